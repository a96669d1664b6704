import { lobbyMinutes } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { names } from "~/config/names";
import { admitWords } from "~/content/words/failures";
import { greeting, heading, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { type BookingProps, commonMailWords as common, meetingFact, statusBlocks } from "./blocks";
import { bookingOf, dropped, findActive, statusUrl } from "./addressee.server";

const bot = names.notetakerName;
const lobby = amount(lobbyMinutes, "minute");

const waitingMailWords = {
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

/** The bot is in the lobby: what to press, and how long there is. */
export function notetakerWaitingMail(props: Omit<BookingProps, "when">): RenderedMail {
  const mail = letter({
    subject: waitingMailWords.subject,
    title: waitingMailWords.title,
    preview: waitingMailWords.preview,
    blocks: [
      greeting(props.name),
      paragraph(waitingMailWords.intro(props.botName)),
      heading(waitingMailWords.stepsHeading),
      { kind: "dialog", who: props.botName, words: admitWords.dialog },
      paragraph(waitingMailWords.noDialog),
      { kind: "steps", items: admitWords.stepsFor(props.botName) },
      paragraph(admitWords.onPhone),
      { kind: "strong", text: waitingMailWords.patience },
      { kind: "facts", facts: [meetingFact(props.meeting)] },
      ...statusBlocks(props, waitingMailWords.statusButton),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
  return { ...mail, headers: { Importance: "high" } };
}

/** While the bot is at the door, and nobody has told it to go away. */
export async function sendWaiting(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee) return dropped;
  const { status, stopRequestedAt } = addressee.notetaker;
  const isAtTheDoor = status === "joining" || status === "waiting_room";
  if (!isAtTheDoor || stopRequestedAt !== null) return dropped;

  const mail = notetakerWaitingMail({
    ...bookingOf(addressee),
    statusUrl: await statusUrl(world, addressee),
  });
  return sendMail(world.env, { ...mail, to: addressee.to }, message.key);
}
