import type { NotetakerMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { mostAttempts } from "~/jobs/retry-schedule";
import type { World } from "~/world.server";
import { writeNotes } from "../notes/notes.server";
import { forgetAddress, forgetNetwork } from "../store/erase.server";
import {
  announceRecipient,
  sendAlreadyComing,
  sendAnotherComing,
  sendAnswer,
  sendAsked,
  sendHeld,
  sendQuestionOver,
  sendStopped,
} from "./sharing/send.server";
import { sendCancelled } from "./endings/cancelled.server";
import { sendConfirmation } from "./confirmation.server";
import { sendDeleted } from "./endings/deleted.server";
import { sendFailure } from "./endings/failure.server";
import { sendOptedOut } from "./endings/opted-out.server";
import { sendLate } from "./late.server";
import { sendReminder } from "./reminder.server";
import { sendRescheduled } from "./rescheduled.server";
import { sendResult } from "./result/send.server";
import { notetakerHeldMail, notetakerUnprovenMail } from "./sharing/letters";
import { sendWaiting } from "./waiting.server";

/**
 * What the outbox does with the messages of the notetaker, one file for each kind. Names, addresses and
 * states are read here, at send time: what is no longer true by then is dropped.
 */
export function notetakerHandlers(world: World): OutboxHandlers<NotetakerMessage> {
  return {
    confirmation: (message) => sendConfirmation(world, message),
    reminder: (message) => sendReminder(world, message),
    late: (message) => sendLate(world, message),
    waiting: (message) => sendWaiting(world, message),
    cancelled: (message) => sayLast(world, message, sendCancelled),
    rescheduled: (message) => sendRescheduled(world, message),
    held: (message) => sendHeld(world, message, notetakerHeldMail),
    unproven: (message) => sendHeld(world, message, notetakerUnprovenMail),
    already_coming: (message) => sendAlreadyComing(world, message),
    asked: (message) => sendAsked(world, message),
    asked_again: (message) => sendAsked(world, message),
    let_in: (message) => sendAnswer(world, message),
    declined: (message) => sendAnswer(world, message),
    question_over: (message) => sayFarewell(world, message, sendQuestionOver),
    another_coming: (message) => sendAnotherComing(world, message),
    stopped: (message) => sendStopped(world, message),
    announce: (message) => announceRecipient(world, message),
    notes: (message) => writeNotes(world, message),
    result: (message) => sendResult(world, message),
    failure: (message) => sayLast(world, message, sendFailure),
    opted_out: (message) => sayFarewell(world, message, sendOptedOut),
    deleted: (message) => sayFarewell(world, message, sendDeleted),
  };
}

type Send = (world: World, message: OutboxMessage) => Promise<SendOutcome>;

/** What ends the mail about a request whose data stays until its day. */
async function sayLast(world: World, message: OutboxMessage, send: Send): Promise<SendOutcome> {
  const sent = await send(world, message);
  if (sent.outcome === "sent") await forgetNetwork(world.db, message.subjectId);
  return sent;
}

/**
 * What may be the last mail to somebody whose data is gone. Their address was kept for it, and goes with
 * it: also when nobody is to be told any more, or the mail service refuses it for good.
 */
async function sayFarewell(world: World, message: OutboxMessage, send: Send): Promise<SendOutcome> {
  const sent = await send(world, message);
  const isOver = sent.outcome !== "retry" || message.attempt >= mostAttempts;
  if (isOver) await forgetAddress(world.db, message.subjectId, message.kind);
  return sent;
}
