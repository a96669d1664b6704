import { names } from "../config/names.ts";
import { firstName } from "../lib/text/addresses.ts";
import { hasRightToLeft } from "../lib/text/direction.ts";
import { visibleLine } from "../lib/text/trim.ts";
import { html, type Html, joinHtml } from "./html.ts";
import { letterWords, looks, mailDocument } from "./layout.ts";

/** `content` is sent as UTF-8. */
export type Attachment = {
  readonly filename: string;
  readonly type: string;
  readonly content: string;
};

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
};

export type RenderedMail = Omit<Mail, "to">;

/** `url`: where a click on the value leads. */
export type Fact = readonly [term: string, value: string, url?: string];

/** A piece of a mail, rendered as HTML and as text. */
export type Block =
  | { readonly kind: "paragraph" | "quiet" | "strong" | "heading"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | { readonly kind: "list" | "steps"; readonly items: readonly string[] }
  | { readonly kind: "button" | "link"; readonly label: string; readonly url: string }
  | {
      readonly kind: "moments";
      readonly language: string | null;
      readonly moments: readonly Moment[];
    }
  | { readonly kind: "dialog"; readonly who: string; readonly words: DialogWords }
  | ({ readonly kind: "player" } & Readonly<Record<"label" | "detail" | "url", string>>)
  | { readonly kind: "spoken"; readonly heading: string; readonly text: string };

/** A line of notes in the meeting's language, its quote, and a link to where that was said. */
export type Moment = {
  readonly text: string;
  readonly quote: string;
  readonly details: readonly string[];
  readonly label: string;
  readonly url: string;
};

type Letter = {
  readonly subject: string;
  readonly title: string;
  /** Mailboxes show it beside the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  readonly footer: string;
  /** The link "This wasn't me", for people who may not have asked for the mail. */
  readonly notMe?: string | null;
};

/** HTML and text that say the same, escaped, without line breaks or invisible characters from outside. */
export function letter(mail: Letter): RenderedMail {
  const { subject, title, preview, blocks, footer, notMe = null } = visible(mail);
  const body = joinHtml(blocks.map(htmlOf));
  const wayOut = notMe === null ? [] : [`${letterWords.notMe}:\n${notMe}`];
  const paragraphs = [...blocks.map(textOf), footer, ...wayOut].join("\n\n");
  return {
    subject,
    html: mailDocument({ title, preview, body, footer, notMe }),
    text: `${paragraphs}\n\n${names.company}\n${names.contactEmail}\n`,
  };
}

export function htmlBytes(block: Block): number {
  return new TextEncoder().encode(htmlOf(visible(block)).source).length;
}

function visible<Part>(part: Part): Part {
  if (typeof part === "string") return visibleLine(part) as Part;
  if (Array.isArray(part)) return part.map(visible) as Part;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, visible(one)]),
  ) as Part;
}

function htmlOf(block: Block): Html {
  switch (block.kind) {
    case "paragraph":
    case "quiet":
      return html`<p class="${block.kind}" style="${looks[block.kind]}">${block.text}</p> `;
    case "strong":
      return html`<p style="${looks.paragraph}"><strong>${block.text}</strong></p> `;
    case "heading":
      return html`<h2 style="${looks.heading}">${block.text}</h2> `;
    case "facts":
      return table("margin:0 0 20px", block.facts.map(factHtml));
    case "list":
      return html`<ul style="${looks.list}">
        ${itemsHtml(block.items)}
      </ul> `;
    case "steps":
      return html`<ol style="${looks.list}">
        ${itemsHtml(block.items)}
      </ol> `;
    case "button":
      return html`<p style="margin:8px 0 24px">
        <a class="button" style="${looks.button}" href="${block.url}">${block.label}</a>
      </p> `;
    case "link":
      return html`<p style="${looks.paragraph}">${anchor(block.label, block.url)}</p> `;
    case "moments":
      return html`<ul style="${looks.list}">
        ${joinHtml(block.moments.map((moment) => momentHtml(moment, block.language)))}
      </ul> `;
    case "dialog":
      return dialogHtml(block.who, block.words);
    case "player":
      return table("margin:8px 0 20px", [
        html`<tr>
          <td class="picture" height="220" style="${looks.player}">
            <a class="on-picture" style="${looks.playerLink}" href="${block.url}"
              ><span aria-hidden="true" style="${looks.play}">&#9654;&#65038;</span
              ><br />${block.label}</a
            ><br /><span class="on-picture" style="${looks.playerDetail}">${block.detail}</span>
          </td>
        </tr>`,
      ]);
    case "spoken":
      // A transcript has hundreds: their style is that of the cell around them.
      return html`<h3${direction(block.heading)}>${block.heading}</h3>
        <p${direction(block.text)}>${block.text}</p> `;
  }
}

