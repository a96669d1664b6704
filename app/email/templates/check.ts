import { checkMailWords as words } from "../../content/mails/check.ts";
import type { RenderedMail } from "../mail.ts";
import { paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";

export function checkMail({ host }: { readonly host: string }): RenderedMail {
  return letter({
    subject: words.subject(host),
    title: words.title,
    preview: words.preview,
    blocks: [paragraph(words.text(host)), paragraph(words.nothing)],
    footer: words.footer,
  });
}
