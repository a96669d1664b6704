import { commonMailWords as common } from "../../content/mails/common.ts";
import { rescheduledMailWords as words } from "../../content/mails/rescheduled.ts";
import type { RenderedMail } from "../mail.ts";
import {
  admitBlocks,
  bookingFacts,
  greeting,
  paragraph,
  statusBlocks,
  type BookingProps,
} from "./blocks.ts";
import { letter } from "./letter.ts";

/** The receipt of a move: the new time. */
export function notetakerRescheduledMail(
  props: BookingProps & { readonly hasCalendarFile: boolean },
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
      ...admitBlocks,
    ],
    footer: common.footer,
  });
}
