import * as colors from "../../../../app/config/colors.ts";
import { markPath, names } from "../../../../app/config/names.ts";
import { type MarkedRow, markedRows, pill, svg, text } from "../draw.ts";

/** What a blueprint of one process holds: its map, what each step costs, the tools, the risks. */
const pictures: Readonly<
  Record<string, readonly [width: number, height: number, draw: () => string]>
> = {
  "process-map": [440, 512, () => processMap("Automation Blueprint")],
  "audit-map": [440, 512, () => processMap("Audit")],
  "step-minutes": [560, 512, stepMinutes],
  "step-minutes-phone": [340, 478, phoneStepMinutes],
  "tool-list": [420, 186, () => markedRows(tools, 420)],
  "tool-list-phone": [340, 210, () => markedRows(tools, 340)],
  risks: [420, 186, () => markedRows(risks, 420)],
  "risks-phone": [340, 210, () => markedRows(risks, 340)],
};

type Verdict = "automate" | "simplify" | "keep";

const looks: Readonly<Record<Verdict, readonly [label: string, ground: string, ink: string]>> = {
  automate: ["Automate", colors.pine100, colors.pine700],
  simplify: ["Simplify", colors.automationTint, colors.automation],
  keep: ["Keep by hand", colors.paper0, colors.muted],
};

const lanes = ["Client", "Office", "Owner"] as const;
const laneWidth = 136;
const stepWidth = 96;
const stepHeight = 48;
const left = (lane: number) => 16 + lane * laneWidth + (laneWidth - stepWidth) / 2;
const middle = (lane: number) => left(lane) + stepWidth / 2;
const top = (row: number) => 114 + row * 84;

/** Who does what, in which order: a lane for each of them, and the waits in between. */
function processMap(paper: string): string {
  const steps: readonly (readonly [number, number, string, string, Verdict])[] = [
    [0, 0, "Contract", "10 min", "automate"],
    [1, 0, "Folder", "25 min", "automate"],
    [1, 1, "Project", "40 min", "simplify"],
    [2, 1, "Scope", "30 min", "keep"],
    [1, 2, "Invoice", "15 min", "automate"],
    [0, 2, "Deposit", "By card", "keep"],
    [0, 3, "Call time", "35 min", "automate"],
    [1, 3, "Kickoff", "On video", "keep"],
  ];
  const grounds = lanes.map(
    (name, lane) =>
      `<rect x="${16 + lane * laneWidth}" y="78" width="${laneWidth}" height="350" fill="${lane === 1 ? colors.paper100 : colors.paper50}"/>${text(middle(lane), 101, name, colors.subtle, 14, 600, "middle")}`,
  );
  const drawn = steps.map(([lane, row, title, detail, verdict]) => {
    const [, ground, ink] = looks[verdict];
    const [x, y] = [left(lane), top(row)];
    return `<rect x="${x}" y="${y}" width="${stepWidth}" height="${stepHeight}" rx="10" fill="${ground}" stroke="${verdict === "keep" ? colors.edge : "none"}"/>${text(x + 12, y + 20, title, colors.fg, 15, 600)}${text(x + 12, y + 38, detail, ink, 14)}`;
  });
  const lines = [
    across(0, 0, 1),
    down(1, 0),
    across(1, 1, 2),
    `<path d="M${middle(2)} ${top(1) + stepHeight}v${top(2) - top(1) - stepHeight / 2 - 8}q0 8-8 8H${left(1) + stepWidth + gap}" ${line}/>`,
    across(2, 1, 0),
    down(0, 2),
    across(3, 0, 1),
  ];
  const waits = wait(1, 0, "2 days") + wait(0, 2, "4 days");
  const legend = [
    ...Object.values(looks).map(([label, ground]) => [label, ground] as const),
    ["Waiting", colors.warnTint] as const,
  ].map(([label, ground], nth) => {
    const x = [20, 122, 216, 344][nth] ?? 0;
    return `<rect x="${x}" y="444" width="14" height="14" rx="4" fill="${ground}" stroke="${colors.edge}"/>${text(x + 21, 456, label, colors.muted, 14)}`;
  });
  return `<defs><marker id="m" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path d="m2 1 5 4-5 4" fill="none" stroke="${colors.fg}" stroke-width="1.8"/></marker></defs>${text(20, 38, "New client onboarding", colors.fg, 21, 600)}${text(20, 60, `${paper} · The process today`, colors.subtle, 14)}<path transform="translate(392 20) scale(1.1)" fill="${colors.pine600}" d="${markPath}"/><path d="M16 76h408" stroke="${colors.fg}" stroke-width="2"/>${grounds.join("")}${lines.join("")}${drawn.join("")}${waits}${legend.join("")}<path d="M16 476h408" stroke="${colors.paper200}"/>${text(20, 499, "2 h 35 min of work per client", colors.fg, 14, 600)}${text(420, 499, "Page 2 of 6", colors.subtle, 14, 400, "end")}`;
}

/** Between the head of an arrow and the step that it leads to. */
const gap = 4;

const line = `fill="none" stroke="${colors.fg}" stroke-width="1.8" marker-end="url(#m)"`;

