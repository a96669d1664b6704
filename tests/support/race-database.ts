type Row = Record<string, unknown>;

type Batch = {
  readonly statements: readonly D1PreparedStatement[];
  readonly resolve: (results: D1Result<Row>[]) => void;
  readonly reject: (reason: unknown) => void;
};

/** The part of a prepared statement that drizzle and `runBatch` use. */
type Prepared = {
  readonly inner: D1PreparedStatement;
  readonly bind: (...values: unknown[]) => Prepared;
  readonly run: () => Promise<D1Result<Row>>;
  readonly all: () => Promise<D1Result<Row>>;
  readonly raw: () => Promise<unknown[][]>;
};

export type RaceDatabase = ReturnType<typeof createRaceDatabase>;

/**
 * The real database for many races in parallel. Runs all waiting statements in one round trip. Races touch
 * different rows and batches stay together, so each race sees the same rows as if it ran alone.
 */
export function createRaceDatabase(real: D1Database) {
  let queue: Batch[] = [];

  const enqueue = (statements: readonly D1PreparedStatement[]) =>
    new Promise<D1Result<Row>[]>((resolve, reject) => {
      queue.push({ statements, resolve, reject });
    });

  function prepared(inner: D1PreparedStatement, turn: () => Promise<void>): Prepared {
    const one = async () => {
      await turn();
      const [result] = await enqueue([inner]);
      if (!result) throw new Error("no result");
      return result;
    };
    return {
      inner,
      bind: (...values) => prepared(inner.bind(...values), turn),
      run: one,
      all: one,
      raw: async () => (await one()).results.map((row) => Object.values(row)),
    };
  }

  return {
    /** A binding whose statements wait for a turn, and then for `flush`. */
    binding: (turn: () => Promise<void>): D1Database =>
      new Proxy(real, {
        get(target, name) {
          switch (name) {
            case "prepare":
              return (query: string) => prepared(target.prepare(withUniqueNames(query)), turn);
            case "batch":
              return async (statements: readonly Prepared[]) => {
                await turn();
                return enqueue(statements.map(({ inner }) => inner));
              };
            default:
              return Reflect.get(target, name) as unknown;
          }
        },
      }),

    /** Runs all waiting statements. Resolves when each statement has its answer. */
    async flush() {
      const batches = queue;
      queue = [];
      const statements = batches.flatMap((batch) => batch.statements);
      if (statements.length === 0) return;
      try {
        const results = await real.batch<Row>(statements);
        for (const { statements: own, resolve } of batches) resolve(results.splice(0, own.length));
      } catch (error) {
        for (const { reject } of batches) reject(error);
        throw error;
      }
    },
  };
}

/** Gives columns of a join unique names: a batch returns objects, in which equal names would collide. */
function withUniqueNames(query: string): string {
  const join = query.indexOf(" inner join ");
  if (/ (?!inner )\w+ join /.test(query)) throw new Error(`only inner joins: ${query}`);
  if (join === -1) return query;
  const from = query.lastIndexOf(" from ", join);
  const named = query
    .slice(0, from)
    .replace(
      /"(\w+)"\."(\w+)"(?=, |$)/g,
      (column, table, name) => `${column} as "${table}.${name}"`,
    );
  return named + query.slice(from);
}
