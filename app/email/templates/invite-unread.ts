import { inviteUnreadMailWords as words } from "../../content/mails/invite-unread.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";

export type UnreadReason = keyof typeof words.reasons;

export type InviteUnreadMailProps = {
  readonly name: string;
  readonly reason: UnreadReason;
  /** The form, which books without an invite. */
  readonly formUrl: string;
};

/** The reply to an invite to an event that cannot be followed. */
export function inviteUnreadMail({ name, reason, formUrl }: InviteUnreadMailProps): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(name),
      paragraph(words.intro),
      { kind: "strong", text: words.reasons[reason] },
      paragraph(words.earlier),
      paragraph(words.form),
      { kind: "button", label: words.formButton, url: formUrl },
    ],
    footer: words.footer,
  });
}

export function isUnreadReason(text: string): text is UnreadReason {
  return Object.hasOwn(words.reasons, text);
}
