import type { InferSelectModel, Table } from "drizzle-orm";
import type * as schema from "./schema.server";

type Tables = {
  readonly [
    Name in keyof typeof schema as (typeof schema)[Name] extends Table ? Name : never
  ]: (typeof schema)[Name];
};
type Row<T> = T extends Table ? InferSelectModel<T> : never;
type Texts<T> = keyof {
  [Column in keyof Row<T> as string extends Row<T>[Column] ? Column : never]: unknown;
};

/** Columns emptied when a person is erased (`tests/worker/erasure.test.ts`); `kept` hashes stay. */
export const personal = {
  notetakers: {
    id: "kept",
    name: "personal",
    email: "personal",
    mailboxKey: "personal",
    meetingCode: "personal",
    wallDate: "personal",
    wallTime: "personal",
    timezone: "personal",
    botId: "kept",
    formerBotId: "kept",
    recordingId: "personal",
    speakerNames: "personal",
    leaseToken: "kept",
    lastError: "kept",
    changeId: "kept",
  },
  accessTokens: { tokenHash: "kept", notetakerId: "kept", salt: "kept" },
  circuitBreakers: { refused: "kept" },
  webhookReceipts: { id: "kept" },
  outbox: { key: "kept", kind: "kept", subjectId: "kept", lastError: "kept" },
  mailboxes: { key: "kept" },
  counts: { kind: "kept", key: "kept" },
  meetingClosures: { meetingKey: "kept" },
  alarms: { name: "kept" },
  operatorAlarms: { alarm: "kept", entry: "kept" },
  heartbeats: {},
  calendarInvites: {
    id: "kept",
    name: "personal",
    email: "personal",
    plan: "personal",
    booking: "personal",
    message: "personal",
    leaseToken: "kept",
  },
  leads: {
    id: "kept",
    guideId: "kept",
    email: "personal",
    firstName: "personal",
    lastName: "personal",
    booking: "personal",
    emailKey: "personal",
    attribution: "personal",
  },
  unsubscribes: { emailKey: "kept" },
  guideReleases: { guideId: "kept", link: "kept" },
  notetakerNotes: { notetakerId: "kept", body: "personal" },
  orders: { id: "kept", currency: "kept", email: "personal", emailKey: "personal" },
} as const satisfies {
  readonly [Name in keyof Tables]: Readonly<Record<Texts<Tables[Name]>, "personal" | "kept">>;
};

type Personal = typeof personal;
type PersonalColumn<T extends keyof Personal> = {
  [C in keyof Personal[T]]: Personal[T][C] extends "personal" ? C : never;
}[keyof Personal[T]];

/** Returns null for each personal column of a table but `kept`: what an UPDATE sets to erase a person. */
export function emptied<T extends keyof Personal, Kept extends PersonalColumn<T> = never>(
  table: T,
  kept: readonly Kept[] = [],
) {
  const names = Object.entries(personal[table]).flatMap(([name, kind]) =>
    kind === "personal" && !(kept as readonly string[]).includes(name) ? [[name, null]] : [],
  );
  return Object.fromEntries(names) as Readonly<Record<Exclude<PersonalColumn<T>, Kept>, null>>;
}
