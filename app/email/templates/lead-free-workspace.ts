import {
  freeWorkspaceMailWords as words,
  leadMailWords as common,
} from "../../content/mails/leads.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";
import { marketingBlocks, marketingHeaders } from "./marketing.ts";

/** How to get the free months. Marketing, hence with a way out. */
export function freeWorkspaceMail(props: {
  readonly bookUrl: string;
  readonly unsubscribeUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const mail = letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(""),
      paragraph(words.intro),
      { kind: "steps", items: words.steps },
      { kind: "button", label: words.button, url: props.bookUrl },
      ...marketingBlocks(props.unsubscribeUrl),
    ],
    footer: common.footer,
    notMe: props.notMe,
  });
  return { ...mail, headers: marketingHeaders(props.unsubscribeUrl) };
}