function table(style: string, rows: readonly Html[]): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="${style}"
  >
    ${joinHtml(rows)}
  </table> `;
}

function factHtml([term, value, url]: Fact): Html {
  return html`<tr>
    <td class="quiet term" style="${looks.term}">${term}</td>
    <td class="fact" style="${looks.fact}">${url === undefined ? value : anchor(value, url)}</td>
  </tr>`;
}

function momentHtml({ text, quote, details, label, url }: Moment, language: string | null): Html {
  const lang = language === null ? html`` : html`lang="${language}"`;
  const about = joinHtml(details.map((detail) => html`${detail} · `));
  return html`<li style="${looks.item}">
    <div dir="auto" ${lang}>${text}</div>
    <div class="quiet" dir="auto" style="${looks.detail}">
      <q ${lang}>${quote}</q><br /><bdi dir="ltr">${about}${anchor(label, url)}</bdi>
    </div>
  </li>`;
}

function direction(text: string): Html {
  return hasRightToLeft(text) ? html` dir="auto"` : html``;
}

function anchor(label: string, url: string): Html {
  return html`<a style="${looks.link}" href="${url}">${label}</a>`;
}

function itemsHtml(items: readonly string[]): Html {
  return joinHtml(items.map((item) => html`<li style="${looks.item}">${item}</li>`));
}

type DialogWords = Readonly<Record<"asks" | "deny" | "admit" | "press", string>>;

function dialogHtml(who: string, { asks, deny, admit, press }: DialogWords): Html {
  const buttons = html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    style="margin:16px 0 0"
  >
    <tr>
      <td class="on-picture deny" style="${looks.deny}">${deny}</td>
      <td width="14" style="width:14px"></td>
      <td class="on-picture ring" style="${looks.ring}">
        <span class="admit" style="${looks.admit}">${admit}</span>
      </td>
    </tr>
    <tr>
      <td colspan="2"></td>
      <td class="ring" style="${looks.press}">&#8593;&nbsp;${press}</td>
    </tr>
  </table>`;
  return table("margin:8px 0 20px", [
    html`<tr>
      <td class="picture" style="${looks.dialog}">
        <strong class="on-picture" style="${looks.onPicture}">${who}</strong><br />
        <span class="on-picture" style="${looks.onPicture}">${asks}</span> ${buttons}
      </td>
    </tr>`,
  ]);
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
      return block.facts.map(factText).join("\n");
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "steps":
      return block.items.map((item, index) => `${index + 1}. ${item}`).join("\n");
    case "button":
    case "link":
    case "player":
      return `${block.label}:\n${block.url}`;
    case "dialog": {
      const { asks, deny, admit, press } = block.words;
      return `${block.who} ${asks}\n[ ${deny} ]  [ ${admit} ] <- ${press}`;
    }
    case "moments":
      return block.moments.map(momentText).join("\n");
    case "spoken":
      return `${block.heading}\n${block.text}`;
  }
}

function factText([term, value, url]: Fact): string {
  const isShown = url === undefined || url === `https://${value}`;
  return isShown ? `${term}: ${value}` : `${term}:\n${url}`;
}

function momentText({ text, quote, details, label, url }: Moment): string {
  const said = details.length === 0 ? [] : [`  ${details.join(". ")}`];
  return [`- ${text}`, `  “${quote}”`, ...said, `  ${label}: ${url}`].join("\n");
}

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });

export const quiet = (text: string): Block => ({ kind: "quiet", text });

export const heading = (text: string): Block => ({ kind: "heading", text });

export function greeting(name: string): Block {
  return paragraph(letterWords.greeting(firstName(name) ?? ""));
}
