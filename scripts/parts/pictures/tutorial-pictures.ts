import * as colors from "../../../app/config/colors.ts";
import { box, svg, text } from "./draw.ts";

/** What the tutorial about lists shows of the screen: 640 by 240, and in a phone's width. */
const pictures = { "list-field": field, "list-move": move, "list-views": views } as const;

const leads = [
  ["Call back Harbor", "Website"],
  ["Quote for Cedar", "Website"],
  ["Demo for Atlas", "Referral"],
] as const;
const moved = ["Renewal, Juniper", "Repair, Fieldstone", "Catering, Atlas"] as const;
const saved = ["Leads 2024", "Website leads", "Leads 2025"] as const;

const tag = (x: number, y: number, label: string, ground: string, ink: string) => {
  const width = 20 + label.length * 7.2;
  return `<rect x="${x}" y="${y}" width="${width}" height="26" rx="8" fill="${ground}"/>${text(x + width / 2, y + 18, label, ink, 14, 600, "middle")}`;
};

const row = (y: number) => `<path d="M28 ${y}h584" stroke="${colors.paper200}"/>`;

const checkbox = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="20" height="20" rx="6" fill="${colors.pine600}"/><path d="m${x + 5} ${y + 10} 4 4 7-8" fill="none" stroke="${colors.paper0}" stroke-width="2.5"/>`;

/** The column that is new stands out, and its second row is being filled in. */
function field(): string {
  const rows = leads.map(([task, source], nth) => {
    const y = 92 + nth * 48;
    const isReferral = source === "Referral";
    return `${row(y - 12)}${text(28, y + 19, task, colors.fg, 17, 600)}${text(300, y + 19, nth === 1 ? "Qualified" : "New", colors.subtle, 16)}${tag(440, y, source, isReferral ? colors.workspaceTint : colors.agentsTint, isReferral ? colors.workspace : colors.agents)}`;
  });
  return `<rect x="420" y="20" width="192" height="204" rx="14" fill="${colors.pine100}" opacity=".55"/>${text(28, 52, "Task", colors.subtle, 15)}${text(300, 52, "Status", colors.subtle, 15)}${text(440, 52, "Source", colors.pine700, 16, 600)}${text(598, 52, "New field", colors.pine700, 13, 400, "end")}${rows.join("")}`;
}

/** Everything is selected; the bar at the bottom says where it goes. */
function move(): string {
  const rows = moved.map((task, nth) => {
    const y = 26 + nth * 44;
    return `<rect x="20" y="${y - 6}" width="600" height="38" rx="10" fill="${colors.pine100}"/>${checkbox(32, y + 3)}${text(68, y + 19, task, colors.fg, 17, 600)}${tag(500, y, "Won → Closed", colors.paper0, colors.pine700)}`;
  });
  return `${rows.join("")}<rect x="60" y="168" width="520" height="52" rx="14" fill="${colors.ink900}"/>${text(84, 200, "48 tasks selected", colors.onDark, 17, 600)}${text(256, 200, "Move to", colors.onDarkMuted, 16)}${text(322, 200, "Leads", colors.onDark, 17, 600)}<rect x="464" y="176" width="104" height="36" rx="10" fill="${colors.lime300}"/>${text(516, 200, "Move", colors.ink900, 16, 600, "middle")}`;
}

/** Three views with the names of the lists that are gone; the second one is open. */
function views(): string {
  const tabs = saved.map((name, nth) => {
    const x = 28 + nth * 168;
    return nth === 1
      ? `${box(x, 22, 156, 42)}<rect x="${x + 16}" y="62" width="124" height="3" rx="1.5" fill="${colors.pine600}"/>${text(x + 78, 49, name, colors.fg, 16, 600, "middle")}`
      : text(x + 78, 49, name, colors.subtle, 16, 400, "middle");
  });
  const tasks = ["Call back Harbor", "Quote for Cedar"].map(
    (task, nth) =>
      `${row(136 + nth * 48)}${text(28, 167 + nth * 48, task, colors.fg, 17, 600)}${tag(526, 148 + nth * 48, "Website", colors.agentsTint, colors.agents)}`,
  );
  return `${tabs.join("")}${text(28, 108, "Filter:", colors.subtle, 16)}${tag(84, 90, "Source is Website", colors.pine100, colors.pine700)}${text(612, 108, "Pinned", colors.subtle, 15, 400, "end")}${tasks.join("")}`;
}

const phonePictures = {
  "list-field-phone": phoneField,
  "list-move-phone": phoneMove,
  "list-views-phone": phoneViews,
} as const;

const phoneRow = (y: number) => `<path d="M20 ${y}h300" stroke="${colors.paper200}"/>`;

function phoneField(): string {
  const rows = leads.map(([task, source], nth) => {
    const y = 84 + nth * 50;
    const isReferral = source === "Referral";
    return `${phoneRow(y - 12)}${text(20, y + 19, task, colors.fg, 16, 600)}${tag(216, y, source, isReferral ? colors.workspaceTint : colors.agentsTint, isReferral ? colors.workspace : colors.agents)}`;
  });
  return `<rect x="200" y="14" width="128" height="212" rx="14" fill="${colors.pine100}" opacity=".55"/>${text(20, 50, "Task", colors.subtle, 15)}${text(216, 50, "Source, new", colors.pine700, 15, 600)}${rows.join("")}`;
}

function phoneMove(): string {
  const rows = moved.map((task, nth) => {
    const y = 22 + nth * 46;
    return `<rect x="12" y="${y - 6}" width="316" height="38" rx="10" fill="${colors.pine100}"/>${checkbox(22, y + 3)}${text(54, y + 19, task, colors.fg, 16, 600)}${tag(252, y, "Closed", colors.paper0, colors.pine700)}`;
  });
  return `${rows.join("")}<rect x="12" y="164" width="316" height="56" rx="14" fill="${colors.ink900}"/>${text(30, 198, "48 tasks", colors.onDark, 16, 600)}${text(108, 198, "to", colors.onDarkMuted, 16)}${text(130, 198, "Leads", colors.onDark, 16, 600)}<rect x="232" y="173" width="86" height="38" rx="10" fill="${colors.lime300}"/>${text(275, 198, "Move", colors.ink900, 16, 600, "middle")}`;
}

function phoneViews(): string {
  const tabs = saved.map((name, nth) => {
    const x = 8 + nth * 108;
    return nth === 1
      ? `${box(x, 18, 108, 42)}<rect x="${x + 14}" y="58" width="80" height="3" rx="1.5" fill="${colors.pine600}"/>${text(x + 54, 45, name, colors.fg, 15, 600, "middle")}`
      : text(x + 54, 45, name, colors.subtle, 15, 400, "middle");
  });
  const tasks = leads
    .slice(0, 2)
    .map(
      ([task, source], nth) =>
        `${phoneRow(130 + nth * 50)}${text(20, 162 + nth * 50, task, colors.fg, 16, 600)}${tag(245, 143 + nth * 50, source, colors.agentsTint, colors.agents)}`,
    );
  return `${tabs.join("")}${text(20, 104, "Filter:", colors.subtle, 16)}${tag(74, 86, "Source is Website", colors.pine100, colors.pine700)}${tasks.join("")}`;
}

/** By their path in `public/`. */
export function tutorialPictures(): readonly (readonly [path: string, drawing: string])[] {
  const drawn = (of: Readonly<Record<string, () => string>>, width: number) =>
    Object.entries(of).map(
      ([name, draw]) => [`media/artefacts/${name}.svg`, svg(width, 240, draw())] as const,
    );
  return [...drawn(pictures, 640), ...drawn(phonePictures, 340)];
}
