import { cancelledMailWords as words } from "../../content/mails/cancelled.ts";
import { commonMailWords as common } from "../../content/mails/common.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, meetingFact, paragraph, type BookingProps } from "./blocks.ts";
import { letter } from "./letter.ts";

export type CancelledMailProps = Pick<BookingProps, "name" | "meeting" | "when" | "notMeUrl"> & {
  /** Who called it off, if that was somebody else: a first name and a masked address. */
  readonly by: string | null;
  readonly hasCalendarFile: boolean;
  /** The form for a new request. */
  readonly againUrl: string;
};

/** The receipt of a cancellation. */
export function notetakerCancelledMail(props: CancelledMailProps): RenderedMail {
  return letter({
    subject: words.subject(props.when),
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(props.by === null ? words.intro : words.introBy(props.by)),
      {
        kind: "facts",
        facts: [[common.facts.when, props.when], meetingFact(props.meeting)],
      },
      ...(props.hasCalendarFile ? [paragraph(words.attachment)] : []),
      paragraph(props.by === null ? words.again : words.againAfter),
      { kind: "button", label: words.againButton, url: props.againUrl },
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}
