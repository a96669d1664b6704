import { getTableColumns, type Table } from "drizzle-orm";
import { customType, SQLiteCustomColumn } from "drizzle-orm/sqlite-core";

/** Text column that is emptied when a person is erased (`tests/worker/erasure.test.ts`). */
export const personal = customType<{ data: string }>({ dataType: () => "text" });

export function personalJson<Data>() {
  return customType<{ data: Data; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as Data,
  })();
}

type Columns<T extends Table> = T["_"]["columns"];
/** Names of the columns that `personal` or `personalJson` made. */
type PersonalColumn<T extends Table> = {
  [C in keyof Columns<T>]: Columns<T>[C]["_"]["columnType"] extends "SQLiteCustomColumn"
    ? C
    : never;
}[keyof Columns<T>];

/** Returns null for each personal column, except those that are kept. */
export function personalNulls<T extends Table, Kept extends PersonalColumn<T> = never>(
  table: T,
  kept: readonly Kept[] = [],
) {
  const isKept = (name: string) => kept.some((one) => one === name);
  const nulls = Object.entries(getTableColumns(table))
    .filter(([name, column]) => column instanceof SQLiteCustomColumn && !isKept(name))
    .map(([name]) => [name, null]);
  return Object.fromEntries(nulls) as Readonly<Record<Exclude<PersonalColumn<T>, Kept>, null>>;
}
