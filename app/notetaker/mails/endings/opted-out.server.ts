import { closedAfterObjectionHours } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import { names } from "~/config/names";
import { heading, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import type { Notetaker } from "../../notetaker";
import { type BookingProps, personMail } from "../blocks";
import { withdrawalAttachments } from "../calendar.server";
import { cancelledMailWords as cancelled } from "./cancelled.server";
import { againUrl, bookingOf, dropped, findAddressee } from "../addressee.server";

const bot = names.notetakerName;

export const optedOutMailWords = {
  subject: (when: string) => `Stopped by a participant: your meeting on ${when}`,
  title: "A participant asked not to be recorded",
  preview: {
    removed: "The notetaker has left, and everything it recorded is being deleted.",
    past: "Everything the notetaker recorded is being deleted.",
    not_coming: "Your notetaker won't join this meeting.",
  },
  happened: {
    removed: `Someone in the meeting used the link in the chat to remove the ${bot}. It leaves right away, and everything it recorded is being deleted. No one will see it.`,
    past: `Someone who was in this meeting used the link in the chat to delete everything the ${bot} recorded. No one will be able to see it anymore.`,
    not_coming: `Someone in this meeting asked not to be recorded, using the link another notetaker had posted in the chat. No notetaker can join it for ${amount(closedAfterObjectionHours, "hour")}, so the ${bot} you booked won't come either.`,
  },
  who: "We don't know who it was. The link doesn't ask for a name.",
  todoHeading: "What you can do",
  todo: "Check with everyone that recording is OK. Then you can send the notetaker to your next meeting.",
  againButton: "Send a notetaker",
} as const;

type OptedOutMailProps = Pick<BookingProps, "name" | "when" | "notMeUrl"> & {
  readonly what: keyof typeof optedOutMailWords.happened;
  readonly hasCalendarFile: boolean;
  readonly againUrl: string;
};

export function notetakerOptedOutMail(props: OptedOutMailProps): RenderedMail {
  const { when, what } = props;
  const { subject, title, preview, ...words } = optedOutMailWords;
  return personMail({ subject: subject(when), title, preview: preview[what] }, props, [
    paragraph(words.happened[what]),
    paragraph(words.who),
    ...(props.hasCalendarFile ? [paragraph(cancelled.attachment)] : []),
    heading(words.todoHeading),
    paragraph(words.todo),
    { kind: "button", label: words.againButton, url: props.againUrl },
  ]);
}

/** Also sent while everything is being deleted. */
export async function sendOptedOut(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findAddressee(world, message);
  if (!addressee) return dropped;
  const { notetaker } = addressee;
  if (notetaker.reason !== "opted_out" || notetaker.cancelledAt !== null) return dropped;

  const attachments = withdrawalAttachments(world, addressee);
  const mail = notetakerOptedOutMail({
    ...bookingOf(addressee),
    what: whatOf(notetaker),
    hasCalendarFile: attachments.length > 0,
    againUrl: againUrl(world),
  });
  return sendMail(world.env, { ...mail, to: addressee.to, attachments }, message.key);
}

function whatOf({ endedAt, deleteRequestedAt }: Notetaker): OptedOutMailProps["what"] {
  if (deleteRequestedAt === null) return "not_coming";
  return endedAt !== null && endedAt < deleteRequestedAt ? "past" : "removed";
}
