import { commonMailWords as common } from "../../content/mails/common.ts";
import { rescheduledMailWords as words } from "../../content/mails/rescheduled.ts";
import type { RenderedMail } from "../mail.ts";
import {
  admitBlocks,
  alsoComingBlocks,
  bookingFacts,
  greeting,
  paragraph,
  statusBlocks,
  type BookingProps,
} from "./blocks.ts";
import { letter } from "./letter.ts";

/** The receipt of a move: the new time. */
export function notetakerRescheduledMail(
  props: BookingProps & {
    readonly hasCalendarFile: boolean;
    /** Whose notetakers come there as well; each a first name and a masked address. */
    readonly alsoComing: readonly string[];
  },
): RenderedMail {
  return letter({
    subject: words.subject(props.when),
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(words.intro),
      bookingFacts(props),
      ...(props.hasCalendarFile ? [paragraph(words.attachment)] : []),
      ...statusBlocks(props.statusUrl),
      ...alsoComingBlocks(props.alsoComing),
      ...admitBlocks(props.botName),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}
