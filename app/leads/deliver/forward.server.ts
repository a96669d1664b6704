import { log } from "~/lib/log.server";
import type { OutboxMessage, SendOutcome } from "~/outbox/message";
import { readBooking } from "../booking.server";
import { postSigned } from "../signed-post.server";
import { readTouches } from "../touches";
import {
  countForwarded,
  dropped,
  findLead,
  guideTitle,
  type Lead,
  type LeadWorld,
} from "./lead.server";

/** To the owner's CRM or automation tool, under the same id on every attempt and every replay. */
export async function forwardLead(world: LeadWorld, message: OutboxMessage): Promise<SendOutcome> {
  const { leadWebhook } = world.env;
  const lead = await findLead(world, message);
  if (!lead) return dropped;
  if (leadWebhook === null) {
    log({ event: "lead.untold", leadId: lead.id, why: "no_webhook" });
    return dropped;
  }

  const body = JSON.stringify(leadCreated(lead));
  const outcome = await postSigned(world, leadWebhook, { id: message.dedupeKey, body });
  if (outcome.outcome === "sent") await countForwarded(world, lead);
  return outcome;
}

/** The same bytes on every attempt: what the receiver sees is the event, not the call. */
function leadCreated(lead: Lead) {
  const createdAt = new Date(lead.createdAt).toISOString();
  const title = guideTitle(lead);
  return {
    type: "lead.created",
    timestamp: createdAt,
    data: {
      id: lead.id,
      kind: lead.kind,
      guide: title === null ? null : { id: lead.guideId, title },
      firstName: lead.firstName,
      lastName: lead.lastName,
      email: lead.email,
      booking: readBooking(lead.booking),
      createdAt,
      attribution: lead.attribution === null ? null : readTouches(lead.attribution),
    },
  };
}
