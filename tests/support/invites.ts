import { beforeEach, type MockInstance, vi } from "vitest";
import { openDb } from "~/db/client.server";
import * as schema from "~/db/schema.server";
import { inviteHandlers } from "~/invites/invite-replies.server";
import { notetakerHandlers } from "~/notetaker/mails/notetaker-handlers.server";
import { sendDue } from "~/jobs/send-due.server";
import { receiveEmail, reconcileInvites } from "../../workers/inbound-email";
import { inviteNamed } from "../fixtures/invites";
import { allNotetakers, db, env, outboxRows, plenty, type TestWorld, withWork } from "./pipeline";

/** Hands a mail to the Worker as Cloudflare would, and waits for the work that the Worker started. */
export async function post(
  world: TestWorld,
  mail: string | { readonly raw: string | Uint8Array<ArrayBuffer> },
  envelope: { from?: string; to?: string; rawSize?: number; env?: typeof env } = {},
): Promise<void> {
  const raw = typeof mail === "string" ? inviteNamed(mail) : mail.raw;
  const bytes = typeof raw === "string" ? new TextEncoder().encode(raw) : raw;
  const message = {
    from: envelope.from ?? "sender@example.test",
    to: envelope.to ?? env.joinAddress,
    raw: new Blob([bytes]).stream(),
    rawSize: envelope.rawSize ?? bytes.byteLength,
  };
  const siteEnv = envelope.env ?? env;
  const provider = siteEnv.recall && world.provider;
  const site = { ...world, env: siteEnv, db: openDb(siteEnv.db), provider };
  await withWork(site, (siteWorld) => receiveEmail(siteWorld, message));
}

export function changed(name: string, ...changes: (readonly [from: string, to: string])[]) {
  let raw = inviteNamed(name);
  for (const [from, to] of changes) {
    if (!raw.includes(from)) throw new Error(`there is no ${from} in ${name}`);
    raw = raw.replaceAll(from, to);
  }
  return { raw };
}

export async function reconcileAll(world: TestWorld): Promise<number> {
  return reconcileInvites({ ...world, env }, plenty);
}

export async function inviteRows() {
  return db.select().from(schema.calendarInvites);
}

const startText = ({ startsAt }: { readonly startsAt: number }) =>
  new Date(startsAt).toISOString().slice(0, 16);

/** Describes every booking in order: code, instant, wall time and zone, owner, and whether it was canceled. */
export async function bookings(): Promise<string[]> {
  return (await allNotetakers()).map((one) => {
    const wall = `${one.wallDate} ${one.wallTime} ${one.timezone}`;
    const off = one.cancelledAt === null ? "" : " cancelled";
    return `${one.meetingCode} ${startText(one)}Z, ${wall}, ${one.email}${off}`;
  });
}

/** Start of each booking ("2026-12-10T13:00"), with " off" after a canceled booking. */
export async function times(): Promise<string[]> {
  return (await allNotetakers()).map((one) => {
    return `${startText(one)}${one.cancelledAt === null ? "" : " off"}`;
  });
}

/** Kinds of the enqueued replies (for `invite_unread` the reason) and of questions to organizers. */
export async function answers(): Promise<string[]> {
  const rows = (await outboxRows()).filter(({ kind }) => /^invite_|^unproven_invite$/.test(kind));
  return rows.map(({ kind, key }) => {
    // "<id of the invite>:invite_unread:<SEQUENCE>.<reason>"
    const variant = key.split(`:${kind}`)[1]?.slice(1) ?? "";
    return kind === "invite_unread" ? variant.replace(/^\d+\./, "") : kind;
  });
}

export async function sendAll(world: TestWorld): Promise<void> {
  const count = async () => ({ outcome: "sent" }) as const;
  const handlers = { ...notetakerHandlers(world), ...inviteHandlers(world), count };
  await sendDue(world, handlers, plenty);
}

/** Begins each test with a silent log. The function returns why mails or events were ignored. */
export function beginSilent(): () => string[] {
  let logged: MockInstance<typeof console.log>;
  beforeEach(() => void (logged = vi.spyOn(console, "log").mockImplementation(() => undefined)));
  return () => {
    const entries = logged.mock.calls.map(([entry]) => entry as { event: string; why?: string });
    return entries.flatMap(({ event, why }) =>
      event === "invite.ignored" && why !== undefined ? [why] : [],
    );
  };
}
