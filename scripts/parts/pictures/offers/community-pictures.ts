import * as colors from "../../../../app/config/colors.ts";
import { names } from "../../../../app/config/names.ts";
import { broken, type MarkedRow, markedRows, pill, svg, text } from "../draw.ts";
import { clientPortrait, memberPortrait } from "../people/cast.ts";

/** What members find in the community: a question that is answered, templates, a review. */
const pictures: Readonly<
  Record<string, readonly [width: number, height: number, draw: () => string]>
> = {
  "forum-thread": [560, 512, () => thread(560)],
  "forum-thread-phone": [380, 520, () => thread(380)],
  templates: [520, 222, () => markedRows(templates(), 520)],
  "templates-phone": [340, 210, () => markedRows(templates(), 340)],
  "setup-review": [520, 222, () => markedRows(review(), 520)],
  "setup-review-phone": [340, 210, () => markedRows(review(), 340)],
};

const on = [colors.pine100, colors.pine700] as const;
const open = [colors.agentsTint, colors.agents] as const;

const templates = (): readonly MarkedRow[] => [
  ["Contract to folder", "8 steps, 6-minute video", "Turned on", ...on],
  ["Lead to call", "5 steps, 4-minute video", "Turned on", ...on],
  ["Call to invoice", "7 steps, new this week", "Use it", ...open],
];

const review = (): readonly MarkedRow[] => [
  ["Two lists for one job", "Merge them, keep the fields", "Fixed", ...on],
  ["Invoice runs twice", "Add a filter in step 2", "Fixed", ...on],
  ["No owner on templates", "Pick one person", "Next", ...open],
];

type Post = readonly [portrait: string, name: string, at: string, words: string];

function thread(width: 380 | 560): string {
  const { architect } = names.members;
  const posts: readonly Post[] = [
    [
      clientPortrait("noor-haddad"),
      "Noor Haddad",
      "9:14 AM",
      "The contract is signed, but there's no folder. Has anyone seen this?",
    ],
    [
      clientPortrait("jon-hale"),
      "Jon Hale",
      "9:31 AM",
      "Same here last week. My trigger was on “sent”, not on “completed”.",
    ],
    [
      memberPortrait("architect"),
      architect.name,
      "9:52 AM",
      "That's it. Change step 1, then run it again. I'll show it on Thursday.",
    ],
  ];
  const isNarrow = width === 380;
  const edge = isNarrow ? 20 : 28;
  const [left, perLine] = isNarrow ? [edge, 42] : [92, 48];
  const step = isNarrow ? 144 : 138;
  const drawn = posts.map(([portrait, name, at, words], nth) => {
    const y = (isNarrow ? 84 : 92) + nth * step;
    const badge =
      nth === 2
        ? pill(
            edge + 68 + name.length * 9.4,
            y + (isNarrow ? 13 : 2),
            58,
            "Team",
            colors.lime300,
            colors.ink900,
            24,
          )
        : "";
    const first = y + (isNarrow ? 72 : 48);
    const lines = broken(words, perLine).map((line, row) =>
      text(left, first + row * 25, line, colors.muted, 17),
    );
    const rule = `<path d="M${edge} ${y + step - 28}H${width - edge}" stroke="${colors.paper200}"/>`;
    return `<clipPath id="p${nth}"><circle cx="${edge + 24}" cy="${y + 24}" r="24"/></clipPath><g clip-path="url(#p${nth})">${portrait.trim().replace("<svg ", `<svg x="${edge}" y="${y}" `).replace('width="800" height="800"', 'width="48" height="48"')}</g>${text(edge + 64, y + (isNarrow ? 30 : 20), name, colors.fg, 17, 600)}${badge}${text(width - edge, y + (isNarrow ? 30 : 20), at, colors.subtle, 14, 400, "end")}${lines.join("")}${nth < 2 ? rule : ""}`;
  });
  const solved = isNarrow
    ? ""
    : pill(388, 24, 144, "Solved in 38 min", colors.pine100, colors.pine700, 28);
  return `${text(edge, isNarrow ? 40 : 44, "Contract signed, no folder", colors.fg, 20, 600)}${solved}<path d="M0 ${isNarrow ? 62 : 68}h${width}" stroke="${colors.paper200}"/>${drawn.join("")}`;
}

/** Each by its path in `public/`. */
export function communityPictures(): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries(pictures).map(([name, [width, height, draw]]) => [
    `media/artefacts/${name}.svg`,
    svg(width, height, draw()),
  ]);
}
