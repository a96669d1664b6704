import {
  reconcileDue,
  reconcileInvite,
  type NotetakerPort,
} from "~/invites/reconcile-invites.server";
import { takeMail } from "~/invites/take-mail.server";
import { kindOf, log } from "~/lib/log/log.server";
import { dayMs } from "~/lib/time/instant";
import { cancelNotetaker, deleteEverything } from "~/notetaker/changes/change.server";
import { rescheduleNotetaker } from "~/notetaker/changes/reschedule.server";
import { isGone } from "~/notetaker/changes/possible-actions";
import { parseMeetingLink } from "~/notetaker/request/meeting-link";
import { requestNotetaker, type RequestOutcome } from "~/notetaker/request/take.server";
import { findNotetaker } from "~/notetaker/store/notetakers.server";
import type { World } from "~/world.server";

/** Stores a mail to the join address, then books. Rejects if the mail was not stored, so that it is sent again. */
export async function receiveEmail(
  world: World,
  message: Pick<ForwardableEmailMessage, "from" | "to" | "raw" | "rawSize">,
): Promise<void> {
  const { isConfirmed } = notetakerPort(world);
  const tools = { readLink: parseMeetingLink, isConfirmed };
  try {
    const inviteIds = await takeMail({ ...world, ...tools }, message);
    world.waitUntil(reconcileInOrder(world, inviteIds));
  } catch (error) {
    logFailure(error);
    throw error;
  }
}

async function reconcileInOrder(world: World, inviteIds: readonly string[]): Promise<void> {
  const reconciling = { ...world, notetaker: notetakerPort(world) };
  for (const id of inviteIds) await reconcileInvite(reconciling, id).catch(logFailure);
}

/** Also waits for the calls to the provider that booking, moving and cancelling start. */
export async function reconcileInvites(
  world: World,
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  const started: Promise<unknown>[] = [];
  const notetaker = notetakerPort({ ...world, waitUntil: (work) => started.push(work) });
  const reconciled = await reconcileDue({ ...world, notetaker }, bounds);
  await Promise.allSettled(started);
  return reconciled;
}

function logFailure(error: unknown): void {
  log({ event: "invite.failed", kind: kindOf(error) });
}

/** Returns true if the organizer can still confirm the request. Otherwise the invite ends. */
function mayBeConfirmed(request: RequestOutcome): boolean {
  if (request.outcome === "repeated") return request.isOwn;
  // The request was not refused, and a later run makes it again.
  if (request.outcome === "unavailable") return true;
  return request.outcome === "accepted" && request.pending;
}

function notetakerPort(world: World): NotetakerPort {
  return {
    async cancel(id) {
      const notetaker = await findNotetaker(world.db, id);
      const isPending = notetaker?.status === "pending_confirmation";
      return isPending ? deleteEverything(world, id) : cancelNotetaker(world, id);
    },
    reschedule: (id, to) => rescheduleNotetaker(world, id, to),
    async isConfirmed(id) {
      const notetaker = await findNotetaker(world.db, id);
      const isPending = notetaker?.status === "pending_confirmation";
      return notetaker !== null && !isPending && !isGone(notetaker);
    },
    async book({ name, email }, wanted, idempotencyKey, isUnproven) {
      const domain = email.slice(email.lastIndexOf("@") + 1);
      const request = await requestNotetaker(world, {
        input: { name, email, scheduled: true, ...wanted },
        idempotencyKey,
        sender: isUnproven ? { kind: "unproven_invite" } : { kind: "invite", domain },
      });
      if (isUnproven && !mayBeConfirmed(request)) return { outcome: "declined" };
      if ("id" in request) return { outcome: "booked", requestId: request.id };
      const { outcome, retryAfterSeconds } = request;
      const afterMs = retryAfterSeconds === null ? dayMs : retryAfterSeconds * 1_000;
      // The sender gets no reply about these two.
      const isSilent = outcome === "blocked" || outcome === "unavailable";
      return { outcome: "later", afterMs, why: isSilent ? null : outcome };
    },
  };
}
