import * as colors from "../../../app/config/colors.ts";
import { names } from "../../../app/config/names.ts";
import { markedRows, pill, svg, text } from "./draw.ts";
import { clientPortrait, memberPortrait } from "./people/cast.ts";

/** What members find in the community: a question that is answered, templates, a review. */
const pictures: Readonly<
  Record<string, readonly [width: number, height: number, draw: () => string]>
> = {
  "forum-thread": [560, 512, thread],
  templates: [
    520,
    222,
    () =>
      markedRows([
        ["Contract to folder", "8 steps, 6-minute video", "Turned on", ...on],
        ["Lead to call", "5 steps, 4-minute video", "Turned on", ...on],
        ["Call to invoice", "7 steps, new this week", "Use it", ...open],
      ]),
  ],
  "setup-review": [
    520,
    222,
    () =>
      markedRows([
        ["Two lists for one job", "Merge them, keep the fields", "Fixed", ...on],
        ["Invoice runs twice", "Add a filter in step 2", "Fixed", ...on],
        ["No owner on templates", "Pick one person", "Next", ...open],
      ]),
  ],
};

const on = [colors.pine100, colors.pine700] as const;
const open = [colors.agentsTint, colors.agents] as const;

type Post = readonly [portrait: string, name: string, at: string, lines: readonly string[]];

function thread(): string {
  const { architect } = names.members;
  const posts: readonly Post[] = [
    [
      clientPortrait("noor-haddad"),
      "Noor Haddad",
      "9:14 AM",
      ["The contract is signed, but there's no folder.", "Has anyone seen this?"],
    ],
    [
      clientPortrait("jon-hale"),
      "Jon Hale",
      "9:31 AM",
      ["Same here last week. My trigger was on “sent”,", "not on “completed”."],
    ],
    [
      memberPortrait("architect"),
      architect.name,
      "9:52 AM",
      ["That's it. Change step 1, then run it again.", "I'll show it on Thursday."],
    ],
  ];
  const drawn = posts.map(([portrait, name, at, lines], nth) => {
    const y = 92 + nth * 138;
    const badge =
      nth === 2
        ? pill(96 + name.length * 9.4, y + 2, 58, "Team", colors.lime300, colors.ink900, 24)
        : "";
    return `<clipPath id="p${nth}"><circle cx="52" cy="${y + 24}" r="24"/></clipPath><g clip-path="url(#p${nth})">${portrait.trim().replace("<svg ", `<svg x="28" y="${y}" `).replace('width="800" height="800"', 'width="48" height="48"')}</g>${text(92, y + 20, name, colors.fg, 17, 600)}${badge}${text(532, y + 20, at, colors.subtle, 14, 400, "end")}${lines.map((line, row) => text(92, y + 48 + row * 25, line, colors.muted, 17)).join("")}${nth < 2 ? `<path d="M28 ${y + 110}h504" stroke="${colors.paper200}"/>` : ""}`;
  });
  return `${text(28, 44, "Contract signed, no folder", colors.fg, 20, 600)}${pill(374, 24, 158, "Solved in 38 min", colors.pine100, colors.pine700, 28)}<path d="M0 68h560" stroke="${colors.paper200}"/>${drawn.join("")}`;
}

/** Each by its path in `public/`. */
export function communityPictures(): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries(pictures).map(([name, [width, height, draw]]) => [
    `media/artefacts/${name}.svg`,
    svg(width, height, draw()),
  ]);
}
