import { names } from "../config/names.ts";
import { firstName } from "../lib/text/addresses.ts";
import { hasRightToLeft } from "../lib/text/direction.ts";
import { visibleLine } from "../lib/text/trim.ts";
import { html, type Html, joinHtml } from "./html.ts";
import { letterWords, looks, mailDocument } from "./layout.ts";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: EmailAttachment[];
};

export type RenderedMail = Omit<Mail, "to">;

export type Block = { readonly html: Html; readonly text: string };

/** In order. A string is a paragraph; `false` stands for a block that this mail does not have. */
export type Blocks = readonly (Block | string | false | readonly (Block | string)[])[];

export type Letter = {
  readonly subject: string;
  /** Heading; the subject by default. */
  readonly title?: string;
  /** Mailboxes show the preview beside the subject. */
  readonly preview: string;
  readonly blocks: Blocks;
  readonly footer: string;
  /** The link "This wasn't me", for people who may not have asked for the mail. */
  readonly notMeUrl?: string | null;
};

/** Returns the mail as HTML and as plain text. Removes invisible characters, which user-supplied text may have. */
export function letter({ blocks, ...mail }: Letter): RenderedMail {
  const { subject, title = subject, preview, footer, notMeUrl = null } = withVisibleLines(mail);
  const shown = blocks
    .flat()
    .filter((piece) => piece !== false)
    .map((piece) => (typeof piece === "string" ? paragraph(piece) : piece));
  const body = joinHtml(shown.map((piece) => piece.html));
  const texts = [...shown.map(({ text }) => text), footer];
  if (notMeUrl !== null) texts.push(`${letterWords.notMe}:\n${notMeUrl}`);
  return {
    subject,
    html: mailDocument({ title, preview, body, footer, notMeUrl }),
    text: `${texts.join("\n\n")}\n\n${names.company}\n${names.contactEmail}\n`,
  };
}

export function operatorLetter(mail: Omit<Letter, "footer">): RenderedMail {
  const why = "OPERATOR_EMAIL of the site is set to this address";
  return letter({ ...mail, footer: `You're getting this email because ${why}.` });
}

function withVisibleLines<Part>(part: Part): Part {
  if (typeof part === "string") return visibleLine(part) as Part;
  if (Array.isArray(part)) return part.map(withVisibleLines) as Part;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, withVisibleLines(one)]),
  ) as Part;
}

/** Makes one visible line of every text before `render` gets it. */
function block<Texts extends readonly unknown[]>(render: (...texts: Texts) => Block) {
  return (...texts: Texts): Block => render(...withVisibleLines(texts));
}

function ofText(render: (text: string) => Html) {
  return block((text: string) => ({ html: render(text), text }));
}

export const paragraph = ofText((text) => html`<p style="${looks.paragraph}">${text}</p> `);
export const quiet = ofText((text) => html`<p class="quiet" style="${looks.quiet}">${text}</p> `);
export const strong = ofText(
  (text) => html`<p style="${looks.paragraph}"><strong>${text}</strong></p> `,
);

export const heading = block((text: string) => ({
  html: html`<h2 style="${looks.heading}">${text}</h2> `,
  text: text.toUpperCase(),
}));

export function greeting(name: string): Block {
  return paragraph(letterWords.greeting(firstName(name) ?? ""));
}

export type Fact = readonly [term: string, value: string, url?: string];

export const facts = block((...rows: readonly Fact[]) => ({
  html: table("margin:0 0 20px", rows.map(factHtml)),
  text: rows.map(factText).join("\n"),
}));

function factHtml([term, value, url]: Fact): Html {
  return html`<tr>
    <td class="quiet term" style="${looks.term}">${term}</td>
    <td class="fact" style="${looks.fact}">${url === undefined ? value : anchor(value, url)}</td>
  </tr>`;
}

function factText([term, value, url]: Fact): string {
  const isValueEnough = url === undefined || url === `https://${value}`;
  return isValueEnough ? `${term}: ${value}` : `${term}:\n${url}`;
}

export const list = block((items: readonly string[]) => ({
  html: html`<ul style="${looks.list}">
    ${itemsHtml(items)}
  </ul> `,
  text: items.map((item) => `- ${item}`).join("\n"),
}));

