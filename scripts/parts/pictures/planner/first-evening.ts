import * as colors from "../../../../app/config/colors.ts";
import { box, stroke, svg, text, tick, tints } from "../draw.ts";
import { months } from "./pictures.ts";
import type { Version } from "./words.ts";

/** The template as it is on the evening it came: what is in it, and how far the guide has been followed. */
const guide: Readonly<Record<Version, readonly (readonly [step: string, minutes: number])[]>> = {
  agency: [
    ["Watch the setup video", 22],
    ["Copy a board for each client", 10],
    ["Add hashtags and brand assets", 25],
    ["Invite clients as guests", 10],
    ["Fill the first month", 50],
  ],
  creator: [
    ["Watch the setup video", 18],
    ["Name your four channels", 5],
    ["Put the idea inbox on your phone", 2],
    ["Add hashtags and clips", 20],
    ["Fill the first month", 45],
  ],
};

const done = 3;
const [barHeight, rowHeight] = [60, 62];

/** 640 by 460: the folders of the template beside its guide. */
export function firstEvening(version: Version): string {
  const { groups } = months[version];
  const folders = [...groups, "Caption library", "Asset folders", "Reports"];
  const list = folders.map((name, nth) => {
    const y = barHeight + 44 + nth * 44;
    const [ink, weight] =
      nth < groups.length ? ([tints[nth]?.[1], 600] as const) : ([colors.subtle, 400] as const);
    return `<rect x="28" y="${y - 11}" width="14" height="14" rx="4" fill="${ink}"/>${text(54, y + 1, name, colors.fg, 16, weight)}`;
  });
  const minutes = guide[version].reduce((sum, [, each]) => sum + each, 0);
  const ground = `<rect y="${barHeight}" width="214" height="400" fill="${colors.paper100}"/>`;
  return svg(
    640,
    460,
    `${bar(640, `First evening, ${minutes} minutes`)}${ground}${list.join("")}${steps(version, 238, 640 - 262)}`,
  );
}

/** 340 by 452: the guide alone. */
export function firstEveningOnPhones(version: Version): string {
  return svg(340, 452, `${bar(340, "First evening")}${steps(version, 16, 308)}`);
}

function bar(width: number, when: string): string {
  return `<rect width="${width}" height="${barHeight}" fill="${colors.ink900}"/>${text(24, 37, "Social planner", colors.onDark, 19, 600)}${text(width - 24, 36, when, colors.onDarkMuted, 16, 400, "end")}`;
}

function steps(version: Version, x: number, width: number): string {
  const rows = guide[version].map(([step, minutes], nth) => {
    const y = barHeight + 66 + nth * rowHeight;
    const isDone = nth < done;
    const mark = isDone
      ? `<circle cx="${x + 26}" cy="${y + 28}" r="13" fill="${colors.pine100}"/>${tick(x + 19, y + 28)}`
      : `<circle cx="${x + 26}" cy="${y + 28}" r="12" fill="none" stroke="${colors.paper200}" stroke-width="2"/>`;
    return `${box(x, y, width, 56)}${mark}${text(x + 50, y + 25, step, isDone ? colors.muted : colors.fg, 16, 600)}${text(x + 50, y + 45, `${minutes} min`, colors.subtle, 14)}`;
  });
  const y = barHeight + 46;
  const length = width - 96;
  const progress = `${stroke(`M${x + 92} ${y - 5}h${length}`, colors.paper200)}${stroke(`M${x + 92} ${y - 5}h${(length * done) / guide[version].length}`, colors.pine600)}`;
  return `${text(x, y, `${done} of ${guide[version].length} done`, colors.fg, 15, 600)}${progress}${rows.join("")}`;
}
