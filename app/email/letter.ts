import { names } from "../config/names.ts";
import { firstName } from "../lib/text/addresses.ts";
import { visibleLine } from "../lib/text/trim.ts";
import { html, type Html, joinHtml } from "./html.ts";
import { letterWords, looks, mailDocument } from "./layout.ts";

/** A file that comes with a mail: a name, a MIME type, and its text, which is sent as UTF-8. */
export type Attachment = {
  readonly filename: string;
  readonly type: string;
  readonly content: string;
};

/** One message to one person. `subject` and addresses are checked against header injection on sending. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
};

/** What a template renders: everything but the address. */
export type RenderedMail = Omit<Mail, "to">;

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
  | {
      readonly kind: "moments";
      readonly language: string | null;
      readonly moments: readonly Moment[];
    }
  /** The picture of a dialog, with a ring around what has to be pressed. */
  | {
      readonly kind: "dialog";
      readonly who: string;
      readonly words: DialogWords;
    }
  | {
      readonly kind: "player";
      readonly label: string;
      readonly detail: string;
      readonly url: string;
    }
  /** What there is, and its file. */
  | { readonly kind: "files"; readonly files: readonly (readonly [string, ...Link])[] }
  /** Words of one person, under a line that says whose. */
  | { readonly kind: "spoken"; readonly heading: string; readonly text: string };

/** A line of notes in the meeting's language, the words that it rests on, and where they can be heard. */
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
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  readonly blocks: readonly Block[];
  readonly footer: string;
  /** The link "This wasn't me", in every mail to somebody who may not have asked for it. */
  readonly notMe?: string | null;
};

/**
 * HTML and text that say the same, escaped, without line breaks or invisible characters of anybody's; a link
 * is ours or the meeting's, never what a person typed.
 */
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

/** What a block takes of a mail's HTML, bytes. */
export function htmlBytes(block: Block): number {
  return new TextEncoder().encode(htmlOf(visible(block)).source).length;
}

/** The same with each text in it on one line, as a person sees it. */
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
      return html`<p style="${looks.paragraph}">${block.text}</p> `;
    case "quiet":
      return html`<p class="quiet" style="${looks.quiet}">${block.text}</p> `;
    case "strong":
      return html`<p style="${looks.paragraph}"><strong>${block.text}</strong></p> `;
    case "heading":
      return html`<h2 style="${looks.heading}">${block.text}</h2> `;
    case "facts":
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:0 0 20px"
      >
        ${joinHtml(block.facts.map(factHtml))}
      </table> `;
    case "list":
      return html`<ul style="${looks.list}">
        ${itemsHtml(block.items)}
      </ul> `;
    case "steps":
      return html`<ol style="${looks.list}">
        ${itemsHtml(block.items)}
      </ol> `;
    case "links":
      return html`<ul style="${looks.list}">
        ${joinHtml(block.links.map(linkHtml))}
      </ul> `;
    case "button":
      return html`<table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        style="margin:8px 0 24px"
      >
        <tr>
          <td style="border-radius:12px">
            <a class="button" style="${looks.button}" href="${block.url}">${block.label}</a>
          </td>
        </tr>
      </table> `;
    case "link":
      return html`<p style="${looks.paragraph}">${anchor(block.label, block.url)}</p> `;
    case "moments":
      return html`<ul style="${looks.list}">
        ${joinHtml(block.moments.map((moment) => momentHtml(moment, block.language)))}
      </ul> `;
    case "dialog":
      return dialogHtml(block.who, block.words);
    case "player":
      return playerHtml(block);
    case "files":
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin:0 0 20px"
      >
        ${joinHtml(block.files.map(([term, label, url]) => factHtml([term, label, url])))}
      </table> `;
    case "spoken":
      // A transcript has hundreds, and Gmail clips a mail of 102 KB: their face is that of the cell around.
      return html`<h3>${block.heading}</h3>
        <p dir="auto">${block.text}</p> `;
  }
}

function factHtml([term, value, url]: Fact): Html {
  return html`<tr>
    <td class="quiet term" style="${looks.term}">${term}</td>
    <td class="fact" style="${looks.fact}">${url === undefined ? value : anchor(value, url)}</td>
  </tr>`;
}

function linkHtml([label, url]: Link): Html {
  return html`<li style="${looks.item}">${anchor(label, url)}</li>`;
}

function momentHtml({ text, quote, details, label, url }: Moment, language: string | null): Html {
  const lang = language === null ? html`` : html`lang="${language}"`;
  const about = joinHtml(details.map((detail) => html`${detail} · `));
  return html`<li style="${looks.item}">
    <div dir="auto" ${lang}>${text}</div>
    <div class="quiet" dir="auto" style="${looks.detail}">
      <q ${lang}>${quote}</q><br /><bdi>${about}${anchor(label, url)}</bdi>
    </div>
  </li>`;
}

function anchor(label: string, url: string): Html {
  return html`<a style="${looks.link}" href="${url}">${label}</a>`;
}

function itemsHtml(items: readonly string[]): Html {
  return joinHtml(items.map((item) => html`<li style="${looks.item}">${item}</li>`));
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
    case "player":
      return `${block.label}:\n${block.url}`;
    case "dialog": {
      const { asks, deny, admit, press } = block.words;
      return `${block.who} ${asks}\n[ ${deny} ]  [ ${admit} ] <- ${press}`;
    }
    case "files":
      return block.files.map(([term, , url]) => `${term}:\n${url}`).join("\n\n");
    case "moments":
      return block.moments.map(momentText).join("\n");
    case "spoken":
      return `${block.heading}\n${block.text}`;
  }
}

function momentText({ text, quote, details, label, url }: Moment): string {
  const said = details.length === 0 ? [] : [`  ${details.join(". ")}`];
  return [`- ${text}`, `  “${quote}”`, ...said, `  ${label}: ${url}`].join("\n");
}

/** What every mail to somebody who may not have asked for it knows. */
export type LetterProps = {
  /** The link "This wasn't me". */
  readonly notMeUrl: string;
};

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });

export const quiet = (text: string): Block => ({ kind: "quiet", text });

export const heading = (text: string): Block => ({ kind: "heading", text });

export function greeting(name: string): Block {
  return paragraph(letterWords.greeting(firstName(name) ?? ""));
}

/* Pictures drawn in tables: no mail of ours loads one. */

type DialogWords = Readonly<Record<"asks" | "deny" | "admit" | "press", string>>;

/** A dialog, with a ring around what has to be pressed. */
function dialogHtml(who: string, { asks, deny, admit, press }: DialogWords): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:8px 0 20px"
  >
    <tr>
      <td class="picture" style="${looks.dialog}">
        <strong class="on-picture" style="${looks.onPicture}">${who}</strong><br />
        <span class="on-picture" style="${looks.onPicture}">${asks}</span>
        <table role="presentation" cellpadding="0" cellspacing="0" style="margin:16px 0 0">
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
        </table>
      </td>
    </tr>
  </table> `;
}

/** A recording that waits to be played; all of it leads to `url`. */
function playerHtml({
  label,
  detail,
  url,
}: Readonly<Record<"label" | "detail" | "url", string>>): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:8px 0 20px"
  >
    <tr>
      <td class="picture" height="220" style="${looks.player}">
        <a class="on-picture" style="${looks.playerLink}" href="${url}"
          ><span aria-hidden="true" style="${looks.play}">&#9654;&#65038;</span><br />${label}</a
        ><br /><span class="on-picture" style="${looks.playerDetail}">${detail}</span>
      </td>
    </tr>
  </table> `;
}
