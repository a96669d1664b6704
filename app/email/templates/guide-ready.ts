import {
  guideReadyMailWords as words,
  leadMailWords as common,
} from "../../content/mails/leads.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";
import { marketingBlocks, marketingHeaders } from "./marketing.ts";

/** The guide somebody waited for has come out. */
export function guideReadyMail(props: {
  /** Its title. */
  readonly guide: string;
  readonly url: string;
  readonly unsubscribeUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const mail = letter({
    subject: words.subject(props.guide),
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(""),
      paragraph(words.intro),
      { kind: "strong", text: props.guide },
      { kind: "button", label: words.button, url: props.url },
      ...marketingBlocks(props.unsubscribeUrl),
    ],
    footer: common.footer,
    notMe: props.notMe,
  });
  return { ...mail, headers: marketingHeaders(props.unsubscribeUrl) };
}
