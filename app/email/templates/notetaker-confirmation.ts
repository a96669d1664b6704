import { names } from "~/config/names";
import { confirmationMailWords as words } from "~/content/mails";
import type { RenderedMail } from "../mail";
import { factsHtml, factsText, type Fact } from "./facts";
import { html } from "./html";
import { mailDocument } from "./layout";

export type ConfirmationMailProps = {
  readonly name: string;
  readonly meeting: string;
  /** Date and time as text, in the visitor's zone. */
  readonly when: string;
};

/** When the notetaker comes, and what the host has to do so that it gets in. */
export function notetakerConfirmationMail(props: ConfirmationMailProps): RenderedMail {
  const { name, meeting, when } = props;
  const facts: readonly Fact[] = [
    [words.facts.when, when],
    [words.facts.meeting, meeting],
    [words.facts.name, names.notetakerName],
  ];

  const body = html`<p>${words.greeting(name)}</p>
    <p>${words.intro}</p>
    ${factsHtml(facts)}
    <h2>${words.hostHeading}</h2>
    <p>${words.host}</p>
    <h2>${words.tellHeading}</h2>
    <p>${words.tell}</p>
    <p>${words.afterwards}</p>
    <p>${words.change}</p>`;

  const text = [
    words.greeting(name),
    words.intro,
    factsText(facts),
    `${words.hostHeading}: ${words.host}`,
    `${words.tellHeading}: ${words.tell}`,
    words.afterwards,
    words.change,
    words.footer,
  ].join("\n\n");

  return {
    subject: words.subject(when),
    html: mailDocument({ title: words.title, preview: words.preview, body, footer: words.footer }),
    text: `${text}\n`,
  };
}
