import * as colors from "../../../../app/config/colors.ts";
import { pill, portion, stroke, svg, text, widthOf } from "../draw.ts";

/** What one session with a client came to: the lists before it, and the two that are left. */
const merged = [
  {
    name: "Production",
    statuses: ["Shoot", "Edit", "Publish"],
    before: [
      ...["Edits", "Edits Q2", "Edits old", "Shoots"],
      ...["Shoots 2025", "To publish", "Published", "Misc"],
    ],
    ground: colors.pine100,
    ink: colors.pine700,
  },
  {
    name: "Guests",
    statuses: ["Invited", "Booked"],
    before: ["Guests", "Guests copy", "Bookings"],
    ground: colors.agentsTint,
    ink: colors.agents,
  },
] as const;

type Merged = (typeof merged)[number];
type Place = readonly [x: number, y: number, width: number, height: number];

/** The lists of one group, so many to a row, each as wide as the others. */
function old({ before, ground }: Merged, [x, y, width, height]: Place, inRow: number): string {
  return portion(before.length, (nth) => {
    const left = x + (nth % inRow) * (width + 10);
    const top = y + Math.floor(nth / inRow) * (height + 10);
    return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10" fill="${ground}" stroke="${colors.edge}" stroke-dasharray="4 4"/>${text(left + width / 2, top + height / 2 + 5.5, before[nth] ?? "", colors.muted, 15, 400, "middle")}`;
  });
}

/** Its statuses in rows as wide as it is. */
function kept({ name, before, statuses, ground, ink }: Merged, place: Place): string {
  const [x, y, width, height] = place;
  const edge = width < 200 ? 14 : 20;
  let [left, top] = [x + edge, y + 72];
  const pills = statuses.map((status) => {
    const wide = Math.round(24 + widthOf(status, 14));
    if (left + wide > x + width - edge) [left, top] = [x + edge, top + 34];
    const drawn = pill(left, top, wide, status, ground, ink);
    left += wide + 8;
    return drawn;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colors.paper0}" stroke="${ink}" stroke-width="2"/>${text(x + edge, y + 34, name, colors.fg, 18, 600)}${text(x + edge, y + 57, `${before.length} lists before`, colors.subtle, 15)}${pills.join("")}`;
}

function headed(width: number, edge: number): string {
  const state = `${merged[0].before.length + merged[1].before.length} lists to ${merged.length}`;
  const wide = Math.round(24 + widthOf(state, 14));
  return `${text(edge, 38, "One session, 60 minutes", colors.fg, 18, 600)}${pill(width - edge - wide, 19, wide, state, colors.pine100, colors.pine700)}<path d="M0 62h${width}" stroke="${colors.paper200}"/>`;
}

const right = (y: number, ink: string) => stroke(`M318 ${y}h28m-9-9 9 9-9 9`, ink);
const down = (y: number, ink: string) => stroke(`M212 ${y}v22m-8-8 8 8 8-8`, ink);

function wide(): string {
  const [production, guests] = merged;
  const parts = [
    headed(640, 28),
    old(production, [28, 82, 132, 42], 2),
    old(guests, [28, 306, 132, 42], 2),
    right(182, production.ink),
    right(353, guests.ink),
    kept(production, [366, 122, 246, 120]),
    kept(guests, [366, 293, 246, 120]),
  ];
  return svg(640, 442, parts.join(""));
}

/** Each group stands over what became of it. */
function forPhone(): string {
  const [production, guests] = merged;
  const parts = [
    headed(424, 20),
    old(production, [20, 82, 122, 42], 3),
    down(242, production.ink),
    kept(production, [20, 278, 384, 116]),
    old(guests, [20, 418, 122, 42], 3),
    down(470, guests.ink),
    kept(guests, [20, 506, 384, 116]),
  ];
  return svg(424, 642, parts.join(""));
}

/** Each by its path in `public/`. */
export function mergedListsPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/artefacts/lists-merged.svg", wide()],
    ["media/artefacts/lists-merged-phone.svg", forPhone()],
  ];
}
