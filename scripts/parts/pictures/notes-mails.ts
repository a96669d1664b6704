import * as colors from "../../../app/config/colors.ts";
import { markPath, names } from "../../../app/config/names.ts";
import { pill, svg, text } from "./draw.ts";
import { clientPortrait } from "./people/cast.ts";

const rule = (y: number) => `<path d="M0 ${y}h640" stroke="${colors.paper200}"/>`;

/** What a company's own notetaker sends: under the company's name, with what was decided and who does what. */
const ownMail = {
  monogram: "AL",
  subject: "Client call, Mar 12",
  from: "Atlas Legal Notes, 2 minutes after the call",
  decided: [
    "The engagement letter names both entities.",
    "The May 6 hearing date stays.",
    "Discovery starts with the 2019 lease.",
  ],
  tasks: [
    ["Send the engagement letter", "R. Vance, Fri"],
    ["Pull the 2019 lease", "M. Ito, Mon"],
  ],
  filed: ["Filed under Matter 26-044", "Deletes on Mar 12, 2033"],
} as const;

const tick = (x: number, y: number) =>
  `<path d="m${x} ${y} 5 5 9-11" fill="none" stroke="${colors.pine600}" stroke-width="2.5"/>`;
const todo = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="18" height="18" rx="5" fill="none" stroke="${colors.control}" stroke-width="1.8"/>`;
const monogram = (x: number, y: number, size: number) =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="12" fill="${colors.workspace}"/>${text(x + size / 2, y + size / 2 + 7, ownMail.monogram, colors.paper0, 20, 700, "middle")}`;

function ownNotesMail(): string {
  const { subject, from, decided, tasks, filed } = ownMail;
  const points = decided.map(
    (what, nth) => `${tick(30, 178 + nth * 34)}${text(60, 185 + nth * 34, what, colors.fg, 19)}`,
  );
  const open = tasks.map(
    ([what, who], nth) =>
      `${todo(29, 343 + nth * 50)}${text(60, 359 + nth * 50, what, colors.fg, 19)}${pill(612 - who.length * 8 - 20, 336 + nth * 50, who.length * 8 + 20, who, colors.workspaceTint, colors.workspace, 32)}`,
  );
  return `${monogram(28, 24, 56)}${text(102, 48, subject, colors.fg, 22, 600)}${text(102, 74, from, colors.subtle, 17)}${rule(104)}${text(28, 146, "What was decided", colors.pine700, 17, 600)}${points.join("")}${rule(280)}${text(28, 318, "Who does what", colors.pine700, 17, 600)}${open.join("")}<rect y="448" width="640" height="108" fill="${colors.paper50}"/>${rule(448)}${text(28, 492, filed[0], colors.fg, 19, 600)}${text(28, 523, "Recording and transcript open with your login", colors.muted, 17)}${text(612, 492, filed[1], colors.muted, 17, 400, "end")}`;
}

/** The same in a phone's width: 340 units. */
function phoneOwnNotesMail(): string {
  const { subject, decided, tasks, filed } = ownMail;
  const [letter, hearing, lease] = decided;
  const [first = "", second = ""] = letter.split(/(?<=letter) /);
  const line = (y: number) => `<path d="M0 ${y}h340" stroke="${colors.paper200}"/>`;
  const open = tasks.map(
    ([what, who], nth) =>
      `${todo(20, 296 + nth * 66)}${text(50, 311 + nth * 66, what, colors.fg, 16)}${pill(50, 320 + nth * 66, who.length * 7 + 22, who, colors.workspaceTint, colors.workspace)}`,
  );
  return `${monogram(20, 20, 48)}${text(82, 41, subject, colors.fg, 18, 600)}${text(82, 63, "Atlas Legal Notes", colors.subtle, 15)}${line(88)}${text(20, 120, "What was decided", colors.pine700, 15, 600)}${tick(21, 142)}${text(50, 148, first, colors.fg, 16)}${text(50, 170, second, colors.fg, 16)}${tick(21, 194)}${text(50, 200, hearing, colors.fg, 16)}${tick(21, 224)}${text(50, 230, lease, colors.fg, 16)}${line(250)}${text(20, 279, "Who does what", colors.pine700, 15, 600)}${open.join("")}<rect y="430" width="340" height="96" fill="${colors.paper50}"/>${line(430)}${text(20, 463, filed[0], colors.fg, 16, 600)}${text(20, 487, "Opens with your login", colors.muted, 15)}${text(20, 510, filed[1], colors.muted, 15)}`;
}

/** What the free notetaker sends after the meeting beside its form: what came of it, the film, the words, the chat. */
const freeMail = {
  subject: "Your notes: Weekly operations",
  decided: [
    "Ship the form on Thursday",
    "Every new lead has an owner",
    "Look at the numbers weekly",
  ],
  tasks: [
    ["Switch the form on", "Jon"],
    ["Tell the sales team", "Noor"],
    ["Pick the owners", "Maya"],
  ],
  said: [
    ["00:42", "Maya", "New leads still wait a day"],
    ["00:58", "Jon", "The form is ready. It opens"],
    ["01:21", "Noor", "Then let's ship it on"],
  ],
  length: "48:12",
  slide: "Leads per day",
  perDay: [14, 19, 17, 24, 31],
} as const;

