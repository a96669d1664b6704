import * as colors from "../../../../app/config/colors.ts";
import { box, chip, pill, portion, svg, text, tints } from "../draw.ts";
import { agency } from "./agency.ts";
import { creator } from "./creator.ts";
import type { Version } from "./words.ts";

const months = { agency, creator };

/** Pictures of the social media planner, 1280 by 800, in the site's colors and its body face. */
export const plannerPictures: Readonly<Record<string, (version: Version) => string>> = {
  calendar: (version) => frame(version, "calendar", calendar(version)),
  board: (version) => frame(version, "board", board(version)),
  approval: (version) => frame(version, "approval", approval(version)),
  captions: (version) => frame(version, "captions", captions(version)),
  assets: (version) => frame(version, "assets", assets(version)),
  report: (version) => frame(version, "report", report(version)),
};

/** The first of the six alone, on the ground of the page's hero: 640 by 500. */
export function plannerMonth(): string {
  const { posts, days, month, planned, groups } = months.agency;
  const step = 640 / 7;
  const weekdays = days.map((day, nth) =>
    text(step * (nth + 0.5), 88, day, colors.subtle, 15, 600, "middle"),
  );
  const cells = portion(30, (nth) => {
    const { column, row } = place(nth);
    const [x, y] = [column * step, 100 + row * 80];
    const due = posts.filter(({ day }) => day === nth + 1);
    const [top, height] = due.length > 1 ? [28, 22] : [36, 30];
    const shown = due
      .map(({ kind, group }, at) => chip(x + 6, y + top + at * 25, step - 12, kind, group, height))
      .join("");
    return `<path d="M${x} ${y + 80}V${y}h${step}" fill="none" stroke="${colors.paper200}"/>${text(x + 10, y + 25, String(nth + 1), colors.subtle, 15)}${shown}`;
  });
  const legend = groups.map((name, nth) => {
    const [x, y] = [step * 3 + 32 + (nth % 2) * 170, 452 + Math.floor(nth / 2) * 28];
    return `<circle cx="${x}" cy="${y - 5}" r="7" fill="${tints[nth]?.[1]}"/>${text(x + 16, y, name, colors.muted, 15)}`;
  });
  const edge = `<path d="M${step * 3} 500V420H640" fill="none" stroke="${colors.paper200}"/>`;
  return svg(
    640,
    500,
    `${text(28, 40, month, colors.fg, 20, 600)}${pill(468, 20, 148, planned, colors.socialTint, colors.social)}${weekdays.join("")}${cells}${edge}${legend.join("")}`,
  );
}

/** The month begins on a Tuesday. */
function place(nth: number) {
  return { column: (nth + 1) % 7, row: Math.floor((nth + 1) / 7) };
}

function frame(version: Version, view: keyof typeof plannerPictures, inner: string): string {
  const { groups, titles, month } = months[version];
  const side = groups.map((name, nth) => {
    const y = 148 + nth * 54;
    return `<circle cx="44" cy="${y - 6}" r="8" fill="${tints[nth]?.[1]}"/>${text(66, y, name, colors.onDarkMuted, 19)}`;
  });
  return svg(
    1280,
    800,
    `<rect width="224" height="800" fill="${colors.ink900}"/>${text(32, 72, "Social planner", colors.onDark, 22, 600)}${side.join("")}${text(32, 764, month, colors.onDarkSubtle, 17)}${text(264, 76, titles[view] ?? "", colors.fg, 34, 600)}${pill(1108, 46, 140, "New post", colors.pine600, colors.paper0, 42)}${inner}`,
    colors.paper50,
  );
}

function calendar(version: Version): string {
  const { posts, days } = months[version];
  const weekdays = days.map((day, nth) =>
    text(264 + nth * 141 + 67, 134, day, colors.subtle, 17, 600, "middle"),
  );
  const cells = portion(30, (nth) => {
    const { column, row } = place(nth);
    const [x, y] = [264 + column * 141, 150 + row * 126];
    const [first, second] = posts.filter(({ day }) => day === nth + 1);
    const full = first && second;
    const shown = [
      first ? chip(x + 8, y + 38, 118, first.kind, first.group, 32) : "",
      full ? chip(x + 8, y + 76, 118, second.kind, second.group, 32) : "",
      first && !full ? text(x + 14, y + 94, first.caption, colors.muted, 15) : "",
    ];
    return `${box(x, y, 134, 118)}${text(x + 12, y + 26, String(nth + 1), colors.subtle, 16)}${shown.join("")}`;
  });
  return `${weekdays.join("")}${cells}`;
}

