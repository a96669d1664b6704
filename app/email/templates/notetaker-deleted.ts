import { cancelledMailWords as cancelled } from "../../content/mails/cancelled.ts";
import { deletedMailWords as words } from "../../content/mails/deleted.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, heading, paragraph, quiet } from "./blocks.ts";
import { letter } from "./letter.ts";

export type DeletedMailProps = {
  readonly name: string;
  /** When the meeting was, and when its data went; text in the visitor's zone. */
  readonly when: string;
  readonly deletedOn: string;
  /** Whether the whole meeting is gone, or only what belonged to this person. */
  readonly everything: boolean;
  /** Who had it deleted, if that was somebody else: a first name and a masked address. */
  readonly by: string | null;
  readonly hasCalendarFile: boolean;
};

/** The receipt of a deletion. It has no personal link: there is nothing left behind one. */
export function notetakerDeletedMail(props: DeletedMailProps): RenderedMail {
  const { name, when, deletedOn, everything, by } = props;
  return letter({
    subject: words.subject,
    title: words.title(everything),
    preview: words.preview,
    blocks: [
      greeting(name),
      paragraph(by === null ? words.intro : words.introBy(by)),
      {
        kind: "facts",
        facts: [
          [words.facts.meeting, when],
          [words.facts.deleted, deletedOn],
        ],
      },
      ...(props.hasCalendarFile ? [paragraph(cancelled.attachment)] : []),
      heading(words.whatHeading),
      { kind: "list", items: everything ? words.everything : words.yours },
      ...(everything ? [] : [paragraph(words.others)]),
      quiet(words.left),
    ],
    footer: words.footer,
  });
}
