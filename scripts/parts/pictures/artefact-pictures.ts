import { readFileSync } from "node:fs";
import * as colors from "../../../app/config/colors.ts";
import { markPath, names } from "../../../app/config/names.ts";
import { box, pill, svg, text } from "./draw.ts";

/** Products that are drawn into files: on pages whose documents have no room for them as HTML. 640 units wide. */
const pictures: Readonly<Record<string, readonly [height: number, draw: () => string]>> = {
  board: [420, board],
  flow: [420, flow],
  "notes-mail": [520, ownNotesMail],
  "free-notes-mail": [
    400,
    () =>
      notesMail(`From ${names.notetakerName}, after the call`, "Deleted after 7 days.", highlights),
  ],
  retention: [250, retention],
  "access-log": [250, accessLog],
};

const sprite = readFileSync(
  new URL("../../../app/components/ui/sprite.svg", import.meta.url),
  "utf8",
);

/** The inside of an icon of the sprite, 24 units wide; a dot for a tool whose mark is not in it yet. */
function icon(name: string): string {
  const inside = sprite.match(new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, "s"))?.[1];
  return inside ?? `<circle cx="12" cy="12" r="9"/>`;
}

const rule = (y: number) => `<path d="M0 ${y}h640" stroke="${colors.paper200}"/>`;

function titled(title: string, state: string, inner: string): string {
  const width = 24 + state.length * 7.4;
  return `${text(28, 38, title, colors.fg, 18, 600)}${pill(612 - width, 19, width, state, colors.pine100, colors.pine700)}${rule(62)}${inner}`;
}

function board(): string {
  const columns = [
    {
      status: "To do",
      tint: [colors.agentsTint, colors.agents],
      cards: [
        ["Send kickoff agenda", "Mon", "MT"],
        ["Collect brand files", "Tue", "OC"],
      ],
    },
    {
      status: "In progress",
      tint: [colors.automationTint, colors.automation],
      cards: [
        ["Draft landing page", "Wed", "PR"],
        ["Connect invoices", "Thu", "MT"],
      ],
    },
    {
      status: "Done",
      tint: [colors.pine100, colors.pine700],
      cards: [
        ["Sign contract", "Fri", "OC"],
        ["Open client folder", "Fri", "PR"],
      ],
    },
  ] as const;
  const drawn = columns.map(({ status, tint, cards }, column) => {
    const x = 24 + column * 202;
    const card = ([title, due, who]: readonly [string, string, string], nth: number) => {
      const y = 124 + nth * 132;
      return `${box(x, y, 188, 118)}${text(x + 16, y + 34, title, colors.fg, 16, 600)}${text(x + 16, y + 94, due, colors.subtle, 15)}<circle cx="${x + 162}" cy="${y + 88}" r="15" fill="${colors.ink900}"/>${text(x + 162, y + 93, who, colors.onDark, 12, 600, "middle")}`;
    };
    return `${pill(x, 82, 24 + status.length * 7.6, status, tint[0], tint[1])}${cards.map(card).join("")}`;
  });
  return `<rect y="62" width="640" height="358" fill="${colors.paper100}"/>${titled("Client delivery", "Everyone on one board", drawn.join(""))}`;
}

function flow(): string {
  const steps = [
    [
      "When a deposit is paid",
      `${names.paymentProvider.name}, any amount`,
      "stripe",
      colors.stripe,
    ],
    [
      "Create the client folder",
      "Google Drive, from your template",
      "googledrive",
      colors.googledrive,
    ],
    [
      "Open the project",
      `${names.workspaceTool.name}, 12 tasks with owners`,
      names.workspaceTool.slug,
      colors.agents,
    ],
    ["Book the kickoff", `${names.notetakerName} invited`, "googlemeet", colors.googlemeet],
  ] as const;
  const drawn = steps.map(([title, detail, app, ink], nth) => {
    const y = 84 + nth * 82;
    const line =
      nth < 3
        ? `<path d="M52 ${y + 52}v30" stroke="${colors.edge}" stroke-width="2" stroke-dasharray="4 5"/>`
        : "";
    return `<rect x="28" y="${y}" width="48" height="48" rx="12" fill="${colors.paper50}" stroke="${colors.paper200}"/><g transform="translate(40 ${y + 12})" fill="${ink}">${icon(app)}</g>${text(96, y + 20, title, colors.fg, 18, 600)}${text(96, y + 43, detail, colors.subtle, 16)}${line}`;
  });
  return titled("Payment to kickoff", "Ran 41 times this week", drawn.join(""));
}

