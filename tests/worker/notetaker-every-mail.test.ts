import { expect, test } from "vitest";
import { bookedWithoutMail, set } from "../support/booking-mails";
import { enqueueMessage, send, sentMails } from "../support/delivery";
import { createWorld, db, env, outboxRows, start, theNotetaker } from "../support/pipeline";
import { blockMailbox, mailboxKey } from "~/abuse/mailboxes.server";
import { mailboxes, notetakers, outbox } from "~/db/schema.server";
import type { NotetakerMessage } from "~/jobs/message";
import { notetakerHandlers } from "~/notetaker/mails/notetaker-handlers.server";
import type { Notetaker } from "~/notetaker/notetaker";

type Mail = Exclude<NotetakerMessage, "notes">;

const cancelled = { cancelledAt: 1 };
const deleting = { deleteRequestedAt: 1 };
const begun = { status: "in_call" } as const;
/** A mail of its own announces the new time. */
const moved = { sequence: 1 };

/** For each mail: a state in which it is true, its variant, and changes after which it is dropped. */
const table: Readonly<
  Record<Mail, { is: Partial<Notetaker>; variant?: number; unless: Partial<Notetaker>[] }>
> = {
  confirmation: {
    is: { status: "scheduled" },
    unless: [cancelled, deleting, begun, moved, { status: "failed" }, { status: "deleted" }],
  },
  pending_confirmation: { is: { status: "pending_confirmation" }, unless: [deleting, begun] },
  unproven_invite: { is: { status: "pending_confirmation" }, unless: [deleting, begun] },
  reminder: {
    is: { status: "scheduled" },
    variant: 0,
    unless: [cancelled, deleting, begun, moved, { status: "joining" }, { startsAt: start - 1 }],
  },
  waiting: {
    is: { status: "waiting_room" },
    unless: [
      ...[cancelled, deleting, begun, { stopRequestedAt: 1 }],
      ...(["requested", "recording", "failed", "cancelled", "ready"] as const).map((status) => {
        return { status };
      }),
    ],
  },
  rescheduled: { is: { status: "scheduled" }, variant: 0, unless: [cancelled, deleting, moved] },
  cancelled: {
    is: { status: "cancelled", ...cancelled },
    variant: 0,
    unless: [deleting, moved, { cancelledAt: null, status: "scheduled" }],
  },
  failure: {
    is: { status: "failed", reason: "denied" },
    unless: [cancelled, deleting, begun, { status: "ready", reason: null }],
  },
  result: {
    is: { status: "ready" },
    unless: [cancelled, deleting, { status: "deleted", nextStep: null, nextAt: null }],
  },
  opted_out: {
    is: { status: "cancelled", reason: "opted_out" },
    unless: [cancelled, { reason: null }],
  },
  deleted: { is: { status: "deleted", deletedAt: start }, unless: [{ deletedAt: null }] },
};
const mails = Object.keys(table) as Mail[];

test("every mail is in the table", () => {
  const kinds = Object.keys(notetakerHandlers(createWorld()));
  // "notes" asks a model and mails no one.
  expect(kinds.filter((kind) => kind !== "notes").toSorted()).toEqual(mails.toSorted());
});

test.each(mails)(
  "%s is mailed once, and dropped when it is no longer true or its mailbox is blocked",
  async (kind) => {
    const { is, variant = null, unless } = table[kind];
    const { world, id, box } = await bookedWithoutMail();
    await set(is);
    await enqueueMessage(world, kind, id, variant);
    const before = await theNotetaker();
    /** Expects that nothing is sent after `spoil` and that the message ends as `end`; then restores the rows. */
    const isUnsent = async (spoil: () => Promise<unknown>, end: object) => {
      await spoil();
      await send(world);
      expect(box).not.toHaveBeenCalled();
      expect((await outboxRows()).filter((row) => row.kind === kind)).toMatchObject([end]);
      const again = { state: "pending", attempts: 0, dueAt: start, subjectId: id } as const;
      await db.batch([
        db.delete(mailboxes),
        db.update(notetakers).set(before),
        db.update(outbox).set({ ...again, lastError: null }),
      ]);
    };
    const dropped = { state: "done", lastError: "dropped" };
    await isUnsent(() => db.update(outbox).set({ subjectId: "nobody" }), dropped);
    for (const change of [{ email: null }, ...unless]) await isUnsent(() => set(change), dropped);
    const key = await mailboxKey(env.siteSecret, "ada@example.test");
    await isUnsent(() => blockMailbox(db, key, start), dropped);
    const header = { email: "ada@example.test\r\nBcc: eve@example.test" };
    await isUnsent(() => set(header), { state: "dead", lastError: "header_injection" });

    await send(world);
    expect(sentMails(box).map(({ to }) => to)).toEqual(["ada@example.test"]);
  },
);
