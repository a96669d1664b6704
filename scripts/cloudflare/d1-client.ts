export type Statement = { readonly sql: string; readonly params: readonly unknown[] };

export type Answer = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly changes: number;
};

export type RunStatements = (statements: readonly Statement[]) => Promise<readonly Answer[]>;

/** The part of a D1 binding that drizzle and `runBatch` use. */
export function d1Client(run: RunStatements): D1Database {
  const prepare = (sql: string, params: readonly unknown[] = []) => {
    const answer = async () => (await run([{ sql, params }]))[0] ?? nothing;
    const result = async () => resultOf(await answer());
    return {
      sql,
      params,
      bind: (...values: readonly unknown[]) => prepare(sql, values),
      all: result,
      run: result,
      raw: async () => (await answer()).rows,
    };
  };
  const client = {
    prepare: (sql: string) => prepare(sql),
    batch: async (statements: readonly Statement[]) => {
      const answers = await run(statements.map(({ sql, params }) => ({ sql, params })));
      return answers.map(resultOf);
    },
  };
  return client as unknown as D1Database;
}

const nothing: Answer = { columns: [], rows: [], changes: 0 };

function resultOf({ columns, rows, changes }: Answer) {
  const results = rows.map((row) =>
    Object.fromEntries(columns.map((column, nth) => [column, row[nth]])),
  );
  return { success: true, results, meta: { changes } };
}