const speakers = ["maya-torres", "jon-hale", "noor-haddad"];

/** The recording in a player, as wide as it is said: a shared screen, and who looks at it. */
function player(x: number, y: number, width: number): string {
  const height = width * 0.6;
  const [shared, edge] = [height - 58, 12];
  const face = (shared - 12) / 3;
  const slide = width - 2 * edge - face - 6;
  const people = speakers.map((person, nth) => {
    const [left, upper] = [x + width - edge - face, y + 14 + nth * (face + 6)];
    const portrait = clientPortrait(person)
      .trim()
      .replace("<svg ", `<svg x="${left}" y="${upper}" `)
      .replace('width="800" height="800"', `width="${face}" height="${face}"`);
    return `<clipPath id="f${nth}"><rect x="${left}" y="${upper}" width="${face}" height="${face}" rx="7"/></clipPath><g clip-path="url(#f${nth})">${portrait}</g>`;
  });
  const columns = freeMail.perDay.map((leads, nth) => {
    const [wide, high] = [(slide - 28) / 5 - 8, (leads / 31) * (shared - 46)];
    return `<rect x="${x + edge + 18 + nth * (wide + 8)}" y="${y + 14 + shared - high}" width="${wide}" height="${high}" rx="3" fill="${nth === 4 ? colors.pine600 : colors.pine200}"/>`;
  });
  const bar = y + height - 22;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colors.ink900}"/><rect x="${x + edge}" y="${y + 14}" width="${slide}" height="${shared}" rx="8" fill="${colors.paper0}"/>${text(x + edge + 16, y + 38, freeMail.slide, colors.fg, 14, 600)}${columns.join("")}${people.join("")}<path d="M${x + 14} ${bar - 8}v16l13-8z" fill="${colors.lime300}"/><path d="M${x + 40} ${bar}h${width - 112}" stroke="${colors.inkDash}" stroke-width="4" stroke-linecap="round"/><path d="M${x + 40} ${bar}h${(width - 112) * 0.25}" stroke="${colors.lime300}" stroke-width="4" stroke-linecap="round"/>${text(x + width - 14, bar + 5, freeMail.length, colors.onDark, 15, 600, "end")}`;
}

const sender = (x: number, y: number) =>
  `<circle cx="${x + 26}" cy="${y + 26}" r="26" fill="${colors.ink900}"/><path transform="translate(${x + 8} ${y + 8}) scale(1.15)" fill="${colors.lime300}" d="${markPath}"/>`;

/** What was decided, and who does what, up to the edge at `right`. */
function outcome(x: number, y: number, right: number): string {
  const { decided, tasks } = freeMail;
  const heading = (below: number, words: string) =>
    text(x, y + below, words, colors.pine700, 16, 600);
  const points = decided.map(
    (what, nth) =>
      `${tick(x + 1, y + 24 + nth * 32)}${text(x + 28, y + 31 + nth * 32, what, colors.fg, 17)}`,
  );
  const open = tasks.map(([what, who], nth) => {
    const [middle, width] = [y + 172 + nth * 40, who.length * 9 + 24];
    return `${todo(x, middle - 9)}${text(x + 28, middle + 6, what, colors.fg, 17)}${pill(right - width, middle - 15, width, who, colors.pine100, colors.pine700, 30)}`;
  });
  return `${heading(0, "What was decided")}${points.join("")}${heading(140, "Who does what")}${open.join("")}`;
}

/** The first lines of the transcript, which go on below the edge. */
function said(x: number, y: number): string {
  return freeMail.said
    .map(
      ([at, who, words], nth) =>
        `${text(x, y + nth * 30, at, colors.subtle, 15)}${text(x + 50, y + nth * 30, who, colors.fg, 15, 600)}${text(x + 92, y + nth * 30, `${words}…`, colors.muted, 15)}`,
    )
    .join("");
}

function freeNotesMail(): string {
  return `${sender(28, 20)}${text(98, 42, freeMail.subject, colors.fg, 20, 600)}${text(98, 67, `From ${names.notetakerName}, after the call`, colors.subtle, 16)}${rule(92)}${player(28, 116, 312)}${said(28, 336)}${outcome(368, 132, 612)}`;
}

/** The same in a phone's width: 340 units. */
function phoneFreeNotesMail(): string {
  const line = (y: number) => `<path d="M0 ${y}h340" stroke="${colors.paper200}"/>`;
  return `<g transform="translate(18 18) scale(.86)">${sender(0, 0)}</g>${text(76, 38, freeMail.subject, colors.fg, 17, 600)}${text(76, 60, `From ${names.notetakerName}`, colors.subtle, 15)}${line(84)}${outcome(20, 116, 320)}${player(20, 406, 300)}`;
}

/** Each by its path in `public/`. */
export function notesMails(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/notes-mail.svg", svg(640, 556, ownNotesMail())],
    ["media/artefacts/notes-mail-phone.svg", svg(340, 526, phoneOwnNotesMail())],
    ["media/artefacts/free-notes-mail.svg", svg(640, 420, freeNotesMail())],
    ["media/artefacts/free-notes-mail-phone.svg", svg(340, 606, phoneFreeNotesMail())],
  ];
}
