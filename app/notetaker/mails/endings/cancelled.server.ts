import { names } from "~/config/names";
import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { isErased } from "../../changes/rules";
import { providerOf } from "../../provider/open-provider.server";
import { mayStillCome } from "../../schedule";
import { type BookingProps, commonMailWords as common, meetingFact } from "../blocks";
import { calendarAttachments } from "../calendar.server";
import { againUrl, bookingOf, dropped, findAddressee, isCurrent } from "../addressee.server";

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
    text: "It was already on its way, so it may still ask to join. You don't have to let it in. If you do, it leaves right away, and nothing it records is kept.",
  },
  attachment: "Open the attached file to remove it from your calendar.",
  again: "Didn't mean to cancel? You can send it again any time:",
  againButton: "Send a notetaker",
} as const;

type CancelledMailProps = Pick<BookingProps, "name" | "meeting" | "when" | "notMeUrl"> & {
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
      paragraph(words.intro),
      {
        kind: "facts",
        facts: [[common.facts.when, props.when], meetingFact(props.meeting)],
      },
      ...(props.stillComing ? [paragraph(stillComing.text)] : []),
      ...(props.hasCalendarFile ? [paragraph(cancelledMailWords.attachment)] : []),
      paragraph(cancelledMailWords.again),
      { kind: "button", label: cancelledMailWords.againButton, url: props.againUrl },
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** The receipt of a cancellation. */
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
