/**
 * The same database, and how many statements were prepared for it so far; here each is run once. D1
 * refuses more than 1,000 in one invocation (https://developers.cloudflare.com/d1/platform/limits/).
 */
export function countQueries(binding: D1Database): {
  readonly binding: D1Database;
  readonly spent: () => number;
} {
  let spent = 0;
  const counted = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") {
        return (query: string) => {
          spent += 1;
          return target.prepare(query);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { binding: counted, spent: () => spent };
}
