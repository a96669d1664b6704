import { readFileSync } from "node:fs";
import * as colors from "../../../app/config/colors.ts";
import { names } from "../../../app/config/names.ts";
import { box, broken, pill, svg, text } from "./draw.ts";

/** Products that are drawn into files: on pages whose documents have no room for them as HTML. 640 units wide. */
const pictures: Readonly<Record<string, (width: number) => string>> = { board, flow };

/** As wide as a phone shows in letters that can be read. */
const phoneWidth = 424;

const sprite = readFileSync(
  new URL("../../../app/components/ui/sprite.svg", import.meta.url),
  "utf8",
);

/** The inside of an icon of the sprite, 24 units wide; a dot for a tool whose mark is not in it yet. */
function icon(name: string): string {
  const inside = sprite.match(new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, "s"))?.[1];
  return inside ?? `<circle cx="12" cy="12" r="9"/>`;
}

function titled(width: number, title: string, state: string, inner: string): string {
  const edge = width === phoneWidth ? 20 : 28;
  const wide = 24 + state.length * 7.4;
  return `${text(edge, 38, title, colors.fg, 18, 600)}${pill(width - edge - wide, 19, wide, state, colors.pine100, colors.pine700)}<path d="M0 62h${width}" stroke="${colors.paper200}"/>${inner}`;
}

function board(width: number): string {
  const isNarrow = width === phoneWidth;
  const wide = isNarrow ? 122 : 188;
  const [size, pad] = isNarrow ? [15, 12] : [16, 16];
  const columns = [
    {
      status: "To do",
      tint: [colors.agentsTint, colors.agents],
      cards: [
        ["Send kickoff agenda", "Thu", "MT"],
        ["Collect brand files", "Fri", "OC"],
      ],
    },
    {
      status: "In progress",
      tint: [colors.automationTint, colors.automation],
      cards: [
        ["Draft landing page", "Wed", "PR"],
        ["Connect invoices", "Wed", "MT"],
      ],
    },
    {
      status: "Done",
      tint: [colors.pine100, colors.pine700],
      cards: [
        ["Sign contract", "Mon", "OC"],
        ["Open client folder", "Tue", "PR"],
      ],
    },
  ] as const;
  const drawn = columns.map(({ status, tint, cards }, column) => {
    const x = isNarrow ? 20 + column * 131 : 24 + column * 202;
    const card = ([title, due, who]: readonly [string, string, string], nth: number) => {
      const y = 124 + nth * 132;
      const lines = broken(title, isNarrow ? 12 : 24).map((line, row) =>
        text(x + pad, y + (isNarrow ? 29 : 34) + row * 20, line, colors.fg, size, 600),
      );
      const end = x + wide - 10 - pad;
      return `${box(x, y, wide, 118)}${lines.join("")}${text(x + pad, y + 94, due, colors.subtle, 15)}<circle cx="${end}" cy="${y + 88}" r="15" fill="${colors.ink900}"/>${text(end, y + 93, who, colors.onDark, 12, 600, "middle")}`;
    };
    return `${pill(x, 82, 24 + status.length * 7.6, status, tint[0], tint[1])}${cards.map(card).join("")}`;
  });
  return `<rect y="62" width="${width}" height="358" fill="${colors.paper100}"/>${titled(width, "Client delivery", "Everyone on one board", drawn.join(""))}`;
}

function flow(width: number): string {
  const steps = [
    [
      "When work is marked done",
      `${names.workspaceTool.name}, any client project`,
      names.workspaceTool.slug,
      colors.agents,
    ],
    ["Draft the invoice", "QuickBooks, from your price list", "quickbooks", colors.pine600],
    ["Ask for approval", "Slack, one click", "slack", colors.social],
    [
      "Send it, and remind",
      `${names.paymentProvider.name}, until it's paid`,
      "stripe",
      colors.stripe,
    ],
  ] as const;
  const drawn = steps.map(([title, detail, app, ink], nth) => {
    const y = 84 + nth * 82;
    const line =
      nth < 3
        ? `<path d="M52 ${y + 52}v30" stroke="${colors.edge}" stroke-width="2" stroke-dasharray="4 5"/>`
        : "";
    return `<rect x="28" y="${y}" width="48" height="48" rx="12" fill="${colors.paper50}" stroke="${colors.paper200}"/><g transform="translate(40 ${y + 12})" fill="${ink}">${icon(app)}</g>${text(96, y + 20, title, colors.fg, 18, 600)}${text(96, y + 43, detail, colors.subtle, 16)}${line}`;
  });
  return titled(width, "Work done to paid", "Ran 41 times this week", drawn.join(""));
}

function retention(width: RowsWidth): string {
  return rows(width, [
    ["Client calls", "Case team only", "7 years"],
    ["Team meetings", "Everyone on the invite", "30 days"],
    ["Interviews", "Hiring lead only", "6 months"],
  ]);
}

function accessLog(width: RowsWidth): string {
  return rows(width, [
    ["D. Cho opened the transcript", "Matter 26-044", "10:51 AM"],
    ["R. Vance played 4 minutes", "Matter 26-044", "11:20 AM"],
    ["Export for the auditor", "42 files", "4:05 PM"],
  ]);
}

type RowsWidth = 340 | 420;

/** So narrow that they can be read in a narrow cell, and on a phone. */
function rows(width: RowsWidth, lines: readonly (readonly [string, string, string])[]): string {
  const [edge, height] = width === 420 ? [22, 62] : [18, 70];
  return lines
    .map(([title, detail, end], nth) => {
      const y = nth * height;
      const line = `<path d="M0 ${y}h${width}" stroke="${colors.paper200}"/>`;
      return `${nth > 0 ? line : ""}${text(edge, y + height / 2 - 4, title, colors.fg, 16, 600)}${text(edge, y + height / 2 + 17, detail, colors.subtle, 15)}${text(width - edge, y + height / 2 + 6, end, colors.fg, width === 420 ? 17 : 15, 600, "end")}`;
    })
    .join("");
}

/** Each by its path in `public/`. */
export function artefactPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/retention.svg", svg(420, 186, retention(420))],
    ["media/artefacts/retention-phone.svg", svg(340, 210, retention(340))],
    ["media/artefacts/access-log.svg", svg(420, 186, accessLog(420))],
    ["media/artefacts/access-log-phone.svg", svg(340, 210, accessLog(340))],
    ...Object.entries(pictures).flatMap(([name, draw]) => [
      [`media/artefacts/${name}.svg`, svg(640, 420, draw(640))] as const,
      [`media/artefacts/${name}-phone.svg`, svg(phoneWidth, 420, draw(phoneWidth))] as const,
    ]),
  ];
}
