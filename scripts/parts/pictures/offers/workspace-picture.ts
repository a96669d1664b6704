import * as colors from "../../../../app/config/colors.ts";
import { names } from "../../../../app/config/names.ts";
import { pill, svg, text, tints } from "../draw.ts";

/** A workspace on its first day: spaces on the left, the open list, and what runs on it. */

const width = 1120;
const height = 600;
const side = 224;

type Task = readonly [title: string, who: string, due: string, stage: string, tint: number];

const groups: readonly (readonly [
  name: string,
  ground: string,
  ink: string,
  tasks: readonly Task[],
])[] = [
  [
    "In progress",
    colors.automationTint,
    colors.automation,
    [
      ["Harbor: kickoff deck", "MT", "Today", "Onboarding", 3],
      ["Cedar: product import", "PR", "Wed", "Build", 1],
      ["Atlas: contract review", "OC", "Thu", "Legal", 0],
    ],
  ],
  [
    "To do",
    colors.agentsTint,
    colors.agents,
    [
      ["Juniper: intake form", "MT", "Fri", "Onboarding", 3],
      ["Fieldstone: first draft", "PR", "Mon", "Build", 1],
    ],
  ],
];

function sidebar(): string {
  const spaces = [
    ["Sales", 0],
    ["Delivery", 1],
    ["Finance", 2],
    ["People", 3],
  ] as const;
  const lists = ["Onboarding", "Client work", "Templates"];
  let y = 84;
  const drawn = spaces.map(([name, tint]) => {
    const [ground, ink] = tints[tint];
    const head = `<rect x="24" y="${y}" width="26" height="26" rx="8" fill="${ground}"/>${text(37, y + 18, name.charAt(0), ink, 14, 600, "middle")}${text(62, y + 19, name, colors.fg, 16, 600)}`;
    y += 44;
    if (name !== "Delivery") return head;
    const open = lists.map((list) => {
      const here = list === "Client work";
      const row = `${here ? `<rect x="46" y="${y - 5}" width="162" height="34" rx="9" fill="${colors.pine100}"/>` : ""}<path d="M60 ${y + 8}h10m-10 5h10m-10 5h6" stroke="${here ? colors.pine700 : colors.subtle}" stroke-width="1.6"/>${text(82, y + 18, list, here ? colors.pine700 : colors.muted, 15, here ? 600 : 400)}`;
      y += 38;
      return row;
    });
    y += 8;
    return head + open.join("");
  });
  return `<rect width="${side}" height="${height}" fill="${colors.paper50}"/><path d="M${side} 0v${height}" stroke="${colors.paper200}"/>${text(24, 46, `Your ${names.workspaceTool.name}`, colors.fg, 18, 600)}${drawn.join("")}`;
}

function list(): string {
  const x = side + 32;
  const tabs = ["By status", "By owner", "This week", "Dashboard"].map((tab, nth) => {
    const at = x + nth * 112;
    return `${text(at, 98, tab, nth === 0 ? colors.fg : colors.subtle, 15, nth === 0 ? 600 : 400)}${nth === 0 ? `<rect x="${at}" y="113" width="66" height="3" rx="1.5" fill="${colors.pine600}"/>` : ""}`;
  });
  let y = 138;
  const drawn = groups.map(([name, ground, ink, tasks]) => {
    const head = `${pill(x, y, 26 + name.length * 7.6, name, ground, ink)}${text(x + 40 + name.length * 7.6, y + 18, String(tasks.length), colors.subtle, 14)}`;
    const columns =
      name === "In progress"
        ? ["Owner", "Due", "Stage"]
            .map((column, nth) => text(side + 452 + nth * 116, y + 18, column, colors.subtle, 14))
            .join("")
        : "";
    y += 38;
    const rows = tasks.map(([title, who, due, stage, tint]) => {
      const [stageGround, stageInk] = tints[tint] ?? tints[0];
      const row = `<path d="M${x} ${y}h832" stroke="${colors.paper200}"/><circle cx="${x + 10}" cy="${y + 25}" r="8" fill="none" stroke="${ink}" stroke-width="2"/>${text(x + 32, y + 31, title, colors.fg, 16, 600)}<circle cx="${side + 466}" cy="${y + 25}" r="14" fill="${colors.ink900}"/>${text(side + 466, y + 30, who, colors.onDark, 12, 600, "middle")}${text(side + 568, y + 31, due, due === "Today" ? colors.danger : colors.muted, 15, due === "Today" ? 600 : 400)}${pill(side + 684, y + 12, 26 + stage.length * 7.6, stage, stageGround, stageInk)}`;
      y += 50;
      return row;
    });
    y += 24;
    return head + columns + rows.join("");
  });
  return `${text(x, 46, "Client work", colors.fg, 22, 600)}${pill(width - 196, 26, 164, "12 automations on", colors.pine100, colors.pine700)}${tabs.join("")}<path d="M${side} 116h${width - side}" stroke="${colors.paper200}"/>${drawn.join("")}`;
}

