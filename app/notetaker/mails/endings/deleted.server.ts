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
  title: (everything: boolean) => (everything ? "Everything is deleted" : "Your data is deleted"),
  preview: "What was deleted, where, and when.",
  intro: "this is the receipt for the deletion of your meeting's data.",
  introBy: (by: string) =>
    `${by} has had the data of your meeting deleted, for everybody. This is the receipt.`,
  facts: { meeting: "Meeting of", deleted: "Deleted on" },
  whatHeading: "What was deleted",
  /** The whole meeting is gone. */
  everything: [
    "Video, transcript and chat log of the meeting, as far as there were any, at our recording service. It has confirmed that.",
    "The meeting's link, your name and what you entered, in our own database. What remains is a record without personal data: that a notetaker was asked for, and for when.",
    "Your address: it is removed as soon as this mail is out.",
  ],
  /** The notes are somebody else's: only what belonged to this person is gone. */
  yours: [
    "Your name and the meeting's link that you entered, in our own database. Your personal links open nothing any more.",
    "Your address and the time you entered: they are removed as soon as this mail is out.",
  ],
  others:
    "The notetaker was sent by somebody else, so whatever it records is theirs and stays until its own day of deletion. Nobody can open it through you any more.",
  left: "Backups of our database expire within 30 days. What you downloaded, and this mail, only you can delete.",
  footer: `You get this mail because your address had been entered to have the ${bot} join a meeting. It is the last one about it.`,
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