function board(version: Version): string {
  const { columns, groups } = months[version];
  return columns
    .map(({ name, cards }, column) => {
      const x = 264 + column * 248;
      const drawn = cards.map(({ title, group, due, who }, nth) => {
        const y = 168 + nth * 152;
        return `${box(x, y, 232, 138)}${text(x + 18, y + 36, title, colors.fg, 19, 600)}${chip(x + 18, y + 54, 28 + (groups[group]?.length ?? 0) * 9, groups[group] ?? "", group, 30)}${text(x + 18, y + 116, due, colors.subtle, 16)}<circle cx="${x + 202}" cy="${y + 108}" r="17" fill="${colors.ink900}"/>${text(x + 202, y + 114, who, colors.onDark, 14, 600, "middle")}`;
      });
      return `${text(x, 144, name, colors.muted, 20, 600)}${text(x + 232, 144, String(cards.length), colors.subtle, 18, 400, "end")}${drawn.join("")}`;
    })
    .join("");
}

function approval(version: Version): string {
  return months[version].approvals
    .map(({ title, detail, state, group }, nth) => {
      const y = 124 + nth * 108;
      const [ground, ink] =
        state === "Approved" ? [colors.pine100, colors.pine700] : [colors.warnTint, colors.warn];
      return `${box(264, y, 984, 94)}${thumb(280, y + 13, 104, 68, group, nth)}${text(408, y + 42, title, colors.fg, 21, 600)}${text(408, y + 70, detail, colors.subtle, 18)}${pill(1066, y + 28, 158, state, ground, ink, 38)}`;
    })
    .join("");
}

function captions(version: Version): string {
  return months[version].captions
    .map(({ lines, tags, used, group }, nth) => {
      const [x, y] = [264 + (nth % 2) * 500, 124 + Math.floor(nth / 2) * 216];
      const words = lines.map((line, at) => text(x + 24, y + 48 + at * 30, line, colors.fg, 20));
      const drawn = tags.map((tag, at) => chip(x + 24 + at * 124, y + 146, 112, tag, group, 34));
      return `${box(x, y, 484, 200)}${words.join("")}${text(x + 24, y + 122, used, colors.subtle, 16)}${drawn.join("")}`;
    })
    .join("");
}

function assets(version: Version): string {
  return months[version].files
    .map((file, nth) => {
      const [x, y] = [264 + (nth % 4) * 249, 124 + Math.floor(nth / 4) * 216];
      return `${box(x, y, 236, 202)}${thumb(x + 10, y + 10, 216, 134, nth, nth)}${text(x + 14, y + 180, file, colors.fg, 17)}`;
    })
    .join("");
}

function report(version: Version): string {
  const { figures, bars, best } = months[version].report;
  const cells = figures.map(({ figure, unit }, nth) => {
    const x = 264 + nth * 332;
    return `${box(x, 124, 320, 140)}${text(x + 26, 202, figure, colors.fg, 56, 600)}${text(x + 26, 238, unit, colors.subtle, 18)}`;
  });
  const rows = bars.map(({ name, posts }, nth) => {
    const y = 376 + nth * 78;
    const width = posts * 32;
    return `${text(290, y, name, colors.muted, 19)}<rect x="450" y="${y - 21}" width="${width}" height="30" rx="8" fill="${tints[nth]?.[1]}"/>${text(462 + width, y, String(posts), colors.fg, 19, 600)}`;
  });
  return `${cells.join("")}${box(264, 284, 652, 384)}${text(290, 326, "Posts published", colors.fg, 20, 600)}${rows.join("")}${box(928, 284, 320, 384)}${text(954, 326, "Best post", colors.fg, 20, 600)}${thumb(954, 346, 268, 168, 0, 0)}${text(954, 552, best.title, colors.fg, 19, 600)}${text(954, 582, best.detail, colors.subtle, 17)}${pill(954, 606, 168, best.state, colors.pine100, colors.pine700, 36)}`;
}

/** A clip or a picture in small. */
function thumb(
  x: number,
  y: number,
  width: number,
  height: number,
  group: number,
  nth: number,
): string {
  const [ground, ink] = tints[group % tints.length] ?? tints[0];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const scale = height / 134;
  const clip = `<circle r="30" fill="${colors.paper0}"/><path d="M-9-14l24 14-24 14z" fill="${ink}"/>`;
  const view = `<circle cx="52" cy="-30" r="17" fill="${ink}"/><path d="M-84 50l50-66 40 44 26-22 52 44z" fill="${ink}" opacity=".55"/>`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${ground}"/><g transform="translate(${cx} ${cy}) scale(${scale.toFixed(2)})">${nth % 3 === 0 ? clip : view}</g>`;
}
