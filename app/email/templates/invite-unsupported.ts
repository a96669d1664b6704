import { inviteUnsupportedMailWords as words } from "../../content/mails/invite-unsupported.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";

export type InviteUnsupportedMailProps = {
  readonly name: string;
  /** What is wrong with the link, as a sentence. */
  readonly problem: string;
};

/** The reply to an invite without a meeting that the notetaker can join. */
export function inviteUnsupportedMail({ name, problem }: InviteUnsupportedMailProps): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(name),
      paragraph(words.intro),
      paragraph(words.reason),
      { kind: "strong", text: problem },
      paragraph(words.todo),
    ],
    footer: words.footer,
  });
}
