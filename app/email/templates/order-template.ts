import { orderTemplateMailWords as words } from "../../content/mails/orders.ts";
import { plannerTemplate, plannerTemplates } from "../../content/shared/planner-templates.ts";
import type { RenderedMail } from "../mail.ts";
import { greeting, heading, paragraph, quiet } from "./blocks.ts";
import { letter, type Block } from "./letter.ts";

export type OrderTemplateMailProps = {
  readonly versions: readonly (keyof typeof plannerTemplates)[];
  /** Amount and currency as text. */
  readonly paid: string;
};

/** The template that somebody has bought. */
export function orderTemplateMail({ versions, paid }: OrderTemplateMailProps): RenderedMail {
  const bought = versions.map((version) => plannerTemplates[version]);
  const what = bought.map(({ label }) => label).join(", ");
  return letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(""),
      paragraph(words.intro),
      ...(bought.length > 1 ? [paragraph(words.both)] : []),
      ...bought.map(({ label, url }): Block => ({ kind: "button", label: words.open(label), url })),
      heading(words.setupHeading),
      paragraph(words.setup),
      { kind: "link", label: words.guide, url: plannerTemplate.setupGuide.url },
      {
        kind: "facts",
        facts: [
          [words.facts.order, `${plannerTemplate.name}, ${what}`],
          [words.facts.paid, paid],
        ],
      },
      quiet(words.receipt),
    ],
    footer: words.footer,
  });
}
