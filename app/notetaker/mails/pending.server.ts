import { names } from "~/config/names";
import { paragraph, quiet, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { isErased } from "../changes/possible-actions";
import { bookingOf, dropped, findAddressee, statusUrl } from "./addressee.server";
import { type BookingProps, commonMailWords as common, meetingFact, personMail } from "./blocks";

/** Mails to a mailbox that may not have asked: without a word of the sender's choosing. */

const bot = names.notetakerName;

const pendingMailWords = {
  subject: "Did you ask for a notetaker?",
  title: "Did you ask for a notetaker?",
  preview: "We won't send anything until you say so.",
  intro: `Several notetakers were requested with your address today, so we're checking with you. The latest ones wait until you tell us which are yours.`,
  button: "Review the requests",
  ignore: "If they aren't yours, just ignore this email. Nothing will be sent.",
} as const;

/** To the address in From of an unproven invite. */
const unprovenMailWords = {
  subject: "Did you invite the notetaker?",
  title: "Did you invite the notetaker?",
  preview: "It only joins if you say so.",
  intro: `A calendar invite from your address asks the ${bot} to join this meeting:`,
  question:
    "Your email provider didn't sign the invite in a way that shows it really came from you, so the notetaker won't join until you say yes. If the meeting repeats, your yes covers the later dates too.",
  button: "Yes, join",
  later:
    "If the meeting moves or is canceled, please change it on the same page. Your calendar's updates won't reach the notetaker, because we can't verify those either.",
  ignore: "If it wasn't you, just ignore this email. Nothing is booked.",
} as const;

type PendingMailProps = Pick<BookingProps, "statusUrl" | "notMeUrl">;

export function pendingConfirmationMail({ statusUrl: url, notMeUrl }: PendingMailProps) {
  const { intro, button, ignore, ...words } = pendingMailWords;
  return personMail(words, { name: "", notMeUrl }, [
    paragraph(intro),
    { kind: "button", label: button, url },
    quiet(ignore),
  ]);
}

export function unprovenInviteMail({
  statusUrl: url,
  notMeUrl,
  when,
  meeting,
}: PendingMailProps & Pick<BookingProps, "when" | "meeting">) {
  const { intro, question, button, later, ignore, ...words } = unprovenMailWords;
  return personMail(words, { name: "", notMeUrl }, [
    paragraph(intro),
    { kind: "facts", facts: [[common.facts.when, when], meetingFact(meeting)] },
    paragraph(question),
    { kind: "button", label: button, url },
    paragraph(later),
    quiet(ignore),
  ]);
}

export function sendPendingConfirmation(world: World, message: OutboxMessage) {
  return sendPending(world, message, pendingConfirmationMail);
}

export function sendUnprovenInvite(world: World, message: OutboxMessage) {
  return sendPending(world, message, unprovenInviteMail);
}

async function sendPending(
  world: World,
  message: OutboxMessage,
  render: (booking: BookingProps & PendingMailProps) => RenderedMail,
): Promise<SendOutcome> {
  const addressee = await findAddressee(world, message);
  const { notetaker } = addressee ?? {};
  if (!addressee || notetaker?.status !== "pending_confirmation" || isErased(notetaker)) {
    return dropped;
  }
  const url = await statusUrl(world, addressee);
  const mail = render({ ...bookingOf(addressee), statusUrl: url });
  return sendMail(world.env, { ...mail, to: addressee.to }, message.key);
}
