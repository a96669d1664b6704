import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { isErased } from "../../changes/rules";
import { providerOf } from "../../provider/open-provider.server";
import { findOwners, findRequest } from "../../store/jobs.server";
import { recipientAnnouncement } from "./announcement";
import { dropped } from "../addressee.server";

/** Tells everybody in the meeting's chat who else gets the notes, while the bot is inside. */
export async function announceRecipient(
  world: World,
  { subjectId, dedupeKey }: OutboxMessage,
): Promise<SendOutcome> {
  const { db } = world;
  const found = await findRequest(db, subjectId);
  if (!found || found.request.standing !== "recipient") return dropped;
  const { job, request } = found;
  const isInside = job.status === "in_call" || job.status === "recording";
  if (!isInside || isErased(job, request) || job.botId === null) return dropped;
  const provider = providerOf(world, job);
  if (!provider) return { outcome: "retry", code: "provider_off" };

  const owner = (await findOwners(db, [job.id])).get(job.id);
  const text = recipientAnnouncement(request, owner);
  const answer = await provider.sendChat(job.botId, text, dedupeKey);
  if (answer.ok) return { outcome: "sent" };

  const { class: kind, code } = answer;
  log({ event: "provider.refused", call: "send_chat", class: kind, code, jobId: job.id });
  // A bot that has left says nothing more; whoever reads the page sees who gets the notes.
  if (kind === "gone" || kind === "permanent") return dropped;
  const afterMs = answer.retryAfterMs;
  return { outcome: "retry", code, ...(afterMs === null ? {} : { afterMs }) };
}
