import { mailboxKey, selectMailbox } from "~/abuse/mailboxes.server";
import type { WithVisitor } from "~/world.server";
import { requestNotetaker, type RequestOutcome } from "../request/take.server";
import { findNotetaker } from "../store/notetakers.server";
import { cancelNotetaker } from "./change.server";
import { type ControlOutcome, canCorrectAddress, isErased } from "./possible-actions";
import { refused } from "./run.server";

export type CorrectionOutcome =
  | { readonly outcome: "readdressed"; readonly taken: Extract<RequestOutcome, { id: string }> }
  | Exclude<ControlOutcome, { outcome: "done" }>;

/**
 * Replaces a booked notetaker, whose mail bounces, by a new request for another address. The old links do
 * not open the new notetaker.
 */
export async function correctAddress(
  world: WithVisitor,
  id: string,
  email: string,
): Promise<CorrectionOutcome> {
  const { db, env, network } = world;
  const notetaker = await findNotetaker(db, id);
  if (!notetaker || isErased(notetaker)) return refused("gone");
  const { name, meetingCode, startsAt, wallDate, wallTime, timezone } = notetaker;
  if (!canCorrectAddress(notetaker) || startsAt <= world.clock()) return refused("over");
  const [mailbox] = await selectMailbox(db, notetaker.mailboxKey ?? "");
  if (!mailbox?.bouncedAt || mailbox.complainedAt) return refused("over");
  if ((await mailboxKey(env.siteSecret, email)) === notetaker.mailboxKey) {
    return refused("address_refused");
  }

  const meeting = { meetingCode: meetingCode ?? "", startsAt, wallDate, wallTime, timezone };
  const result = await requestNotetaker(world, {
    input: { name: name ?? "", email, scheduled: true, ...meeting },
    idempotencyKey: `corrected.${id}`,
    sender: { kind: "web", network },
  });
  switch (result.outcome) {
    case "accepted":
    case "repeated":
    case "quarantined":
      await cancelNotetaker(world, id);
      return { outcome: "readdressed", taken: result };
    case "blocked":
      return refused("address_refused");
    case "meeting_closed":
    case "meeting_full":
      return refused(result.outcome);
    case "too_many":
      return refused("not_possible");
    case "unavailable":
      return { outcome: "unavailable" };
  }
}
