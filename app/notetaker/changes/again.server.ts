import type { World } from "~/world.server";
import { requestNotetaker, type NotetakerSubmission } from "../request/request.server";
import { receives } from "../status";
import { storeResultAgain, type RequestOfJob } from "../store/changes.server";
import { isErased, possibleActions, refusalOf, type ControlOutcome } from "./rules";
import { control, done, doneBefore, refused, write } from "./run.server";

/**
 * Sends a bot again, now, after a failure: a new request of the same person, by the way that every
 * request takes. Asked for twice it is one. Answers the new request's id.
 */
export async function sendAgain(
  world: World,
  requestId: string,
): Promise<ControlOutcome & { readonly requestId?: string }> {
  let newRequestId: string | null = null;
  const outcome = await control(world, "send_again", requestId, async (found) => {
    const { job, request } = found;
    const submission = submissionOf(found);
    if (!submission || !possibleActions(job, request).includes("send_again")) {
      return refused(refusalOf(job, request));
    }

    const asked = await requestNotetaker(world, submission);
    switch (asked.outcome) {
      case "accepted":
      case "repeated":
        newRequestId = asked.requestId;
        return { outcome: "done", changed: asked.outcome === "accepted" };
      case "closed":
      case "meeting_full":
        return refused(asked.outcome);
      case "over_quota":
      case "blocked":
      case "quarantined":
        return refused("not_possible");
      case "unavailable":
        return { outcome: "unavailable" };
    }
  });
  return newRequestId === null ? outcome : { ...outcome, requestId: newRequestId };
}

/**
 * Mails the result once more to a mailbox that has just become known by this very press, now with the
 * transcript. Asked for twice it is sent once.
 */
export function mailTranscript(world: World, requestId: string): Promise<ControlOutcome> {
  return control(world, "mail_transcript", requestId, async (found) => {
    const { job, request } = found;
    const isReady = job.status === "ready" || job.status === "delivered";
    if (isErased(job, request)) return refused("gone");
    if (!receives(request.standing)) return refused("not_yours");
    if (!isReady || request.cancelledAt !== null) return refused("over");
    const isNew = await write(world, () =>
      storeResultAgain(world.db, found, world.env.summary !== null, world.clock()),
    );
    return isNew ? done : doneBefore;
  });
}

/** null for a request whose data is gone. */
function submissionOf({ job, request }: RequestOfJob): NotetakerSubmission | null {
  const { name, email, timezone } = request;
  const { meetingCode } = job;
  if (name === null || email === null || meetingCode === null) return null;

  const appointment = { scheduled: false, startsAt: null, wallDate: null, wallTime: null };
  return {
    input: { name, email, meetingCode, timezone, ...appointment },
    idempotencyKey: `again:${request.id}:${request.sequence}`,
    // The button is pressed by whoever has the link; only the quota of their address counts.
    sender: { kind: "link" },
    source: request.source,
    suspicion: { honeypot: false, token: "ok" },
  };
}
