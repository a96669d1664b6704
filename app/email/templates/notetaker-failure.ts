import { commonMailWords as common } from "../../content/mails/common.ts";
import { failureMailWords as words, type FailureWords } from "../../content/mails/failure.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, heading, paragraph, quiet, statusBlocks, type BookingProps } from "./blocks.ts";
import { letter } from "./letter.ts";

export type FailureMailProps = BookingProps & {
  /** Date and time as text, in the visitor's zone. */
  readonly deletedOn: string;
  readonly reason: FailureWords;
  /** The form, for another meeting. */
  readonly againUrl: string;
};

/** Why there is no recording, and what helps next time. */
export function notetakerFailureMail(props: FailureMailProps): RenderedMail {
  const { reason, when, meeting } = props;
  return letter({
    subject: words.subject(reason.title, when),
    title: reason.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(reason.happened),
      heading(words.todoHeading),
      paragraph(reason.todo),
      ...statusBlocks(props.statusUrl, words.statusButton),
      { kind: "link", label: words.again, url: props.againUrl },
      {
        kind: "facts",
        facts: [
          [words.facts.meeting, meeting],
          [words.facts.when, when],
        ],
      },
      quiet(words.deletion(props.deletedOn)),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}
