import { commonMailWords as common } from "../../content/mails/common.ts";
import { inviteRefusedMailWords as words } from "../../content/mails/invite-refused.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";

export type InviteRefusedMailProps = {
  readonly name: string;
  /** Date and time of the meeting as text, in its own zone. */
  readonly when: string;
  readonly reason: keyof typeof words.reasons;
};

/** The reply to an invite whose meeting is closed or full, or whose sender has sent too many. */
export function inviteRefusedMail({ name, when, reason }: InviteRefusedMailProps): RenderedMail {
  return letter({
    subject: words.subject(when),
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(name),
      paragraph(words.intro),
      { kind: "facts", facts: [[common.facts.when, when]] },
      paragraph(words.reasons[reason]),
      paragraph(words.afterwards),
    ],
    footer: words.footer,
  });
}

export function isRefusalReason(text: string): text is InviteRefusedMailProps["reason"] {
  return Object.hasOwn(words.reasons, text);
}
