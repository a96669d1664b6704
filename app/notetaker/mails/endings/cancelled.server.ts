import { names } from "~/config/names";
import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { isErased } from "../../changes/rules";
import { mayStillCome } from "../../schedule";
import { type BookingProps, commonMailWords as common, meetingFact } from "../blocks";
import { calendarAttachments } from "../calendar.server";
import {
  againUrl,
  bookingOf,
  dropped,
  findAddressee,
  isCurrent,
  ownerFor,
} from "../addressee.server";

const bot = names.notetakerName;

export const cancelledMailWords = {
  subject: (when: string) => `Canceled: your notetaker for ${when}`,
  title: "Your notetaker is canceled",
  preview: "It won't join your meeting.",
  intro: `The ${bot} is canceled. It won't join this meeting, and no one gets notes from it:`,
  /** The bot was on its way already: what stands above is not yet true of it. */
  stillComing: {
    preview: "No one gets notes from this meeting.",
    intro: `The ${bot} is canceled, and no one gets notes from this meeting:`,
    introBy: (by: string) => `${by} canceled the ${bot}, so there won't be any notes:`,
    text: "It was already on its way, so it may still ask to join. You don't have to let it in. If you do, it leaves right away, and nothing it records is kept.",
  },
  /** To somebody with whom the notes were shared; `by` is the owner. */
  introBy: (by: string) =>
    `${by} canceled the ${bot}. It won't join this meeting, so there won't be any notes:`,
  attachment: "Open the attached file to remove it from your calendar.",
  againAfter: "Still want notes? Send your own notetaker:",
  again: "Didn't mean to cancel? You can send it again any time:",
  againButton: "Send a notetaker",
} as const;

type CancelledMailProps = Pick<BookingProps, "name" | "meeting" | "when" | "notMeUrl"> & {
  /** Who called it off, if that was somebody else: a first name and a masked address. */
  readonly by: string | null;
  readonly hasCalendarFile: boolean;
  /** It may ask to join all the same. */
  readonly stillComing: boolean;
  /** The form for a new request. */
  readonly againUrl: string;
};

/** The receipt of a cancellation. */
export function notetakerCancelledMail(props: CancelledMailProps): RenderedMail {
  const { stillComing } = cancelledMailWords;
  const words = props.stillComing ? stillComing : cancelledMailWords;
  return letter({
    subject: cancelledMailWords.subject(props.when),
    title: cancelledMailWords.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(props.by === null ? words.intro : words.introBy(props.by)),
      {
        kind: "facts",
        facts: [[common.facts.when, props.when], meetingFact(props.meeting)],
      },
      ...(props.stillComing ? [paragraph(stillComing.text)] : []),
      ...(props.hasCalendarFile ? [paragraph(cancelledMailWords.attachment)] : []),
      paragraph(props.by === null ? cancelledMailWords.again : cancelledMailWords.againAfter),
      { kind: "button", label: cancelledMailWords.againButton, url: props.againUrl },
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** The receipt of a cancellation, and the news of it to those who were let in. */
export async function sendCancelled(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findAddressee(world, message);
  if (!addressee) return dropped;
  const { request, job, to } = addressee;
  const isOff = request.standing === "owner" ? isCurrent(message, addressee) : true;
  if (!isOff || job.status !== "cancelled" || isErased(job, request)) return dropped;

  const attachments = calendarAttachments(world, addressee, "CANCEL");
  const mail = notetakerCancelledMail({
    ...bookingOf(addressee),
    by: ownerFor(addressee),
    againUrl: againUrl(world),
    hasCalendarFile: attachments.length > 0,
    stillComing: mayStillCome(job, world.clock()),
  });
  return sendMail(world.env, { ...mail, to, attachments }, message.id);
}
