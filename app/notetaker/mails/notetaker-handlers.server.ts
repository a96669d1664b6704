import type { NotetakerMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { mostAttempts } from "~/jobs/retry-schedule";
import type { World } from "~/world.server";
import { writeNotes } from "../notes/write.server";
import { forgetAddressAfter } from "../store/erase.server";
import { sendConfirmation } from "./confirmation.server";
import { sendCancelled } from "./endings/cancelled.server";
import { sendDeleted } from "./endings/deleted.server";
import { sendFailure } from "./endings/failure.server";
import { sendOptedOut } from "./endings/opted-out.server";
import { sendPendingConfirmation, sendUnprovenInvite } from "./pending.server";
import { sendReminder } from "./reminder.server";
import { sendRescheduled } from "./rescheduled.server";
import { sendResult } from "./result/send.server";
import { sendWaiting } from "./waiting.server";

/** Reads everything at send time: a message that is no longer true by then is dropped. */
export function notetakerHandlers(world: World): OutboxHandlers<NotetakerMessage> {
  return {
    confirmation: (message) => sendConfirmation(world, message),
    pending_confirmation: (message) => sendPendingConfirmation(world, message),
    unproven_invite: (message) => sendUnprovenInvite(world, message),
    reminder: (message) => sendReminder(world, message),
    waiting: (message) => sendWaiting(world, message),
    rescheduled: (message) => sendRescheduled(world, message),
    cancelled: (message) => sendCancelled(world, message),
    failure: (message) => sendFailure(world, message),
    notes: (message) => writeNotes(world, message),
    result: (message) => sendResult(world, message),
    opted_out: (message) => sendLastMail(world, message, sendOptedOut),
    deleted: (message) => sendLastMail(world, message, sendDeleted),
  };
}

/** Sends the last mail, then forgets its address, even if it is dropped or refused for good. */
async function sendLastMail(
  world: World,
  message: OutboxMessage,
  send: (world: World, message: OutboxMessage) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const sent = await send(world, message);
  const isOver = sent.outcome !== "retry" || message.attempt >= mostAttempts;
  if (isOver) await forgetAddressAfter(world.db, message.subjectId, message.kind);
  return sent;
}
