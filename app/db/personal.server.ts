import type { InferSelectModel, Table } from "drizzle-orm";
import type * as schema from "./schema.server";

type Tables = {
  readonly [
    Name in keyof typeof schema as (typeof schema)[Name] extends Table ? Name : never
  ]: (typeof schema)[Name];
};
type Columns<T> = T extends Table ? keyof InferSelectModel<T> : never;

/**
 * A `personal` column is null, its own id or its default once its person is erased, or the row is gone;
 * `tests/worker/erasure.test.ts` fills them all and looks. Keyed hashes that outlive an erasure on purpose
 * are `kept`, as the privacy page says.
 */
export const personal = {
  notetakers: {
    id: "kept",
    status: "kept",
    reason: "kept",
    name: "personal",
    email: "personal",
    mailboxKey: "personal",
    meetingCode: "personal",
    startsAt: "kept",
    scheduled: "kept",
    wallDate: "personal",
    wallTime: "personal",
    timezone: "personal",
    source: "kept",
    sequence: "kept",
    provider: "kept",
    revision: "kept",
    botId: "kept",
    formerBotId: "kept",
    recordingId: "personal",
    transcriptRequests: "kept",
    speakerNames: "personal",
    startedAt: "kept",
    endedAt: "kept",
    nextStep: "kept",
    nextAt: "kept",
    leaseToken: "kept",
    attempts: "kept",
    unconfirmedCalls: "kept",
    countedAt: "kept",
    lastError: "kept",
    changeId: "kept",
    cancelledAt: "kept",
    stopRequestedAt: "kept",
    deleteRequestedAt: "kept",
    deliveredAt: "kept",
    createdAt: "kept",
    updatedAt: "kept",
    deletedAt: "kept",
  },
  accessTokens: {
    tokenHash: "kept",
    notetakerId: "kept",
    kind: "kept",
    salt: "kept",
    createdAt: "kept",
  },
  circuitBreakers: {
    provider: "kept",
    openUntil: "kept",
    alarmedAt: "kept",
    refused: "kept",
  },
  webhookReceipts: {
    id: "kept",
    receivedAt: "kept",
  },
  outbox: {
    key: "kept",
    kind: "kept",
    subjectId: "kept",
    priority: "kept",
    state: "kept",
    dueAt: "kept",
    attempts: "kept",
    lastError: "kept",
    createdAt: "kept",
    finishedAt: "kept",
  },
  mailboxes: {
    key: "kept",
    verifiedAt: "kept",
    blockedAt: "kept",
    bouncedAt: "kept",
    complainedAt: "kept",
  },
  counts: {
    kind: "kept",
    key: "kept",
    hour: "kept",
    count: "kept",
  },
  meetingClosures: {
    meetingKey: "kept",
    closedUntil: "kept",
  },
  alarms: {
    name: "kept",
    raisedAt: "kept",
    suppressed: "kept",
  },
  operatorAlarms: {
    alarm: "kept",
    sinceAt: "kept",
    seenAt: "kept",
    mailedAt: "kept",
    entry: "kept",
  },
  heartbeats: {
    name: "kept",
    beatAt: "kept",
  },
  calendarInvites: {
    id: "kept",
    name: "personal",
    email: "personal",
    proof: "kept",
    plan: "personal",
    booking: "personal",
    version: "kept",
    message: "personal",
    heardAt: "kept",
    nextAt: "kept",
    leaseToken: "kept",
  },
  leads: {
    id: "kept",
    kind: "kept",
    guideId: "kept",
    email: "personal",
    firstName: "personal",
    lastName: "personal",
    booking: "personal",
    emailKey: "personal",
    attribution: "personal",
    quarantined: "kept",
    createdAt: "kept",
  },
  unsubscribes: {
    emailKey: "kept",
    createdAt: "kept",
    askedAt: "kept",
  },
  guideReleases: {
    guideId: "kept",
    link: "kept",
    createdAt: "kept",
  },
  notetakerNotes: {
    notetakerId: "kept",
    state: "kept",
    body: "personal",
    createdAt: "kept",
    finishedAt: "kept",
  },
  orders: {
    id: "kept",
    version: "kept",
    amount: "kept",
    currency: "kept",
    email: "personal",
    emailKey: "personal",
    paidAt: "kept",
    createdAt: "kept",
  },
} as const satisfies {
  readonly [Name in keyof Tables]: Readonly<Record<Columns<Tables[Name]>, "personal" | "kept">>;
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
