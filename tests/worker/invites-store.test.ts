import { expect, test } from "vitest";
import { inviteRows } from "../support/invites";
import { db, minute } from "../support/pipeline";
import { emptyPlan, type Booking } from "~/invites/meeting-plan";
import {
  claimOne,
  deleteInvite,
  findInvite,
  noteProgress,
  release,
  storeMessage,
  type ReceivedMessage,
  type Invite,
} from "~/invites/invite-store.server";

/** Concurrent writers of one invite: an incoming mail and the cron that reconciles it. */

const id = "invite-1";
const now = Date.parse("2026-12-01T12:00:00Z");
const later = now + 60 * minute;

const booking: Booking = {
  occurrence: null,
  start: { wall: later, zone: "Etc/UTC", instant: later },
  endsAt: later + 30 * minute,
  code: "abc-defg-hij",
  key: "one-key",
  requestId: null,
  isBeingRecorded: false,
};

/** A mail from a person of that name, handled when the row had this version. */
function mail(version: number, name: string): ReceivedMessage {
  const receiptId = `${name}-${version}`;
  const sender = { name, email: "ida@firm.example", proof: "vouched" } as const;
  return { id, ...sender, plan: emptyPlan, version, receiptId, reply: null };
}

async function claimed(): Promise<Invite> {
  const invite = await claimOne(db, id, now);
  if (!invite) throw new Error("there was nothing to claim");
  return invite;
}

const row = async () => (await inviteRows())[0];

test("of two mails merged with the same version, only the first is stored", async () => {
  await storeMessage(db, mail(0, "Ida"), now);
  expect(await storeMessage(db, mail(1, "Bo"), now)).toBe(true);
  expect(await storeMessage(db, mail(1, "Cy"), now)).toBe(false);
  expect(await row()).toMatchObject({ name: "Bo", version: 2, message: "Bo-1" });
  expect(await storeMessage(db, mail(2, "Cy"), now)).toBe(true);
  expect(await row()).toMatchObject({ name: "Cy", version: 3 });
});

test("a mail does not take the lease from the cron", async () => {
  await storeMessage(db, mail(0, "Ida"), now);
  const { nextAt, leaseToken } = await claimed();
  await storeMessage(db, mail(1, "Bo"), now + 1);
  expect(await row()).toMatchObject({ nextAt, leaseToken, version: 2 });
  expect(await claimOne(db, id, now + 1)).toBeNull();
  expect(await claimOne(db, id, nextAt)).toMatchObject({ name: "Bo" });
});

test("a mail during a reconciliation makes the invite due again", async () => {
  await storeMessage(db, mail(0, "Ida"), now);
  const undisturbed = await release(db, await claimed(), { booking, nextAt: later }, now);
  expect(undisturbed).toBe(false);
  expect(await row()).toMatchObject({ nextAt: later, leaseToken: null });

  const invite = await claimed();
  await storeMessage(db, mail(1, "Bo"), now);
  expect(await release(db, invite, { booking, nextAt: later }, now)).toBe(true);
  expect(await row()).toMatchObject({ nextAt: now, leaseToken: null });
});

test("an invite is not deleted if a mail came in since it was read", async () => {
  await storeMessage(db, mail(0, "Ida"), now);
  const stale = await claimed();
  await storeMessage(db, mail(1, "Bo"), now);
  await deleteInvite(db, stale);
  expect(await row()).toMatchObject({ name: "Bo", version: 2 });
  const invite = await claimOne(db, id, stale.nextAt);
  if (invite) await deleteInvite(db, invite);
  expect(await findInvite(db, id)).toBeNull();
});

test("a worker that lost its lease writes nothing", async () => {
  await storeMessage(db, mail(0, "Ida"), now);
  const slow = await claimed();
  const quick = await claimOne(db, id, slow.nextAt);
  expect(await noteProgress(db, slow, { booking })).toBe(false);
  expect(await noteProgress(db, slow, { proof: "confirmed" })).toBe(false);
  expect(await release(db, slow, { booking, nextAt: now }, now)).toBe(false);
  await deleteInvite(db, slow);
  expect(await row()).toMatchObject({ booking: null, leaseToken: quick?.leaseToken });
});
