import { notetakerHeldMail, notetakerUnprovenMail } from "~/email/templates/notetaker-sharing";
import type { OutboxHandlers } from "~/outbox/message";
import { announceRecipient } from "./deliver/announce.server";
import { sendCancelled } from "./deliver/cancelled.server";
import { sendConfirmation } from "./deliver/confirmation.server";
import { sendDeleted } from "./deliver/deleted.server";
import { sendFailure } from "./deliver/failure.server";
import { sendOptedOut } from "./deliver/opted-out.server";
import type { DeliveryWorld } from "./deliver/recipient.server";
import { sendReminder } from "./deliver/reminder.server";
import { sendRescheduled } from "./deliver/rescheduled.server";
import { sendResult } from "./deliver/result.server";
import {
  sendAlreadyComing,
  sendAnotherComing,
  sendAnswer,
  sendAsked,
  sendHeld,
  sendQuestionOver,
  sendStopped,
} from "./deliver/sharing.server";
import { sendWaiting } from "./deliver/waiting.server";

/**
 * What the outbox does with the messages of the notetaker, one file for each kind. Names, addresses and
 * states are read here, at send time: what is no longer true by then is dropped.
 */
export function notetakerHandlers(world: DeliveryWorld): OutboxHandlers {
  return {
    confirmation: (message) => sendConfirmation(world, message),
    reminder: (message) => sendReminder(world, message),
    waiting: (message) => sendWaiting(world, message),
    cancelled: (message) => sendCancelled(world, message),
    rescheduled: (message) => sendRescheduled(world, message),
    held: (message) => sendHeld(world, message, notetakerHeldMail),
    unproven: (message) => sendHeld(world, message, notetakerUnprovenMail),
    already_coming: (message) => sendAlreadyComing(world, message),
    asked: (message) => sendAsked(world, message),
    asked_again: (message) => sendAsked(world, message),
    let_in: (message) => sendAnswer(world, message),
    declined: (message) => sendAnswer(world, message),
    question_over: (message) => sendQuestionOver(world, message),
    another_coming: (message) => sendAnotherComing(world, message),
    stopped: (message) => sendStopped(world, message),
    announce: (message) => announceRecipient(world, message),
    result: (message) => sendResult(world, message),
    failure: (message) => sendFailure(world, message),
    opted_out: (message) => sendOptedOut(world, message),
    deleted: (message) => sendDeleted(world, message),
  };
}