/** A curve alone, 600 units wide: its words are text of the page (`app/components/artefacts/burn-up.tsx`). */
function burnUp(): string {
  const counts = [0, 3, 14, 32, 56, 84, 108, 128, 142, 150];
  const points = counts.map((count, nth) => [nth * (600 / 9), 289 - count * 1.92] as const);
  const at = (nth: number) => points[Math.min(9, Math.max(0, nth))] ?? [0, 0];
  const round = (value: number) => value.toFixed(1);
  const curve = points
    .slice(1)
    .map(([x, y], nth) => {
      const [[ax, ay], [bx, by], [dx, dy]] = [at(nth - 1), at(nth), at(nth + 2)];
      return `C${round(bx + (x - ax) / 6)} ${round(by + (y - ay) / 6)} ${round(x - (dx - bx) / 6)} ${round(y - (dy - by) / 6)} ${round(x)} ${round(y)}`;
    })
    .join("");
  const line = `M0 289${curve}`;
  const [x, y] = [(34 / 90) * 600, 289 - 41 * 1.92];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 290"><path d="M0 1H600M0 97H600M0 193H600M200 1V289M400 1V289" stroke="${colors.ink700}" stroke-width="1.5"/><path d="${line}" fill="none" stroke="${colors.onDarkSubtle}" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/><clipPath id="a"><path d="M0 0H${round(x)}V290H0z"/></clipPath><g clip-path="url(#a)"><path d="${line}V289z" fill="${colors.lime300}" opacity=".16"/><path d="${line}" fill="none" stroke="${colors.lime300}" stroke-width="4.5"/></g><path d="M0 289H600M${round(x)} ${round(y)}V289" stroke="${colors.onDarkSubtle}" stroke-width="1.5"/><circle cx="${round(x)}" cy="${round(y)}" r="8" fill="${colors.ink900}" stroke="${colors.lime300}" stroke-width="4.5"/></svg>
`;
}

/** From a company's own notetaker: below the files, where they are filed and what is to be done. */
function ownNotesMail(): string {
  const mail = notesMail(
    "From your own notetaker, 2 minutes after the call",
    "They stay in your storage.",
    ["Participants", "Who joined and when"],
  );
  const filed = [
    ["Filed under", "Matter 2031-044, client record"],
    ["Task for R. Vance", "Send the engagement letter by Friday"],
  ].map(
    ([label, what], nth) =>
      `<path d="m30 ${412 + nth * 44} 6 6 11-13" fill="none" stroke="${colors.pine600}" stroke-width="3"/>${text(62, 418 + nth * 44, label ?? "", colors.fg, 17, 600)}${text(612, 418 + nth * 44, what ?? "", colors.muted, 17, 400, "end")}`,
  );
  return `${mail}${filed.join(rule(438))}${rule(482)}${text(28, 508, "Opened by 2 of 3 people with access", colors.subtle, 15)}`;
}

const highlights = ["Highlights", "What was decided"] as const;

const sentFiles: readonly (readonly [string, string])[] = [
  ["Recording", "48 minutes"],
  ["Transcript", "Names and times"],
  ["Chat log", "14 messages"],
];

const page = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="32" height="40" rx="6" fill="${colors.pine100}"/><path d="M${x + 8} ${y + 14}h16m-16 8h16m-16 8h9" stroke="${colors.pine600}" stroke-width="2"/>`;

/** The whole email in a phone's width: 340 units. */
function phoneNotesMail(): string {
  const drawn = [...sentFiles, highlights].map(([name, detail], nth) => {
    const y = 188 + nth * 76;
    return `${box(20, y, 300, 64)}${page(34, y + 12)}${text(82, y + 28, name, colors.fg, 16, 600)}${text(82, y + 49, detail, colors.subtle, 15)}`;
  });
  return `<circle cx="42" cy="44" r="22" fill="${colors.ink900}"/><path transform="translate(27 29) scale(.96)" fill="${colors.lime300}" d="${markPath}"/>${text(76, 39, "Your notes from Tuesday", colors.fg, 18, 600)}${text(76, 61, `From ${names.notetakerName}`, colors.subtle, 15)}<path d="M0 88h340" stroke="${colors.paper200}"/>${text(20, 119, "Your recording, transcript and chat", colors.muted, 16)}${text(20, 142, "log are ready.", colors.muted, 16)}${text(20, 166, "Deleted after 7 days.", colors.muted, 16)}${drawn.join("")}`;
}

function notesMail(from: string, kept: string, last: readonly [string, string]): string {
  const files = [...sentFiles, last];
  const drawn = files.map(([name, detail], nth) => {
    const [x, y] = [28 + (nth % 2) * 298, 196 + Math.floor(nth / 2) * 94];
    return `${box(x, y, 286, 80)}${page(x + 18, y + 20)}${text(x + 66, y + 36, name, colors.fg, 17, 600)}${text(x + 66, y + 59, detail, colors.subtle, 15)}`;
  });
  return `<circle cx="56" cy="52" r="26" fill="${colors.ink900}"/><path transform="translate(38 34) scale(1.15)" fill="${colors.lime300}" d="${markPath}"/>${text(98, 46, "Your notes from the Tuesday call", colors.fg, 19, 600)}${text(98, 71, from, colors.subtle, 15)}${rule(98)}${text(28, 136, "Your recording, transcript and chat log are ready.", colors.muted, 17)}${text(28, 164, kept, colors.muted, 17)}${drawn.join("")}`;
}

function retention(): string {
  return rows([
    ["Client calls", "Case team only", "7 years"],
    ["Team meetings", "Tasks first, then deleted", "30 days"],
    ["Interviews", "Hiring lead only", "6 months"],
  ]);
}

function accessLog(): string {
  return rows([
    ["D. Cho opened the transcript", "Matter 2031-044", "10:51 AM"],
    ["R. Vance played 4 minutes", "Matter 2031-044", "11:20 AM"],
    ["Export for the auditor", "42 files", "4:05 PM"],
  ]);
}

function rows(lines: readonly (readonly [string, string, string])[]): string {
  return lines
    .map(([title, detail, end], nth) => {
      const y = nth * 80;
      return `${text(28, y + 46, title, colors.fg, 20, 600)}${text(28, y + 72, detail, colors.subtle, 17)}${text(612, y + 58, end, colors.fg, 22, 600, "end")}${nth < 2 ? rule(y + 92) : ""}`;
    })
    .join("");
}

/** Each by its path in `public/`. */
export function artefactPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/burn-up.svg", burnUp()],
    ["media/artefacts/free-notes-mail-phone.svg", svg(340, 500, phoneNotesMail())],
    ...Object.entries(pictures).map(
      ([name, [height, draw]]) =>
        [`media/artefacts/${name}.svg`, svg(640, height, draw())] as const,
    ),
  ];
}
