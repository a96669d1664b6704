import { getTableColumns, type Table } from "drizzle-orm";
import { customType, SQLiteCustomColumn } from "drizzle-orm/sqlite-core";

/** Text column that is emptied when a person is erased (`tests/worker/erasure.test.ts`). */
export const personal = customType<{ data: string }>({ dataType: () => "text" });

export function personalJson<Data>(name?: string) {
  return customType<{ data: Data; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as Data,
  })(name as string);
}

type Columns<T extends Table> = T["_"]["columns"];
type PersonalColumn<T extends Table> = {
  [C in keyof Columns<T>]: Columns<T>[C]["_"]["columnType"] extends "SQLiteCustomColumn"
    ? C
    : never;
}[keyof Columns<T>];

export function emptied<T extends Table, Kept extends PersonalColumn<T> = never>(
  table: T,
  kept: readonly Kept[] = [],
) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) =>
      column instanceof SQLiteCustomColumn && !(kept as readonly unknown[]).includes(name),
  );
  const nulls = columns.map(([name]) => [name, null]);
  return Object.fromEntries(nulls) as Readonly<Record<Exclude<PersonalColumn<T>, Kept>, null>>;
}
