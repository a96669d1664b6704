import { failureMailWords as words, type FailureWords } from "~/content/mails";
import type { RenderedMail } from "../mail";
import { factsHtml, factsText, type Fact } from "./facts";
import { html } from "./html";
import { mailDocument } from "./layout";

export type FailureMailProps = {
  readonly name: string;
  readonly meeting: string;
  /** Dates and times as text, in the visitor's zone. */
  readonly when: string;
  readonly deletedOn: string;
  readonly reason: FailureWords;
  /** Where to send the notetaker again. */
  readonly againUrl: string;
};

/** Why there is no recording, and what helps next time. */
export function notetakerFailureMail(props: FailureMailProps): RenderedMail {
  const { name, meeting, when, deletedOn, reason, againUrl } = props;
  const facts: readonly Fact[] = [
    [words.facts.meeting, meeting],
    [words.facts.when, when],
  ];

  const body = html`<p>${words.greeting(name)}</p>
    <p>${reason.happened}</p>
    <h2>${words.todoHeading}</h2>
    <p>${reason.todo}</p>
    <p><a href="${againUrl}">${words.again}</a></p>
    ${factsHtml(facts)}
    <p class="quiet">${words.deletion(deletedOn)}</p>`;

  const text = [
    words.greeting(name),
    reason.happened,
    `${words.todoHeading}: ${reason.todo}`,
    `${words.again}:\n${againUrl}`,
    factsText(facts),
    words.deletion(deletedOn),
    words.footer,
  ].join("\n\n");

  return {
    subject: words.subject(reason.title, when),
    html: mailDocument({
      title: reason.title,
      preview: words.preview,
      body,
      footer: words.footer,
    }),
    text: `${text}\n`,
  };
}
