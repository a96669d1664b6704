import { names } from "~/config/names";
import { greeting, heading, letter, paragraph, quiet, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { withdrawalAttachments } from "../calendar.server";
import { cancelledMailWords as cancelled } from "./cancelled.server";
import { dropped, findAddressee, timeText } from "../addressee.server";

const bot = names.notetakerName;

export const deletedMailWords = {
  subject: "Deleted: your meeting notes",
  title: "Everything has been deleted",
  preview: "What was deleted, where, and when.",
  intro: "This is your receipt: the data from your meeting has been deleted.",
  facts: { meeting: "Meeting", deleted: "Deleted on" },
  whatHeading: "What was deleted",
  what: [
    "Any video, transcript and chat log of the meeting at our recording service, which has confirmed the deletion.",
    "The meeting link, your name and what you entered, in our own database. We keep only an anonymous record that a notetaker was requested, and for when.",
    "Your email address, as soon as this email has been sent.",
  ],
  left: "Backups of our database expire within 30 days. Only you can delete this email and anything you downloaded.",
  footer: `You're getting this email because your address was entered to have the ${bot} join a meeting. It's the last one about that meeting.`,
} as const;

type DeletedMailProps = {
  readonly name: string;
  readonly when: string;
  readonly deletedOn: string;
  readonly hasCalendarFile: boolean;
};

export function notetakerDeletedMail(props: DeletedMailProps): RenderedMail {
  const { name, when, deletedOn } = props;
  const { subject, title, preview, footer } = deletedMailWords;
  return letter({
    ...{ subject, title, preview, footer },
    blocks: [
      greeting(name),
      paragraph(deletedMailWords.intro),
      {
        kind: "facts",
        facts: [
          [deletedMailWords.facts.meeting, when],
          [deletedMailWords.facts.deleted, deletedOn],
        ],
      },
      ...(props.hasCalendarFile ? [paragraph(cancelled.attachment)] : []),
      heading(deletedMailWords.whatHeading),
      { kind: "list", items: deletedMailWords.what },
      quiet(deletedMailWords.left),
    ],
  });
}

export async function sendDeleted(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findAddressee(world, message);
  const { notetaker, to } = addressee ?? {};
  if (!addressee || !notetaker || !to || notetaker.deletedAt === null) return dropped;

  const attachments = withdrawalAttachments(world, addressee);
  const mail = notetakerDeletedMail({
    name: notetaker.name ?? "",
    when: timeText(notetaker, notetaker.startedAt ?? notetaker.startsAt),
    deletedOn: timeText(notetaker, notetaker.deletedAt),
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to, attachments }, message.key);
}