/** The last run, over the corner of the list. */
function run(): string {
  const [x, y] = [width - 432, height - 108];
  return `<rect x="${x}" y="${y}" width="400" height="84" rx="16" fill="${colors.ink900}"/><circle cx="${x + 28}" cy="${y + 30}" r="5" fill="${colors.lime300}"/>${text(x + 46, y + 35, "When a task is done, draft its invoice", colors.onDark, 16, 600)}${text(x + 46, y + 62, "Ran 3 minutes ago · Atlas, first month", colors.onDarkMuted, 15)}`;
}

/** The same for a phone: the spaces above their list, and its rows without their stages. */
function onPhone(): string {
  const wide = 340;
  const edge = 20;
  let x = edge;
  const spaces = ["Sales", "Delivery", "Finance", "People"].map((name, nth) => {
    const [ground, ink] = tints[nth] ?? tints[0];
    const room = 22 + name.length * 7.2;
    const drawn = pill(x, 58, room, name, ground, ink, 28);
    x += room + 6;
    return drawn;
  });
  const tabs = ["By status", "By owner", "This week"].map((tab, nth) =>
    text(
      edge + nth * 92,
      120,
      tab,
      nth === 0 ? colors.fg : colors.subtle,
      15,
      nth === 0 ? 600 : 400,
    ),
  );
  let y = 150;
  const drawn = groups.map(([name, ground, ink, tasks]) => {
    const head = pill(edge, y, 26 + name.length * 7.6, name, ground, ink);
    y += 36;
    const rows = tasks.map(([title, who, due]) => {
      const isToday = due === "Today";
      const row = `<path d="M${edge} ${y}H${wide - edge}" stroke="${colors.paper200}"/><circle cx="${edge + 9}" cy="${y + 23}" r="7" fill="none" stroke="${ink}" stroke-width="2"/>${text(edge + 28, y + 28, title, colors.fg, 15, 600)}${text(wide - edge - 38, y + 28, due, isToday ? colors.danger : colors.muted, 14, isToday ? 600 : 400, "end")}<circle cx="${wide - edge - 14}" cy="${y + 23}" r="13" fill="${colors.ink900}"/>${text(wide - edge - 14, y + 27, who, colors.onDark, 11, 600, "middle")}`;
      y += 46;
      return row;
    });
    y += 16;
    return head + rows.join("");
  });
  const ran = `<rect x="${edge}" y="${y - 4}" width="${wide - 2 * edge}" height="72" rx="14" fill="${colors.ink900}"/><circle cx="${edge + 20}" cy="${y + 22}" r="5" fill="${colors.lime300}"/>${text(edge + 34, y + 27, "When a task is done, draft its invoice", colors.onDark, 14, 600)}${text(edge + 34, y + 50, "Ran 3 minutes ago · Atlas, first month", colors.onDarkMuted, 14)}`;
  return svg(
    wide,
    y + 88,
    `${text(edge, 38, "Client work", colors.fg, 19, 600)}${pill(wide - edge - 144, 19, 144, "12 automations on", colors.pine100, colors.pine700)}${spaces.join("")}${tabs.join("")}<path d="M0 136h${wide}" stroke="${colors.paper200}"/><rect x="${edge}" y="133" width="64" height="3" rx="1.5" fill="${colors.pine600}"/>${drawn.join("")}${ran}`,
  );
}

/** Each by its path in `public/`. */
export function workspacePictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/workspace.svg", svg(width, height, sidebar() + list() + run())],
    ["media/artefacts/workspace-phone.svg", onPhone()],
  ];
}
