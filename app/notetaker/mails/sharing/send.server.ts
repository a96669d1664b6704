import type { RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { isErased } from "../../changes/rules";
import type { Identity } from "../../job";
import { providerOf } from "../../provider/open-provider.server";
import { findOwners, findRequest } from "../../store/jobs.server";
import {
  type Addressee,
  againUrl,
  askedMeetingOf,
  bookingOf,
  dropped,
  findActive,
  findAddressee,
  hasAnswered,
  isOfThisVersion,
  statusUrl,
} from "../addressee.server";
import type { BookingProps } from "../blocks";
import { botNameFor, nameAndMask, recipientAnnouncement } from "../chat/announcement";
import {
  notetakerAlreadyComingMail,
  notetakerAnotherComingMail,
  notetakerAskedMail,
  notetakerDeclinedMail,
  notetakerLetInMail,
  notetakerQuestionOverMail,
  notetakerStoppedMail,
  type QuestionOverProps,
} from "./letters";
import { sharingWords } from "./words";

/**
 * What passes between the owner of a notetaker and the others at its meeting. Who only asked is shown
 * nothing of the job: the meeting in their mails is the one that they asked for.
 */

/** To whoever asked: somebody else's notetaker is expected, and its owner has been asked. */
export async function sendAlreadyComing(
  world: World,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const asker = await findAddressee(world, message);
  if (!asker || asker.request.standing !== "asking") return dropped;
  if (!isOfThisVersion(message, asker) || isErased(asker.job, asker.request)) return dropped;
  return sendToAsker(world, message, asker, notetakerAlreadyComingMail);
}

/** To whoever asked: the owner's answer. */
export async function sendAnswer(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const asker = await findAddressee(world, message);
  if (!asker || isErased(asker.job, asker.request)) return dropped;
  switch (message.kind) {
    case "let_in":
      return asker.request.standing === "recipient"
        ? sendToAsker(world, message, asker, notetakerLetInMail)
        : dropped;
    default:
      return asker.request.standing === "declined"
        ? sendToAsker(world, message, asker, notetakerDeclinedMail)
        : dropped;
  }
}

async function sendToAsker(
  world: World,
  message: OutboxMessage,
  asker: Addressee,
  write: typeof notetakerLetInMail,
): Promise<SendOutcome> {
  const mail = write({
    ...askedMeetingOf(asker),
    who: nameAndMask(asker.owner),
    statusUrl: await statusUrl(world, asker),
  });
  return sendMail(world.env, { ...mail, to: asker.to }, message.id);
}

/** To everybody but the owner, who has sent the notetaker away before the end. */
export async function sendStopped(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const person = await findAddressee(world, message);
  if (!person || isErased(person.job, person.request)) return dropped;
  const { standing } = person.request;
  if (standing !== "recipient" && standing !== "asking") return dropped;
  const to = standing === "recipient" ? standing : "asker";
  return sendToAsker(world, message, person, (props) => notetakerStoppedMail({ ...props, to }));
}

/** To the owner: somebody asks. The variant is that person's request. */
export async function sendAsked(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const owner = await findActive(world, message);
  const asker = owner && (await findRequest(world.db, message.variant ?? ""));
  const isOpen = asker?.request.jobId === owner?.job.id && asker?.request.standing === "asking";
  if (!owner || !asker || !isOpen || asker.request.deletedAt !== null) return dropped;

  const mail = notetakerAskedMail({
    ...bookingOf(owner),
    who: await shownTo(world, owner, asker.request),
    statusUrl: await statusUrl(world, owner),
    again: message.kind === "asked_again",
  });
  return sendMail(world.env, { ...mail, to: owner.to }, message.id);
}

async function shownTo(world: World, owner: Addressee, other: Identity): Promise<string> {
  return (await hasAnswered(world, owner)) ? nameAndMask(other) : sharingWords.somebody;
}

/** To whoever asked: there is nothing left to wait for. Also while it is being deleted. */
export async function sendQuestionOver(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const asker = await findAddressee(world, message);
  const reason = asker && reasonOf(asker);
  if (!asker || reason === null) return dropped;

  const hasPage = !isErased(asker.job, asker.request);
  const mail = notetakerQuestionOverMail({
    ...askedMeetingOf(asker),
    ...(asker.request.meetingCode === null ? { meeting: null } : {}),
    who: nameAndMask(asker.owner),
    reason,
    ownUrl: hasPage ? await statusUrl(world, asker) : againUrl(world),
  });
  return sendMail(world.env, { ...mail, to: asker.to }, message.id);
}

/** What became of the notetaker; null for who does not wait for an answer about it. */
function reasonOf({ job, request }: Addressee): QuestionOverProps["reason"] | null {
  if (request.standing !== "asking" && request.standing !== "over") return null;
  if (job.reason === "opted_out") return "opted_out";
  if (job.status === "deleted" && job.deleteRequestedAt === null) return "unanswered";
  if (isErased(job, request)) return "deleted";
  if (job.status === "cancelled") return "cancelled";
  if (job.status === "failed" || job.status === "expired") return "failed";
  return request.standing === "over" ? "moved" : null;
}

/** To the owner: another notetaker comes to the same meeting. The variant begins with its job. */
export async function sendAnotherComing(
  world: World,
  message: OutboxMessage,
): Promise<SendOutcome> {
  const owner = await findActive(world, message);
  const [otherJobId = ""] = (message.variant ?? "").split(".");
  const other = owner && (await findOwners(world.db, [otherJobId])).get(otherJobId);
  if (!owner || !other) return dropped;

  const booking = bookingOf(owner);
  const who = await shownTo(world, owner, other);
  const mail = notetakerAnotherComingMail({
    ...booking,
    who,
    theirs: who === sharingWords.somebody ? null : botNameFor(other.email),
    yours: booking.botName,
    statusUrl: await statusUrl(world, owner),
  });
  return sendMail(world.env, { ...mail, to: owner.to }, message.id);
}

/** To a mailbox of which we do not know whether the requests that wait are its own. */
export async function sendHeld(
  world: World,
  message: OutboxMessage,
  render: (booking: BookingProps) => RenderedMail,
): Promise<SendOutcome> {
  const person = await findAddressee(world, message);
  if (!person || person.job.status !== "held" || isErased(person.job, person.request))
    return dropped;
  const mail = render({ ...bookingOf(person), statusUrl: await statusUrl(world, person) });
  return sendMail(world.env, { ...mail, to: person.to }, message.id);
}

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
