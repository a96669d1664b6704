import { lobbyMinutes } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { names } from "~/config/names";
import { admitWords } from "~/content/words/failures";
import { heading, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { type BookingProps, meetingFact, personMail, statusBlocks } from "./blocks";
import { bookingOf, dropped, findActive, statusUrl } from "./addressee.server";

const bot = names.notetakerName;
const lobby = amount(lobbyMinutes, "minute");

const words = {
  subject: "Urgent: please let your notetaker in now",
  title: "Your notetaker is waiting to be let in",
  preview: `It's in the lobby and waits ${lobby} at most.`,
  intro: (botName: string) =>
    `The ${bot} is waiting to be let in to your meeting right now. No one has admitted it yet. In the lobby, it appears as “${botName}”.`,
  stepsHeading: "Ask the host to do this now",
  noDialog: "No “Admit” button on the screen?",
  patience: `It waits ${lobby} at most, then leaves without recording anything. Only a host can see the request to join. If no host is in the meeting yet, ask one to join.`,
  statusButton: "Track it live",
} as const;

export function notetakerWaitingMail(props: Omit<BookingProps, "when">): RenderedMail {
  const { meeting, botName } = props;
  const mail = personMail(words, props, [
    paragraph(words.intro(botName)),
    heading(words.stepsHeading),
    { kind: "dialog", who: botName, words: admitWords.dialog },
    paragraph(words.noDialog),
    { kind: "steps", items: admitWords.stepsFor(botName) },
    paragraph(admitWords.onPhone),
    { kind: "strong", text: words.patience },
    { kind: "facts", facts: [meetingFact(meeting)] },
    ...statusBlocks(props, words.statusButton),
  ]);
  return { ...mail, headers: { Importance: "high" } };
}

export async function sendWaiting(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee) return dropped;
  const { status, stopRequestedAt } = addressee.notetaker;
  const isAtTheDoor = status === "joining" || status === "waiting_room";
  if (!isAtTheDoor || stopRequestedAt !== null) return dropped;

  const url = await statusUrl(world, addressee);
  const mail = notetakerWaitingMail({ ...bookingOf(addressee), statusUrl: url });
  return sendMail(world.env, { ...mail, to: addressee.to }, message.key);
}
