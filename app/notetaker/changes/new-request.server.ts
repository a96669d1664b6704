import { mailboxKey, selectMailbox } from "~/abuse/mailboxes.server";
import type { World, WithVisitor } from "~/world.server";
import { requestNotetaker, type RequestRefusal, type StoredRequest } from "../request/take.server";
import { findNotetaker } from "../store/notetakers.server";
import { cancelNotetaker } from "./change.server";
import {
  canCorrectAddress,
  type ControlOutcome,
  isGone,
  possibleActions,
  refusalOf,
} from "./possible-actions";
import { runAction, refused } from "./run.server";

/** Buttons of the status page that make another notetaker from this one. */

/** Sends a notetaker to the same meeting now, after this one failed. */
export function sendAgain(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "send_again", id, async (notetaker) => {
    const { sequence, name, email, timezone, meetingCode } = notetaker;
    const isComplete = name !== null && email !== null && meetingCode !== null;
    if (!isComplete || !possibleActions(notetaker).includes("send_again")) {
      return refused(refusalOf(notetaker));
    }
    const immediate = { scheduled: false, startsAt: null, wallDate: null, wallTime: null };
    const request = await requestNotetaker(world, {
      input: { name, email, meetingCode, timezone, ...immediate },
      idempotencyKey: `again:${id}:${sequence}`,
      sender: { kind: "link" },
    });
    if (!("id" in request)) return refusalFor(request);
    const isNew = request.outcome === "accepted";
    return { outcome: "done", changed: isNew, shownId: request.id };
  });
}

export type CorrectionOutcome =
  | { readonly outcome: "readdressed"; readonly request: StoredRequest }
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
  if (!notetaker || isGone(notetaker)) return refused("gone");
  const { name, meetingCode, startsAt, wallDate, wallTime, timezone } = notetaker;
  if (!canCorrectAddress(notetaker) || startsAt <= world.clock()) return refused("over");
  const [mailbox] = await selectMailbox(db, notetaker.mailboxKey ?? "");
  if (!mailbox?.bouncedAt || mailbox.complainedAt) return refused("over");
  if ((await mailboxKey(env.siteSecret, email)) === notetaker.mailboxKey) {
    return refused("address_refused");
  }

  const meeting = { meetingCode: meetingCode ?? "", startsAt, wallDate, wallTime, timezone };
  const request = await requestNotetaker(world, {
    input: { name: name ?? "", email, scheduled: true, ...meeting },
    idempotencyKey: `corrected.${id}`,
    sender: { kind: "web", network },
  });
  if (request.outcome === "blocked") return refused("address_refused");
  if (!("id" in request)) return refusalFor(request);
  await cancelNotetaker(world, id);
  return { outcome: "readdressed", request };
}

function refusalFor({ outcome }: RequestRefusal) {
  if (outcome === "unavailable") return { outcome } as const;
  const isAboutMeeting = outcome === "meeting_closed" || outcome === "meeting_full";
  return refused(isAboutMeeting ? outcome : "not_possible");
}
