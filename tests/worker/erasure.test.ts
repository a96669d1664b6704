import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { SQLiteCustomColumn, SQLiteTable, SQLiteText } from "drizzle-orm/sqlite-core";
import { expect, test, vi } from "vitest";
import { mailbox, ready, send } from "../support/delivery";
import { reconcileAll } from "../support/invites";
import { marker, storedLead } from "../support/lead-delivery";
import { createWorld, day, db, env, plenty, start, theNotetaker } from "../support/pipeline";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { retentionDays } from "~/config/facts";
import * as schema from "~/db/schema.server";
import { type Booking, emptyPlan } from "~/invites/meeting-plan";
import {
  deleteMailboxLeads,
  eraseTraces,
  findByAddress,
  findByInvitee,
} from "~/leads/erase.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";
import { newShareToken } from "~/notetaker/store/tokens.server";

/** After every erasure, no table has anything left in a column that is declared personal. */

type Row = Readonly<Record<string, string | number | null>>;
type Named = readonly [table: string, columns: readonly string[]];

const columns = Object.values<unknown>(schema)
  .filter((table) => is(table, SQLiteTable))
  .map((table) => [getTableName(table), Object.values(getTableColumns(table))] as const);
const isPersonal = (column: unknown) => is(column, SQLiteCustomColumn);

const tables = columns
  .map(([table, all]): Named => [table, all.filter(isPersonal).map(({ name }) => name)])
  .filter(([, personal]) => personal.length > 0);

test("each column of free text is personal, or is kept because it identifies nobody", () => {
  const kept = columns.flatMap(([table, all]) =>
    all
      .filter((column) => is(column, SQLiteText) && column.enumValues === undefined)
      .filter(({ name }) => !/(?:^|_)(?:id|key|hash|salt|token|kind|error)$/.test(name))
      .map(({ name }) => `${table}.${name}`),
  );
  expect(kept).toEqual([
    "circuit_breakers.refused",
    "operator_alarms.alarm",
    "operator_alarms.entry",
    "guide_releases.link",
    "orders.currency",
  ]);
});

const isEmpty = (value: Row[string] | undefined, row: Row) =>
  value === null || value === 0 || value === row["id"];

/** Columns that hold something: `table.column`, once for each. */
async function filled(): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, columns] of tables) {
    for (const row of await db.all<Row>(sql.raw(`select * from ${table}`))) {
      const full = columns.filter((column) => !isEmpty(row[column], row));
      for (const column of full) found.add(`${table}.${column}`);
    }
  }
  return [...found].toSorted();
}

/** Fills every personal column that is still empty: a number with 1, a text with `marker`. */
async function fillTheRest(): Promise<void> {
  for (const [table, columns] of tables) {
    for (const column of columns) {
      await db.run(
        sql.raw(`update ${table} set ${column} = iif(typeof(${column}) = 'integer', 1,
          '{"${marker}":"${marker}' || rowid || '"}') where ${column} is null or ${column} = 0`),
      );
    }
  }
}

async function everyText(): Promise<string> {
  const rows = await Promise.all(
    tables.map(([table]) => db.all<Row>(sql.raw(`select * from ${table}`))),
  );
  return JSON.stringify(rows);
}

const booked: Booking = {
  occurrence: null,
  start: { wall: start, zone: "Etc/UTC", instant: start },
  endsAt: start,
  code: marker,
  key: marker,
  requestId: null,
  isBeingRecorded: true,
};

test("nothing personal is left in any table once everything is erased", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  mailbox();
  const world = await ready(createWorld());
  const { id: notetakerId } = await theNotetaker();
  const row = await newShareToken(env.siteSecret, notetakerId);
  await db
    .insert(schema.accessTokens)
    .values({ ...row, notetakerId, kind: "share", createdAt: start });
  await db.insert(schema.notetakerNotes).values({
    notetakerId,
    state: "written",
    body: `{"${marker}":1}`,
    createdAt: start,
    finishedAt: start,
  });
  await storedLead("guide", ["lead-operator"], { id: "asked" });
  await storedLead("members-offer", ["lead-operator"], { id: "not-me", emailKey: "other" });
  const booking = { page: "book", event: "E1", invitee: marker };
  await storedLead("booking", [], { id: "booked", email: null, emailKey: null, booking });
  await db.insert(schema.orders).values({
    ...{ id: "pi_1", amount: 2_700, currency: "usd", paidAt: start, createdAt: start },
    ...{
      email: `${marker}@example.test`.toLowerCase(),
      emailKey: await mailboxKey(env.siteSecret, `${marker}@example.test`),
    },
  });
  await db.insert(schema.calendarInvites).values({
    ...{
      id: "invite",
      name: marker,
      email: `${marker}@example.test`,
      plan: emptyPlan,
    },
    ...{ version: 1, message: marker, receivedAt: start, nextAt: start },
    booking: booked,
  });
  await db.run(sql`update notetakers set name = ${marker}, timezone = ${marker}`);
  await fillTheRest();
  expect(await filled()).toEqual(
    tables.flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)).toSorted(),
  );
  expect(await everyText()).toContain(marker);

  await eraseTraces(db, await findByInvitee(db, marker));
  await eraseTraces(db, await findByAddress(db, `${marker}@example.test`.toLowerCase()));
  await deleteMailboxLeads(db, { leadId: "not-me", mailboxKey: "other" });
  world.pass((retentionDays + 1) * day);
  await reconcileAll(world);
  await runDue(world, "purge", plenty);
  await send(world);
  world.pass(day);
  await runDue(world, "forget", plenty);

  expect(await filled()).toEqual([]);
  expect(await everyText()).not.toContain(marker);
});
