import { commonMailWords as common } from "../../content/mails/common.ts";
import { reminderMailWords as words } from "../../content/mails/reminder.ts";
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

/** An hour before: when, where, what to press, and where to call it off. */
export function notetakerReminderMail(props: BookingProps): RenderedMail {
  return letter({
    subject: words.subject(props.when),
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(words.intro),
      bookingFacts(props),
      paragraph(words.change),
      ...statusBlocks(props.statusUrl, words.statusButton),
      ...admitBlocks(props.botName),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}
