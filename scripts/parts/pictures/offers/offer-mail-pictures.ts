import * as colors from "../../../../app/config/colors.ts";
import { names } from "../../../../app/config/names.ts";
import { freeWorkspaceMailWords as words } from "../../../../app/leads/mails/words.ts";
import { broken, button, letterhead, svg, text } from "../draw.ts";

/** The email about the free workspace, in its own words: opened in an inbox, and for phones the email alone. */

const list = 384;
const height = 520;

function letter(x: number, width: number): string {
  const perLine = Math.floor((width - 120) / 7.7);
  let y = 236;
  const steps = words.steps.map((step, nth) => {
    const lines = broken(step, perLine);
    const drawn = `<circle cx="${x + 46}" cy="${y - 6}" r="14" fill="${colors.pine100}"/>${text(x + 46, y - 1, String(nth + 1), colors.pine700, 14, 600, "middle")}${lines.map((line, row) => text(x + 76, y + row * 24, line, colors.muted, 16)).join("")}`;
    y += lines.length * 24 + 18;
    return drawn;
  });
  const [first = "", ...rest] = broken(words.title, Math.floor((width - 64) / 12));
  const subject = width > 600 ? words.subject : cut(words.subject, 44);
  return `${text(x + 32, 40, subject, colors.fg, 18, 600)}<path d="M${x} 64h${width}" stroke="${colors.paper200}"/>${letterhead(x + 32, 88, width - 64)}${[first, ...rest].map((line, row) => text(x + 32, 188 + row * 30, line, colors.fg, 24, 600)).join("")}<g transform="translate(0 ${rest.length * 30})">${steps.join("")}${button(x + 32, y - 12, words.button)}</g>`;
}

function inbox(): string {
  const mails = [
    [names.company, words.subject, "Now"],
    ["First Valley Bank", "Your statement is ready", "9:40 AM"],
    ["Calendar", "Accepted: weekly review", "9:12 AM"],
    ["Payday", "Payroll runs on Friday", "Mon"],
    ["Marta", "Office lease, two questions", "Mon"],
    ["Harlow Supply", "Delivery on Thursday", "Fri"],
  ] as const;
  const rows = mails.map(([from, subject, at], nth) => {
    const y = 64 + nth * 76;
    const isNew = nth === 0;
    const short = cut(subject, 46);
    return `${isNew ? `<rect y="${y}" width="${list}" height="76" fill="${colors.pine100}"/><circle cx="22" cy="${y + 29}" r="5" fill="${colors.pine600}"/>` : ""}${text(40, y + 34, from, colors.fg, 16, isNew ? 600 : 400)}${text(list - 24, y + 34, at, colors.subtle, 14, 400, "end")}${text(40, y + 57, short, isNew ? colors.pine700 : colors.subtle, 15)}<path d="M0 ${y + 76}h${list}" stroke="${colors.paper200}"/>`;
  });
  return `${text(40, 40, "Inbox", colors.fg, 18, 600)}<path d="M0 64h${list}M${list} 0v${height}" stroke="${colors.paper200}"/>${rows.join("")}`;
}

/** Its first line, as an inbox shows it. */
function cut(sentence: string, most: number): string {
  const [first = "", ...rest] = broken(sentence, most);
  return rest.length > 0 ? `${first}…` : first;
}

/** Each by its path in `public/`. */
export function offerMailPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/offer-inbox.svg", svg(1120, height, inbox() + letter(list + 1, 735))],
    ["media/artefacts/offer-mail.svg", svg(440, 596, letter(0, 440))],
  ];
}
