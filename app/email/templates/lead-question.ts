import { leadQuestionMailWords as words, marketingMailWords } from "../../content/mails/leads.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, paragraph, quiet } from "./blocks.ts";
import { letter } from "./letter.ts";

/** To somebody who unsubscribed: whether to write to them again. Only the link in it lifts that. */
export function leadQuestionMail(props: {
  /** What was asked for with their address. */
  readonly what: string;
  readonly againUrl: string;
  readonly notMe: string;
}): RenderedMail {
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(""),
      paragraph(words.intro),
      { kind: "strong", text: props.what },
      paragraph(words.nothingSent),
      { kind: "button", label: words.button, url: props.againUrl },
      quiet(words.otherwise),
      quiet(marketingMailWords.postal.address),
    ],
    footer: words.footer,
    notMe: props.notMe,
  });
}
