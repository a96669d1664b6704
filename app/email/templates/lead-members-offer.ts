import {
  leadMailWords as common,
  membersOfferMailWords as words,
} from "../../content/mails/leads.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, paragraph } from "./blocks.ts";
import { letter } from "./letter.ts";

/** What the members' offer promised: the framework itself. */
export function membersOfferMail(props: {
  readonly firstName: string;
  readonly bookUrl: string;
  readonly notMe: string;
}): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(props.firstName),
      paragraph(words.intro),
      { kind: "steps", items: words.steps },
      paragraph(words.outro),
      paragraph(common.book),
      { kind: "button", label: common.bookButton, url: props.bookUrl },
    ],
    footer: common.footer,
    notMe: props.notMe,
  });
}
