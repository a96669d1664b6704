import { names } from "~/config/names";
import {
  greeting,
  heading,
  letter,
  type LetterProps,
  paragraph,
  type RenderedMail,
} from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import type { Job } from "../../job";
import { commonMailWords as common } from "../blocks";
import { withdrawalAttachments } from "../calendar.server";
import { cancelledMailWords as cancelled } from "./cancelled.server";
import { againUrl, bookingOf, dropped, findAddressee } from "../addressee.server";

const bot = names.notetakerName;

export const optedOutMailWords = {
  subject: (when: string) => `Stopped by a participant: your meeting of ${when}`,
  title: "A participant asked not to be recorded",
  preview: {
    removed: "The notetaker has left, and what it recorded is being deleted.",
    past: "What the notetaker recorded is being deleted.",
    not_coming: "Your notetaker does not come to this meeting.",
  },
  happened: {
    removed: `somebody in the meeting used the link in its chat to send the ${bot} away. It leaves the meeting at once, and everything it recorded until then is being deleted. Nobody will get to see it.`,
    past: `somebody who was in this meeting used the link in its chat to have everything deleted that the ${bot} recorded. Nobody will get to see it any more.`,
    not_coming: `somebody in this meeting asked not to be recorded, by the link that another notetaker had left in its chat. So no notetaker goes there for 24 hours, and the ${bot} you booked does not come either.`,
  },
  who: "We do not know who it was: the link asks nobody for a name.",
  todoHeading: "What you can do",
  todo: "Ask everybody beforehand whether recording is all right with them. Then you can send the notetaker to the next meeting.",
  againButton: "Send a notetaker",
} as const;

type OptedOutMailProps = LetterProps & {
  readonly name: string;
  /** When the meeting began, as text in the visitor's zone. */
  readonly when: string;
  /** What becomes of this person's notetaker. */
  readonly what: keyof typeof optedOutMailWords.happened;
  readonly hasCalendarFile: boolean;
  /** The form for a new request. */
  readonly againUrl: string;
};

/** A participant had the notetaker removed and its recording deleted. */
export function notetakerOptedOutMail(props: OptedOutMailProps): RenderedMail {
  const { name, when, what, againUrl } = props;
  return letter({
    subject: optedOutMailWords.subject(when),
    title: optedOutMailWords.title,
    preview: optedOutMailWords.preview[what],
    blocks: [
      greeting(name),
      paragraph(optedOutMailWords.happened[what]),
      paragraph(optedOutMailWords.who),
      ...(props.hasCalendarFile ? [paragraph(cancelled.attachment)] : []),
      heading(optedOutMailWords.todoHeading),
      paragraph(optedOutMailWords.todo),
      { kind: "button", label: optedOutMailWords.againButton, url: againUrl },
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** A participant ended it for everybody: told to all who waited for the notes, even while it is being deleted. */
export async function sendOptedOut(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findAddressee(world, message);
  if (!addressee) return dropped;
  const { request, job } = addressee;
  if (job.reason !== "opted_out" || request.cancelledAt !== null) return dropped;

  const attachments = withdrawalAttachments(world, addressee);
  const mail = notetakerOptedOutMail({
    ...bookingOf(addressee),
    what: whatOf(job),
    hasCalendarFile: attachments.length > 0,
    againUrl: againUrl(world),
  });
  return sendMail(world.env, { ...mail, to: addressee.to, attachments }, message.id);
}

/** What the notetaker was doing when somebody objected: to it, or to another one of the same meeting. */
function whatOf({ endedAt, deleteRequestedAt }: Job): OptedOutMailProps["what"] {
  if (deleteRequestedAt === null) return "not_coming";
  return endedAt !== null && endedAt < deleteRequestedAt ? "past" : "removed";
}
