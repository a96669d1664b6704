import type { LeadMessage, OutboxHandlers } from "~/jobs/message";
import type { World } from "~/world.server";
import { leadEffects } from "../status";
import { sendConfirmation } from "./confirmation.server";
import { forwardLead } from "./forward.server";
import { sendGuide } from "./guide.server";
import { tellOperator } from "./operator.server";
import { askAgain } from "./question.server";

/**
 * What the outbox does with the messages about leads, one file for each kind. Who it is is read here, at
 * send time: nothing is sent about somebody who was erased, or quarantined, or wants no such mail.
 */
export function leadHandlers(world: World): OutboxHandlers<LeadMessage> {
  return {
    [leadEffects.confirmation]: (message) => sendConfirmation(world, message),
    [leadEffects.operator]: (message) => tellOperator(world, message),
    [leadEffects.webhook]: (message) => forwardLead(world, message),
    [leadEffects.guideReady]: (message) => sendGuide(world, message),
    [leadEffects.question]: (message) => askAgain(world, message),
  };
}
