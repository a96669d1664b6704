import { names } from "~/config/names";
import { paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { isErased } from "../../changes/possible-actions";
import { providerOf } from "../../provider/open-provider.server";
import { mayStillCome } from "../../schedule";
import { type BookingProps, commonMailWords as common, meetingFact, personMail } from "../blocks";
import { calendarAttachments } from "../calendar.server";
import { againUrl, bookingOf, dropped, findAddressee, isCurrent } from "../addressee.server";

const bot = names.notetakerName;

export const cancelledMailWords = {
  subject: (when: string) => `Canceled: your notetaker for ${when}`,
  title: "Your notetaker is canceled",
  preview: "It won't join your meeting.",
  intro: `The ${bot} is canceled. It won't join this meeting, and no one gets notes from it:`,
  /** The bot was on its way already. */
  stillComing: {
    preview: "No one gets notes from this meeting.",
    intro: `The ${bot} is canceled, and no one gets notes from this meeting:`,
    text: "It was already on its way, so it may still ask to join. You don't have to let it in. If you do, it leaves right away, and nothing it records is kept.",
  },
  attachment: "Open the attached file to remove it from your calendar.",
  again: "Didn't mean to cancel? You can send it again any time:",
  againButton: "Send a notetaker",
} as const;

type CancelledMailProps = Pick<BookingProps, "name" | "meeting" | "when" | "notMeUrl"> & {
  readonly hasCalendarFile: boolean;
  readonly stillComing: boolean;
  readonly againUrl: string;
};

export function notetakerCancelledMail(props: CancelledMailProps): RenderedMail {
  const { when, meeting } = props;
  const { stillComing, ...words } = cancelledMailWords;
  const { preview, intro } = props.stillComing ? stillComing : words;
  return personMail({ ...words, preview, subject: words.subject(when) }, props, [
    paragraph(intro),
    { kind: "facts", facts: [[common.facts.when, when], meetingFact(meeting)] },
    ...(props.stillComing ? [paragraph(stillComing.text)] : []),
    ...(props.hasCalendarFile ? [paragraph(words.attachment)] : []),
    paragraph(words.again),
    { kind: "button", label: words.againButton, url: props.againUrl },
  ]);
}

export async function sendCancelled(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findAddressee(world, message);
  if (!addressee || !isCurrent(message, addressee)) return dropped;
  const { notetaker, to } = addressee;
  if (notetaker.status !== "cancelled" || isErased(notetaker)) return dropped;

  const attachments = calendarAttachments(world, addressee, "CANCEL");
  const mail = notetakerCancelledMail({
    ...bookingOf(addressee),
    againUrl: againUrl(world),
    hasCalendarFile: attachments.length > 0,
    stillComing: mayStillCome(notetaker, providerOf(world, notetaker), world.clock()),
  });
  return sendMail(world.env, { ...mail, to, attachments }, message.key);
}
