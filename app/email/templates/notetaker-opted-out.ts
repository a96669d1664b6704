import { commonMailWords as common } from "../../content/mails/common.ts";
import { cancelledMailWords as cancelled } from "../../content/mails/cancelled.ts";
import { optedOutMailWords as words } from "../../content/mails/opted-out.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, heading, paragraph, type LetterProps } from "./blocks.ts";
import { letter } from "./letter.ts";

export type OptedOutMailProps = LetterProps & {
  readonly name: string;
  /** When the meeting began, as text in the visitor's zone. */
  readonly when: string;
  /** What becomes of this person's notetaker. */
  readonly what: keyof typeof words.happened;
  readonly hasCalendarFile: boolean;
  /** The form for a new request. */
  readonly againUrl: string;
};

/** A participant had the notetaker removed and its recording deleted. */
export function notetakerOptedOutMail(props: OptedOutMailProps): RenderedMail {
  const { name, when, what, againUrl } = props;
  return letter({
    subject: words.subject(when),
    title: words.title,
    preview: words.preview[what],
    blocks: [
      greeting(name),
      paragraph(words.happened[what]),
      paragraph(words.who),
      ...(props.hasCalendarFile ? [paragraph(cancelled.attachment)] : []),
      heading(words.todoHeading),
      paragraph(words.todo),
      { kind: "button", label: words.againButton, url: againUrl },
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}
