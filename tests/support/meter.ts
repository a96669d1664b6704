import { env } from "./pipeline";

/** Adds up the rows read and written, and the statements, that D1 reports from now on. */
export function meter() {
  const sum = { read: 0, written: 0, statements: 0 };
  const count = (result: D1Result) => {
    sum.read += result.meta.rows_read;
    sum.written += result.meta.rows_written;
    sum.statements += 1;
  };
  const metered = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => metered(target.bind(...values));
        if (name === "run" || name === "all") {
          return async () => {
            const result = await target.all();
            count(result);
            return result;
          };
        }
        if (name === "raw") {
          return async () => {
            const result = await target.all<Record<string, unknown>>();
            count(result);
            return result.results.map((row) => Object.values(row));
          };
        }
        // `batch` needs the statement behind the proxy.
        if (name === "metered") return target;
        return Reflect.get(target, name) as unknown;
      },
    });
  const binding = new Proxy(env.db, {
    get(target, name) {
      if (name === "prepare") return (query: string) => metered(target.prepare(query));
      if (name === "batch") {
        return async (statements: (D1PreparedStatement & { metered: D1PreparedStatement })[]) => {
          const results = await target.batch(statements.map((statement) => statement.metered));
          results.forEach(count);
          return results;
        };
      }
      return Reflect.get(target, name) as unknown;
    },
  });
  return { sum, env: { ...env, db: binding } };
}