function across(row: number, from: number, to: number): string {
  const y = top(row) + stepHeight / 2;
  return from < to
    ? `<path d="M${left(from) + stepWidth} ${y}H${left(to) - gap}" ${line}/>`
    : `<path d="M${left(from)} ${y}H${left(to) + stepWidth + gap}" ${line}/>`;
}

function down(lane: number, row: number): string {
  return `<path d="M${middle(lane)} ${top(row) + stepHeight}V${top(row + 1) - gap}" ${line}/>`;
}

/** Beside the arrow to the next step of a lane. */
function wait(lane: number, row: number, label: string): string {
  const y = (top(row) + stepHeight + top(row + 1)) / 2 - 12;
  return pill(middle(lane) + 8, y, 56, label, colors.warnTint, colors.warn, 24);
}

const minutes: readonly (readonly [string, number, number, Verdict])[] = [
  ["Contract signed", 10, 0, "automate"],
  ["Client folder", 25, 0, "automate"],
  ["Project", 40, 5, "simplify"],
  ["First invoice", 15, 5, "automate"],
  ["Booking the call", 35, 0, "automate"],
  ["Scope questions", 30, 30, "keep"],
];

/** Minutes of each step: as it is, and below it what is left. */
function stepMinutes(): string {
  const scale = 7;
  const drawn = minutes.map(([title, today, after, verdict], nth) => {
    const y = 86 + nth * 62;
    const [label, , ink] = looks[verdict];
    return `${text(28, y + 11, title, colors.fg, 16, 600)}${text(28, y + 31, label, ink, 14, 600)}<rect x="172" y="${y}" width="${today * scale}" height="14" rx="4" fill="${colors.paper200}"/><rect x="172" y="${y + 17}" width="${Math.max(after * scale, 3)}" height="14" rx="4" fill="${colors.pine600}"/>${text(532, y + 12, `${today} min`, colors.subtle, 14, 400, "end")}${text(532, y + 30, after ? `${after} min` : "0", colors.pine700, 14, 600, "end")}`;
  });
  return `${text(28, 42, "Minutes per new client", colors.fg, 18, 600)}<rect x="388" y="29" width="14" height="14" rx="4" fill="${colors.paper200}"/>${text(410, 41, "Today", colors.muted, 14)}<rect x="476" y="29" width="14" height="14" rx="4" fill="${colors.pine600}"/>${text(498, 41, "After", colors.muted, 14)}<path d="M28 62h504" stroke="${colors.paper200}"/>${drawn.join("")}<path d="M28 460h504" stroke="${colors.fg}" stroke-width="2"/>${text(28, 492, "2 h 35 min today", colors.fg, 18, 600)}${text(532, 492, "40 min after", colors.pine700, 18, 600, "end")}`;
}

/** The same in a phone's width: each bar below the name of its step. */
function phoneStepMinutes(): string {
  const scale = 5.2;
  const drawn = minutes.map(([title, today, after, verdict], nth) => {
    const y = 84 + nth * 58;
    const [label, , ink] = looks[verdict];
    return `${text(320, y + 29, label, ink, 14, 600, "end")}${text(20, y + 4, title, colors.fg, 15, 600)}${text(320, y + 4, `${today} → ${after} min`, colors.pine700, 15, 600, "end")}<rect x="20" y="${y + 14}" width="${today * scale}" height="9" rx="3" fill="${colors.paper200}"/><rect x="20" y="${y + 25}" width="${Math.max(after * scale, 3)}" height="9" rx="3" fill="${colors.pine600}"/>`;
  });
  return `${text(20, 38, "Minutes per client", colors.fg, 17, 600)}${key(188, colors.paper200, "Today")}${key(262, colors.pine600, "After")}<path d="M20 56h300" stroke="${colors.paper200}"/>${drawn.join("")}<path d="M20 432h300" stroke="${colors.fg}" stroke-width="2"/>${text(20, 460, "2 h 35 min today", colors.fg, 16, 600)}${text(320, 460, "40 min after", colors.pine700, 16, 600, "end")}`;
}

function key(x: number, ink: string, label: string): string {
  return `<rect x="${x}" y="26" width="13" height="13" rx="4" fill="${ink}"/>${text(x + 19, 38, label, colors.muted, 15)}`;
}

const paid = ["Paid for", colors.pine100, colors.pine700] as const;

const tools: readonly MarkedRow[] = [
  ["DocuSign", "Starts the run when signed", ...paid],
  ["Google Drive", "Copies your folder template", ...paid],
  [
    names.automationTool.name,
    "Connects all four",
    "To add",
    colors.automationTint,
    colors.automation,
  ],
];

const risks: readonly MarkedRow[] = [
  ["QuickBooks", "Needs one permission", "Ask the owner", colors.warnTint, colors.warn],
  ["Client names", "Spelled in three ways", "Clean first", colors.warnTint, colors.warn],
  ["Template folder", "One owner, no backup", "Copy it", colors.agentsTint, colors.agents],
];

/** Each by its path in `public/`. */
export function blueprintPictures(): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries(pictures).map(([name, [width, height, draw]]) => [
    `media/artefacts/${name}.svg`,
    svg(width, height, draw()),
  ]);
}
