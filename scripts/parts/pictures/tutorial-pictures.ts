import * as colors from "../../../app/config/colors.ts";
import { box, svg, text, widthOf } from "./draw.ts";

/** What the tutorial about lists shows of the screen: 640 by 240, and in a phone's width. */
const pictures = { "list-field": field, "list-move": move, "list-views": views } as const;

/** Of the list that stays, then of one that is merged into it: a task, and its status. */
const leads = [
  ["Call back Harbor", "New"],
  ["Quote for Cedar", "Quoted"],
  ["Visit to Fieldstone", "Qualified"],
] as const;
const moved = [
  ["Demo for Atlas", "Open", "New"],
  ["Quote for Juniper", "Offer out", "Quoted"],
  ["Call with Oak & Line", "In talks", "Qualified"],
] as const;
const source = "Website";
const saved = ["Website leads", "Referral leads", "Event leads"] as const;

/** `x` is its left edge, or its right one. */
const tag = (x: number, y: number, label: string, ground: string, ink: string, end = false) => {
  const width = 20 + widthOf(label, 14);
  const left = end ? x - width : x;
  return `<rect x="${left.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="26" rx="8" fill="${ground}"/>${text(left + width / 2, y + 18, label, ink, 14, 600, "middle")}`;
};

/** Views by their names, each as wide as its own; the first one is open. */
function tabs(x: number, y: number, size: number, edge: number): string {
  let left = x;
  return saved
    .map((name, nth) => {
      const width = 2 * edge + widthOf(name, size);
      const middle = left + width / 2;
      const label = text(
        middle,
        y + 27,
        name,
        nth === 0 ? colors.fg : colors.subtle,
        size,
        nth === 0 ? 600 : 400,
        "middle",
      );
      const open = `${box(left, y, Math.round(width), 42)}<rect x="${left + 16}" y="${y + 40}" width="${Math.round(width) - 32}" height="3" rx="1.5" fill="${colors.pine600}"/>`;
      left += Math.round(width) + 8;
      return nth === 0 ? `${open}${label}` : label;
    })
    .join("");
}

const row = (y: number) => `<path d="M28 ${y}h584" stroke="${colors.paper200}"/>`;