export const steps = block((items: readonly string[]) => ({
  html: html`<ol style="${looks.list}">
    ${itemsHtml(items)}
  </ol> `,
  text: items.map((item, index) => `${index + 1}. ${item}`).join("\n"),
}));

function itemsHtml(items: readonly string[]): Html {
  return joinHtml(items.map((item) => html`<li style="${looks.item}">${item}</li>`));
}

export const button = block((label: string, url: string) => ({
  html: html`<p style="margin:8px 0 24px">
    <a class="button" style="${looks.button}" href="${url}">${label}</a>
  </p> `,
  text: `${label}:\n${url}`,
}));

export const link = block((label: string, url: string) => ({
  html: html`<p style="${looks.paragraph}">${anchor(label, url)}</p> `,
  text: `${label}:\n${url}`,
}));

/** A link that looks like a video. */
export const player = block((label: string, detail: string, url: string) => ({
  html: table("margin:8px 0 20px", [
    html`<tr>
      <td class="picture" height="220" style="${looks.player}">
        <a class="on-picture" style="${looks.playerLink}" href="${url}"
          ><span aria-hidden="true" style="${looks.play}">&#9654;&#65038;</span><br />${label}</a
        ><br /><span class="on-picture" style="${looks.playerDetail}">${detail}</span>
      </td>
    </tr>`,
  ]),
  text: `${label}:\n${url}`,
}));

/** A turn of speech. It inherits the style of its table cell, because a transcript has hundreds of turns. */
export const spoken = block((speakerAndTime: string, text: string) => ({
  html: html`<h3${dirAttribute(speakerAndTime)}>${speakerAndTime}</h3>
    <p${dirAttribute(text)}>${text}</p> `,
  text: `${speakerAndTime}\n${text}`,
}));

function dirAttribute(text: string): Html {
  return hasRightToLeft(text) ? html` dir="auto"` : html``;
}

/** A line of notes with its quote and a link to that moment of the recording. */
export type Moment = {
  readonly text: string;
  readonly quote: string;
  readonly details: readonly string[];
  readonly label: string;
  readonly url: string;
};

/** `language`: BCP 47, null if unknown. */
export const moments = block((language: string | null, lines: readonly Moment[]) => ({
  html: html`<ul style="${looks.list}">
    ${joinHtml(lines.map((moment) => momentHtml(moment, language)))}
  </ul> `,
  text: lines.map(momentText).join("\n"),
}));

function momentHtml({ text, quote, details, label, url }: Moment, language: string | null): Html {
  const lang = language === null ? html`` : html`lang="${language}"`;
  const about = joinHtml(details.map((detail) => html`<bdi>${detail}</bdi> · `));
  return html`<li style="${looks.item}">
    <div dir="auto" ${lang}>${text}</div>
    <div class="quiet" dir="auto" style="${looks.detail}">
      <q ${lang}>${quote}</q><br /><bdi dir="ltr"
        >${about}<bdi dir="ltr">${anchor(label, url)}</bdi></bdi
      >
    </div>
  </li>`;
}

function momentText({ text, quote, details, label, url }: Moment): string {
  const lines = [`- ${text}`, `  “${quote}”`];
  if (details.length > 0) lines.push(`  ${details.join(". ")}`);
  return [...lines, `  ${label}: ${url}`].join("\n");
}

type DialogWords = Readonly<Record<"asks" | "deny" | "admit" | "press", string>>;

/** A drawing of the dialog that the host sees. */
export const dialog = block((who: string, { asks, deny, admit, press }: DialogWords) => {
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
  return {
    html: table("margin:8px 0 20px", [
      html`<tr>
        <td class="picture" style="${looks.dialog}">
          <strong class="on-picture" style="${looks.onPicture}">${who}</strong><br />
          <span class="on-picture" style="${looks.onPicture}">${asks}</span> ${buttons}
        </td>
      </tr>`,
    ]),
    text: `${who} ${asks}\n[ ${deny} ]  [ ${admit} ] <- ${press}`,
  };
});

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

function anchor(label: string, url: string): Html {
  return html`<a style="${looks.link}" href="${url}">${label}</a>`;
}
