import { commonMailWords as common } from "../../content/mails/common.ts";
import type { RenderedMail } from "../mail.ts";
import { html, joinHtml, type Html } from "./html.ts";
import { mailDocument } from "./layout.ts";

/** What it is, and what it is in this case; `url` is where a click on that leads. */
export type Fact = readonly [term: string, value: string, url?: string];
export type Link = readonly [label: string, url: string];

/** A piece of a mail; each is written once and shown twice, as HTML and as text. */
export type Block =
  | { readonly kind: "paragraph" | "quiet" | "strong" | "heading"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "list" | "steps"; readonly items: readonly string[] }
  | { readonly kind: "links"; readonly links: readonly Link[] }
  | { readonly kind: "button" | "link"; readonly label: string; readonly url: string }
  /** Words of one person, under a line that says whose. */
  | { readonly kind: "spoken"; readonly heading: string; readonly text: string };

export type Letter = {
  readonly subject: string;
  readonly title: string;
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  readonly footer: string;
  /** The link "This wasn't me", in every mail to somebody who may not have asked for it. */
  readonly notMe?: string | null;
};

/** A mail whose HTML and text say the same. Everything in it is escaped; a link is
 * ours or the meeting's, never what a person typed. */
export function letter(mail: Letter): RenderedMail {
  const { subject, title, preview, blocks, footer, notMe = null } = mail;
  const body = joinHtml(blocks.map(htmlOf));
  const wayOut = notMe === null ? [] : [`${common.notMe}:\n${notMe}`];
  const paragraphs = [...blocks.map(textOf), footer, ...wayOut].join("\n\n");
  return {
    subject,
    html: mailDocument({ title, preview, body, footer, notMe }),
    text: `${paragraphs}\n`,
  };
}

function htmlOf(block: Block): Html {
  switch (block.kind) {
    case "paragraph":
      return html`<p>${block.text}</p> `;
    case "quiet":
      return html`<p class="quiet">${block.text}</p> `;
    case "strong":
      return html`<p><strong>${block.text}</strong></p> `;
    case "heading":
      return html`<h2>${block.text}</h2> `;
    case "facts":
      return html`<dl>${joinHtml(block.facts.map(factHtml))}</dl> `;
    case "list":
      return html`<ul>
        ${itemsHtml(block.items)}
      </ul> `;
    case "steps":
      return html`<ol>
        ${itemsHtml(block.items)}
      </ol> `;
    case "links":
      return html`<ul>
        ${joinHtml(block.links.map(linkHtml))}
      </ul> `;
    case "button":
      return html`<p><a class="button" href="${block.url}">${block.label}</a></p> `;
    case "link":
      return html`<p>${anchor(block.label, block.url)}</p> `;
    case "spoken":
      return html`<p><strong>${block.heading}</strong><br />${block.text}</p> `;
  }
}

function factHtml([term, value, url]: Fact): Html {
  return html`<dt>${term}</dt>
    <dd>${url === undefined ? value : anchor(value, url)}</dd>`;
}

function linkHtml([label, url]: Link): Html {
  return html`<li>${anchor(label, url)}</li>`;
}

function anchor(label: string, url: string): Html {
  return html`<a href="${url}">${label}</a>`;
}

function itemsHtml(items: readonly string[]): Html {
  return joinHtml(items.map((item) => html`<li>${item}</li>`));
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "quiet":
    case "strong":
      return block.text;
    case "heading":
      return block.text.toUpperCase();
    case "facts":
      return block.facts.map(([term, value]) => `${term}: ${value}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "steps":
      return block.items.map((item, index) => `${index + 1}. ${item}`).join("\n");
    case "links":
      return block.links.map(([label, url]) => `${label}:\n${url}`).join("\n\n");
    case "button":
    case "link":
      return `${block.label}:\n${block.url}`;
    case "spoken":
      return `${block.heading}\n${block.text}`;
  }
}
