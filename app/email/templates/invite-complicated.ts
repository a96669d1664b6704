import { inviteComplicatedMailWords as words } from "../../content/mails/invite-complicated.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, heading, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";

export type InviteComplicatedMailProps = {
  readonly name: string;
  /** The form, which books without an invite. */
  readonly formUrl: string;
};

/** The reply to an invite that is beyond the bounds of what is read. */
export function inviteComplicatedMail({ name, formUrl }: InviteComplicatedMailProps): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(name),
      paragraph(words.intro),
      heading(words.heading),
      { kind: "steps", items: words.steps },
      { kind: "button", label: words.formButton, url: formUrl },
    ],
    footer: words.footer,
  });
}
