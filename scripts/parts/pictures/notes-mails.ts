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
    "Discovery starts with the 2029 lease.",
  ],
  tasks: [
    ["Send the engagement letter", "R. Vance, Fri"],
    ["Pull the 2029 lease", "M. Ito, Mon"],
  ],
  filed: ["Filed under Matter 2031-044", "Deleted on Mar 12, 2033"],
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
    (what, nth) => `${tick(30, 180 + nth * 36)}${text(60, 187 + nth * 36, what, colors.fg, 19)}`,
  );
  const open = tasks.map(
    ([what, who], nth) =>
      `${todo(29, 343 + nth * 50)}${text(60, 359 + nth * 50, what, colors.fg, 19)}${pill(612 - who.length * 9 - 28, 336 + nth * 50, who.length * 9 + 28, who, colors.workspaceTint, colors.workspace, 32)}`,
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
      `${todo(20, 296 + nth * 66)}${text(50, 311 + nth * 66, what, colors.fg, 16)}${pill(50, 320 + nth * 66, who.length * 8 + 24, who, colors.workspaceTint, colors.workspace)}`,
  );
  return `${monogram(20, 20, 48)}${text(82, 41, subject, colors.fg, 18, 600)}${text(82, 63, "Atlas Legal Notes", colors.subtle, 15)}${line(88)}${text(20, 120, "What was decided", colors.pine700, 15, 600)}${tick(21, 142)}${text(50, 148, first, colors.fg, 16)}${text(50, 170, second, colors.fg, 16)}${tick(21, 194)}${text(50, 200, hearing, colors.fg, 16)}${tick(21, 224)}${text(50, 230, lease, colors.fg, 16)}${line(250)}${text(20, 279, "Who does what", colors.pine700, 15, 600)}${open.join("")}<rect y="430" width="340" height="96" fill="${colors.paper50}"/>${line(430)}${text(20, 463, filed[0], colors.fg, 16, 600)}${text(20, 487, "Opens with your login", colors.muted, 15)}${text(20, 510, filed[1], colors.muted, 15)}`;
}

/** What the free notetaker sends after the meeting beside its form: the film of it, what was said, the chat. */
const freeMail = {
  subject: "Your notes: Weekly operations",
  people: ["maya-torres", "jon-hale", "noor-haddad"],
  length: "48:12",
  said: [
    ["12:04", "Maya", "Who owns the new leads?"],
    ["12:11", "Jon", "I do. The form assigns me."],
    ["12:30", "Noor", "Great. Numbers on Friday?"],
  ],
  chat: ["Chat", "Jon: northwind.example/leads"],
} as const;

/** The recording in a player, as wide as it is said. */
function player(x: number, y: number, width: number): string {
  const height = width * 0.6;
  const share = (width - 32) / 3;
  const people = freeMail.people.map((person, nth) => {
    const [left, upper] = [x + 12 + nth * (share + 4), y + 14];
    return `<clipPath id="f${nth}"><rect x="${left}" y="${upper}" width="${share}" height="${height - 58}" rx="8"/></clipPath><g clip-path="url(#f${nth})">${clientPortrait(
      person,
    )
      .trim()
      .replace("<svg ", `<svg x="${left - (height - 58 - share) / 2}" y="${upper}" `)
      .replace('width="800" height="800"', `width="${height - 58}" height="${height - 58}"`)}</g>`;
  });
  const bar = y + height - 22;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colors.ink900}"/>${people.join("")}<path d="M${x + 14} ${bar - 8}v16l13-8z" fill="${colors.lime300}"/><path d="M${x + 40} ${bar}h${width - 112}" stroke="${colors.inkDash}" stroke-width="4" stroke-linecap="round"/><path d="M${x + 40} ${bar}h${(width - 112) * 0.25}" stroke="${colors.lime300}" stroke-width="4" stroke-linecap="round"/>${text(x + width - 14, bar + 5, freeMail.length, colors.onDark, 15, 600, "end")}`;
}

const sender = (x: number, y: number) =>
  `<circle cx="${x + 26}" cy="${y + 26}" r="26" fill="${colors.ink900}"/><path transform="translate(${x + 8} ${y + 8}) scale(1.15)" fill="${colors.lime300}" d="${markPath}"/>`;

/** A line of what was said: when and by whom above the words. */
const said = (x: number, y: number, [at, who, what]: readonly [string, string, string]) =>
  `${text(x, y, at, colors.subtle, 15)}${text(x + 46, y, who, colors.fg, 16, 600)}${text(x, y + 23, what, colors.muted, 17)}`;

const chatLine = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="48" rx="12" fill="${colors.pine100}"/>${text(x + 18, y + 30, freeMail.chat[0], colors.pine800, 16, 600)}${text(x + 66, y + 30, freeMail.chat[1], colors.pine800, 16)}`;

function freeNotesMail(): string {
  return `${sender(28, 20)}${text(98, 42, freeMail.subject, colors.fg, 20, 600)}${text(98, 67, `From ${names.notetakerName}, after the call`, colors.subtle, 16)}${rule(92)}${player(28, 114, 336)}${freeMail.said.map((one, nth) => said(390, 136 + nth * 67, one)).join("")}${chatLine(28, 334, 584)}`;
}

/** The same in a phone's width: 340 units. */
function phoneFreeNotesMail(): string {
  return `<g transform="translate(18 18) scale(.86)">${sender(0, 0)}</g>${text(76, 38, freeMail.subject, colors.fg, 17, 600)}${text(76, 60, `From ${names.notetakerName}`, colors.subtle, 15)}<path d="M0 84h340" stroke="${colors.paper200}"/>${player(20, 102, 300)}${freeMail.said.map((one, nth) => said(20, 314 + nth * 58, one)).join("")}${chatLine(20, 476, 300)}`;
}

/** Each by its path in `public/`. */
export function notesMails(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/notes-mail.svg", svg(640, 556, ownNotesMail())],
    ["media/artefacts/notes-mail-phone.svg", svg(340, 526, phoneOwnNotesMail())],
    ["media/artefacts/free-notes-mail.svg", svg(640, 404, freeNotesMail())],
    ["media/artefacts/free-notes-mail-phone.svg", svg(340, 544, phoneFreeNotesMail())],
  ];
}
