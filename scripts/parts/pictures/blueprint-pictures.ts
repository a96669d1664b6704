import * as colors from "../../../app/config/colors.ts";
import { markPath, names } from "../../../app/config/names.ts";
import { type MarkedRow, markedRows, pill, svg, text } from "./draw.ts";

/** What a blueprint of one process holds: its map, what each step costs, the tools, the risks. */
const pictures: Readonly<
  Record<string, readonly [width: number, height: number, draw: () => string]>
> = {
  "process-map": [440, 508, processMap],
  "step-minutes": [560, 512, stepMinutes],
  "tool-list": [520, 222, () => markedRows(tools)],
  risks: [520, 222, () => markedRows(risks)],
};

type Verdict = "automate" | "simplify" | "keep";

const looks: Readonly<Record<Verdict, readonly [label: string, ground: string, ink: string]>> = {
  automate: ["Automate", colors.pine100, colors.pine700],
  simplify: ["Simplify", colors.automationTint, colors.automation],
  keep: ["Keep by hand", colors.paper0, colors.muted],
};

const lanes = ["Client", "Office", "Owner"] as const;
const laneWidth = 136;
const stepWidth = 120;
const stepHeight = 52;
const left = (lane: number) => 16 + lane * laneWidth + (laneWidth - stepWidth) / 2;
const top = (row: number) => 114 + row * 80;

/** Who does what, in which order: a lane for each of them, and the waits in between. */
function processMap(): string {
  const steps: readonly (readonly [number, number, string, string, Verdict])[] = [
    [0, 0, "Signs contract", "10 min", "automate"],
    [1, 0, "Copies folder", "25 min", "automate"],
    [1, 1, "Types tasks", "40 min", "simplify"],
    [2, 1, "Sets the scope", "30 min", "keep"],
    [1, 2, "Drafts invoice", "15 min", "automate"],
    [0, 2, "Pays deposit", "Invoice", "keep"],
    [0, 3, "Picks a time", "5 emails", "automate"],
    [1, 3, "Kickoff call", "On video", "keep"],
  ];
  const grounds = lanes.map(
    (name, lane) =>
      `<rect x="${16 + lane * laneWidth}" y="82" width="${laneWidth}" height="346" fill="${lane === 1 ? colors.paper100 : colors.paper50}"/>${text(16 + (lane + 0.5) * laneWidth, 104, name, colors.subtle, 14, 600, "middle")}`,
  );
  const drawn = steps.map(([lane, row, title, detail, verdict]) => {
    const [, ground, ink] = looks[verdict];
    const [x, y] = [left(lane), top(row)];
    return `<rect x="${x}" y="${y}" width="${stepWidth}" height="${stepHeight}" rx="10" fill="${ground}" stroke="${verdict === "keep" ? colors.edge : "none"}"/>${text(x + 11, y + 22, title, colors.fg, 15, 600)}${text(x + 11, y + 41, detail, ink, 14)}`;
  });
  const lines = [
    across(0, 0, 1),
    down(1, 0),
    across(1, 1, 2),
    `<path d="M${left(2) + 60} ${top(1) + stepHeight}v54H${left(1) + stepWidth + 4}" ${line}/>`,
    across(2, 1, 0),
    down(0, 2),
    across(3, 0, 1),
  ];
  const waits =
    wait(left(1) + 60, top(1) - 14, "waits 2 days") +
    wait(left(0) + 60, top(3) - 14, "waits 4 days");
  const legend = Object.values(looks).map(
    ([label, ground], nth) =>
      `<rect x="${20 + nth * 108}" y="444" width="14" height="14" rx="4" fill="${ground}" stroke="${colors.edge}"/>${text(42 + nth * 108, 456, label, colors.muted, 14)}`,
  );
  return `<defs><marker id="m" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="m1 1 5 3-5 3" fill="none" stroke="${colors.fg}" stroke-width="1.6"/></marker></defs>${text(20, 40, "New client onboarding", colors.fg, 21, 600)}${text(20, 63, "Automation Blueprint · The process today", colors.subtle, 14)}<path transform="translate(392 24) scale(1.1)" fill="${colors.pine600}" d="${markPath}"/><path d="M16 78h408" stroke="${colors.fg}" stroke-width="2"/>${grounds.join("")}${lines.join("")}${drawn.join("")}${waits}${legend.join("")}<path d="M16 474h408" stroke="${colors.paper200}"/>${text(20, 496, "2 h 35 min of work per client", colors.fg, 14, 600)}${text(420, 496, "Page 2 of 6", colors.subtle, 14, 400, "end")}`;
}

const line = `fill="none" stroke="${colors.fg}" stroke-width="1.5" marker-end="url(#m)"`;

function across(row: number, from: number, to: number): string {
  const y = top(row) + stepHeight / 2;
  return from < to
    ? `<path d="M${left(from) + stepWidth} ${y}H${left(to) - 2}" ${line}/>`
    : `<path d="M${left(from)} ${y}H${left(to) + stepWidth + 2}" ${line}/>`;
}

function down(lane: number, row: number): string {
  return `<path d="M${left(lane) + 60} ${top(row) + stepHeight}V${top(row + 1) - 2}" ${line}/>`;
}

function wait(x: number, y: number, label: string): string {
  return pill(x - 46, y - 10, 92, label, colors.warnTint, colors.warn, 20);
}

/** Minutes of each step: as it is, and below it what is left. */
function stepMinutes(): string {
  const steps = [
    ["Contract signed", 10, 0],
    ["Client folder", 25, 0],
    ["Project", 40, 5],
    ["First invoice", 15, 5],
    ["Kickoff call", 35, 0],
    ["Scope questions", 30, 30],
  ] as const;
  const scale = 7;
  const drawn = steps.map(([title, today, after], nth) => {
    const y = 86 + nth * 62;
    return `${text(28, y + 22, title, colors.fg, 16, 600)}<rect x="172" y="${y}" width="${today * scale}" height="14" rx="4" fill="${colors.paper200}"/><rect x="172" y="${y + 17}" width="${Math.max(after * scale, 3)}" height="14" rx="4" fill="${colors.pine600}"/>${text(532, y + 12, `${today} min`, colors.subtle, 14, 400, "end")}${text(532, y + 30, after ? `${after} min` : "0", colors.pine700, 14, 600, "end")}`;
  });
  return `${text(28, 42, "Minutes per new client", colors.fg, 18, 600)}<rect x="352" y="29" width="14" height="14" rx="4" fill="${colors.paper200}"/>${text(374, 41, "Today", colors.muted, 14)}<rect x="440" y="29" width="14" height="14" rx="4" fill="${colors.pine600}"/>${text(462, 41, "After", colors.muted, 14)}<path d="M28 62h504" stroke="${colors.paper200}"/>${drawn.join("")}<path d="M28 460h504" stroke="${colors.fg}" stroke-width="2"/>${text(28, 492, "2 h 35 min today", colors.fg, 18, 600)}${text(532, 492, "40 min after", colors.pine700, 18, 600, "end")}`;
}

const paid = ["Already paid for", colors.pine100, colors.pine700] as const;

const tools: readonly MarkedRow[] = [
  ["DocuSign", "Starts the run when it's signed", ...paid],
  ["Google Drive", "Makes the folder from a template", ...paid],
  [
    names.automationTool.name,
    "Connects the two",
    "To add",
    colors.automationTint,
    colors.automation,
  ],
];

const risks: readonly MarkedRow[] = [
  ["QuickBooks", "Drafts need one permission", "Ask the owner", colors.warnTint, colors.warn],
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
