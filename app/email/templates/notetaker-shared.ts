import { commonMailWords as common } from "../../content/mails/common.ts";
import { sharedMailWords as words } from "../../content/mails/shared.ts";
import type { RenderedMail } from "../mail.ts";
import {
  bookingFacts,
  greeting,
  heading,
  paragraph,
  quiet,
  statusBlocks,
  type BookingProps,
} from "./blocks.ts";
import { letter } from "./letter.ts";

export type SharedMailProps = BookingProps & {
  /** First name of the person who joined; null when what was entered is none. */
  readonly who: string | null;
};

/** Somebody else asked for the notes of the same meeting. */
export function notetakerSharedMail(props: SharedMailProps): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(words.intro(props.who)),
      ...(props.who === null ? [] : [quiet(words.unverified)]),
      bookingFacts(props),
      heading(words.todoHeading),
      { kind: "list", items: words.todo },
      ...statusBlocks(props.statusUrl, words.statusButton),
    ],
    footer: common.footer,
  });
}
