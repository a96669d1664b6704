import type { OutboxHandlers } from "~/outbox/message";
import { sendConfirmation } from "./deliver/confirmation.server";
import { forwardLead } from "./deliver/forward.server";
import { sendGuide } from "./deliver/guide.server";
import { tellOperator } from "./deliver/operator.server";
import { askAgain } from "./deliver/question.server";
import type { LeadWorld } from "./deliver/lead.server";
import { leadEffects } from "./status";

/**
 * What the outbox does with the messages about leads, one file for each kind. Who it is is read here, at
 * send time: nothing is sent about somebody who was erased, or quarantined, or wants no such mail.
 */
export function leadHandlers(world: LeadWorld): OutboxHandlers {
  return {
    [leadEffects.confirmation]: (message) => sendConfirmation(world, message),
    [leadEffects.operator]: (message) => tellOperator(world, message),
    [leadEffects.webhook]: (message) => forwardLead(world, message),
    [leadEffects.guideReady]: (message) => sendGuide(world, message),
    [leadEffects.question]: (message) => askAgain(world, message),
  };
}
