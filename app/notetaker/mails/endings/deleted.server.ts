import { names } from "~/config/names";
import { greeting, heading, letter, paragraph, quiet, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { withdrawalAttachments } from "../calendar.server";
import { cancelledMailWords as cancelled } from "./cancelled.server";
import { dropped, findAddressee, ownerFor, timeText } from "../addressee.server";

const bot = names.notetakerName;

export const deletedMailWords = {
  subject: "Deleted: your meeting notes",
  title: (everything: boolean) =>
    everything ? "Everything has been deleted" : "Your data has been deleted",
  preview: "What was deleted, where, and when.",
  intro: "This is your receipt: the data from your meeting has been deleted.",
  introBy: (by: string) =>
    `${by} deleted the data from your meeting, for everyone. This is your receipt.`,
  facts: { meeting: "Meeting", deleted: "Deleted on" },
  whatHeading: "What was deleted",
  /** The whole meeting is gone. */
  everything: [
    "Any video, transcript and chat log of the meeting at our recording service, which has confirmed the deletion.",
    "The meeting link, your name and what you entered, in our own database. We keep only an anonymous record that a notetaker was requested, and for when.",
    "Your email address, as soon as this email has been sent.",
  ],
  /** The notes are somebody else's: only what belonged to this person is gone. */
  yours: [
    "Your name and the meeting link you entered, in our own database. Your personal links no longer work.",
    "Your email address and the time you entered, as soon as this email has been sent.",
  ],
  others:
    "Someone else sent the notetaker, so its recording is theirs and stays until its own deletion date. No one can open it through your links anymore.",
  left: "Backups of our database expire within 30 days. Only you can delete this email and anything you downloaded.",
  footer: `You're getting this email because your address was entered to have the ${bot} join a meeting. It's the last one about that meeting.`,
} as const;

type DeletedMailProps = {
  readonly name: string;
  /** When the meeting was, and when its data went; text in the visitor's zone. */
  readonly when: string;
  readonly deletedOn: string;
  /** Whether the whole meeting is gone, or only what belonged to this person. */
  readonly everything: boolean;
  /** Who had it deleted, if that was somebody else: a first name and a masked address. */
  readonly by: string | null;
  readonly hasCalendarFile: boolean;
};

/** The receipt of a deletion. It has no personal link: there is nothing left behind one. */
export function notetakerDeletedMail(props: DeletedMailProps): RenderedMail {
  const { name, when, deletedOn, everything, by } = props;
  return letter({
    subject: deletedMailWords.subject,
    title: deletedMailWords.title(everything),
    preview: deletedMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(by === null ? deletedMailWords.intro : deletedMailWords.introBy(by)),
      {
        kind: "facts",
        facts: [
          [deletedMailWords.facts.meeting, when],
          [deletedMailWords.facts.deleted, deletedOn],
        ],
      },
      ...(props.hasCalendarFile ? [paragraph(cancelled.attachment)] : []),
      heading(deletedMailWords.whatHeading),
      { kind: "list", items: everything ? deletedMailWords.everything : deletedMailWords.yours },
      ...(everything ? [] : [paragraph(deletedMailWords.others)]),
      quiet(deletedMailWords.left),
    ],
    footer: deletedMailWords.footer,
  });
}

/** The receipt of a deletion, once it is done: of the whole meeting, or of one person's part in it. */
export async function sendDeleted(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findAddressee(world, message);
  if (!addressee) return dropped;
  const { request, job } = addressee;
  const deletedAt = request.deletedAt ?? (job.status === "deleted" ? job.deletedAt : null);
  if (deletedAt === null) return dropped;

  // Whoever left may only have asked, and is told nothing of the job.
  const everything = request.deletedAt === null;
  const attachments = everything ? withdrawalAttachments(world, addressee) : [];
  const mail = notetakerDeletedMail({
    name: request.name ?? "",
    when: timeText(request, everything ? (job.startedAt ?? job.startsAt) : request.startsAt),
    deletedOn: timeText(request, deletedAt),
    everything,
    by: everything && job.deleteRequestedAt !== null ? ownerFor(addressee) : null,
    hasCalendarFile: attachments.length > 0,
  });
  return sendMail(world.env, { ...mail, to: addressee.to, attachments }, message.id);
}