const checkbox = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="20" height="20" rx="6" fill="${colors.pine600}"/><path d="m${x + 5} ${y + 10} 4 4 7-8" fill="none" stroke="${colors.paper0}" stroke-width="2.5"/>`;

/** The column that is new stands out. */
function field(): string {
  const rows = leads.map(([task, status], nth) => {
    const y = 92 + nth * 48;
    return `${row(y - 12)}${text(28, y + 19, task, colors.fg, 17, 600)}${text(300, y + 19, status, colors.subtle, 16)}${tag(440, y, source, colors.agentsTint, colors.agents)}`;
  });
  return `<rect x="420" y="20" width="192" height="204" rx="14" fill="${colors.pine100}" opacity=".55"/>${text(28, 52, "Website leads", colors.subtle, 15)}${text(300, 52, "Status", colors.subtle, 15)}${text(440, 52, "Source", colors.pine700, 16, 600)}${text(598, 52, "New field", colors.pine700, 13, 400, "end")}${rows.join("")}`;
}

/** Everything is selected; the bar at the bottom says where it goes. */
function move(): string {
  const rows = moved.map(([task, from, to], nth) => {
    const y = 26 + nth * 44;
    return `<rect x="20" y="${y - 6}" width="600" height="38" rx="10" fill="${colors.pine100}"/>${checkbox(32, y + 3)}${text(68, y + 19, task, colors.fg, 17, 600)}${text(300, y + 19, "Referral", colors.subtle, 16)}${tag(608, y, `${from} → ${to}`, colors.paper0, colors.pine700, true)}`;
  });
  return `${rows.join("")}<rect x="60" y="168" width="520" height="52" rx="14" fill="${colors.ink900}"/>${text(84, 200, "All 48 leads selected", colors.onDark, 17, 600)}${text(282, 200, "Move to", colors.onDarkMuted, 16)}${text(348, 200, "Leads", colors.onDark, 17, 600)}<rect x="464" y="176" width="104" height="36" rx="10" fill="${colors.lime300}"/>${text(516, 200, "Move", colors.ink900, 16, 600, "middle")}`;
}

/** Three views with the names of the lists that are gone. */
function views(): string {
  const tasks = leads
    .slice(0, 2)
    .map(
      ([task], nth) =>
        `${row(136 + nth * 48)}${text(28, 167 + nth * 48, task, colors.fg, 17, 600)}${tag(612, 148 + nth * 48, source, colors.agentsTint, colors.agents, true)}`,
    );
  return `${tabs(28, 22, 16, 20)}${text(28, 108, "Filter:", colors.subtle, 16)}${tag(84, 90, `Source is ${source}`, colors.pine100, colors.pine700)}${text(612, 108, "Pinned", colors.subtle, 15, 400, "end")}${tasks.join("")}`;
}

const phonePictures = {
  "list-field-phone": phoneField,
  "list-move-phone": phoneMove,
  "list-views-phone": phoneViews,
} as const;

const phoneRow = (y: number) => `<path d="M20 ${y}h300" stroke="${colors.paper200}"/>`;

function phoneField(): string {
  const rows = leads.map(([task], nth) => {
    const y = 84 + nth * 50;
    return `${phoneRow(y - 12)}${text(20, y + 19, task, colors.fg, 16, 600)}${tag(216, y, source, colors.agentsTint, colors.agents)}`;
  });
  return `<rect x="200" y="14" width="128" height="212" rx="14" fill="${colors.pine100}" opacity=".55"/>${text(20, 50, "Website leads", colors.subtle, 15)}${text(216, 50, "Source", colors.pine700, 16, 600)}${tag(320, 32, "New", colors.paper0, colors.pine700, true)}${rows.join("")}`;
}

function phoneMove(): string {
  const rows = moved.map(([task, , to], nth) => {
    const y = 22 + nth * 46;
    return `<rect x="12" y="${y - 6}" width="316" height="38" rx="10" fill="${colors.pine100}"/>${checkbox(22, y + 3)}${text(54, y + 19, task, colors.fg, 16, 600)}${tag(320, y, `→ ${to}`, colors.paper0, colors.pine700, true)}`;
  });
  return `${rows.join("")}<rect x="12" y="164" width="316" height="56" rx="14" fill="${colors.ink900}"/>${text(30, 198, "48 leads", colors.onDark, 16, 600)}${text(108, 198, "to", colors.onDarkMuted, 16)}${text(130, 198, "Leads", colors.onDark, 16, 600)}<rect x="232" y="173" width="86" height="38" rx="10" fill="${colors.lime300}"/>${text(275, 198, "Move", colors.ink900, 16, 600, "middle")}`;
}

function phoneViews(): string {
  const tasks = leads
    .slice(0, 2)
    .map(
      ([task], nth) =>
        `${phoneRow(130 + nth * 50)}${text(20, 162 + nth * 50, task, colors.fg, 16, 600)}${tag(320, 143 + nth * 50, source, colors.agentsTint, colors.agents, true)}`,
    );
  return `${tabs(8, 18, 14, 9)}${text(20, 104, "Filter:", colors.subtle, 16)}${tag(74, 86, `Source is ${source}`, colors.pine100, colors.pine700)}${tasks.join("")}`;
}

/** By their path in `public/`. */
export function tutorialPictures(): readonly (readonly [path: string, drawing: string])[] {
  const drawn = (of: Readonly<Record<string, () => string>>, width: number) =>
    Object.entries(of).map(
      ([name, draw]) => [`media/artefacts/${name}.svg`, svg(width, 240, draw())] as const,
    );
  return [...drawn(pictures, 640), ...drawn(phonePictures, 340)];
}
