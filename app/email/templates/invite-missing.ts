import { inviteMissingMailWords as words } from "../../content/mails/invite-missing.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, heading, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";

export type InviteMissingMailProps = {
  readonly name: string;
  /** The form for a meeting that runs now. */
  readonly formUrl: string;
};

/** The reply to a mail that is no calendar invite. */
export function inviteMissingMail({ name, formUrl }: InviteMissingMailProps): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(name),
      paragraph(words.intro),
      heading(words.heading),
      { kind: "steps", items: words.steps },
      paragraph(words.form),
      { kind: "button", label: words.formButton, url: formUrl },
    ],
    footer: words.footer,
  });
}
