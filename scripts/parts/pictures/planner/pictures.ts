import * as colors from "../../../../app/config/colors.ts";
import { box, chip, pill, portion, svg, text, tints } from "../draw.ts";
import { agency } from "./agency.ts";
import { creator } from "./creator.ts";
import { thumb } from "./subjects.ts";
import { monthBefore, type Version } from "./words.ts";

export const months = { agency, creator };

/** Views of the social media planner, 640 by 480; the board, which leads them, by 612. */
export const plannerPictures: Readonly<Record<string, (version: Version) => string>> = {
  calendar: (version) => frame(version, calendar(version)),
  board: (version) => frame(version, board(version), months[version].month, 612),
  approval: (version) => frame(version, approval(version)),
  captions: (version) => frame(version, captions(version)),
  assets: (version) => frame(version, assets(version)),
  report: (version) => frame(version, report(version), monthBefore),
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

/** Its first posts one below the other, in a phone's width: 340 by 422. */
export function plannerList(): string {
  const { posts, days, month, planned, groups } = months.agency;
  const rows = posts.slice(0, 8).map(({ day, kind, group }, nth) => {
    const y = 74 + nth * 43;
    const weekday = days[place(day - 1).column] ?? "";
    return `<path d="M0 ${y}H340" stroke="${colors.paper200}"/>${text(20, y + 27, `${weekday} ${day}`, colors.subtle, 15)}${chip(84, y + 8, 72, kind, group, 28)}${text(172, y + 27, groups[group] ?? "", colors.fg, 16, 600)}`;
  });
  return svg(
    340,
    422,
    `${text(20, 44, month, colors.fg, 17, 600)}${pill(192, 24, 132, planned, colors.socialTint, colors.social)}${rows.join("")}`,
  );
}

/** The month begins on a Tuesday. */
export function place(nth: number) {
  return { column: (nth + 1) % 7, row: Math.floor((nth + 1) / 7) };
}

/** What is inside of a frame: to its edges, below its bar and its legend. */
const edge = 24;
const top = 116;
const inside = 640 - 2 * edge;

function frame(
  version: Version,
  inner: string,
  month = months[version].month,
  height = 480,
): string {
  const { groups } = months[version];
  const legend = groups.map((name, nth) => {
    const x = edge + 7 + nth * 148;
    return `<circle cx="${x}" cy="86" r="7" fill="${tints[nth]?.[1]}"/>${text(x + 16, 91, name, colors.muted, 16)}`;
  });
  return svg(
    640,
    height,
    `<rect width="640" height="60" fill="${colors.ink900}"/>${text(edge, 37, "Social planner", colors.onDark, 19, 600)}${text(640 - edge, 36, month, colors.onDarkMuted, 16, 400, "end")}${legend.join("")}${inner}`,
    colors.paper50,
  );
}

function calendar(version: Version): string {
  const { posts, days } = months[version];
  const step = (inside + 6) / 7;
  const weekdays = days.map((day, nth) =>
    text(edge + step * (nth + 0.5) - 3, top + 12, day, colors.subtle, 15, 600, "middle"),
  );
  const cells = portion(30, (nth) => {
    const { column, row } = place(nth);
    const [x, y] = [edge + column * step, top + 22 + row * 66];
    const due = posts.find(({ day }) => day === nth + 1);
    const shown = due ? chip(x + 4, y + 27, step - 14, due.kind, due.group, 30) : "";
    return `${box(x, y, step - 6, 61)}${text(x + 8, y + 20, String(nth + 1), colors.subtle, 15)}${shown}`;
  });
  return `${weekdays.join("")}${cells}`;
}

function board(version: Version): string {
  const { columns, groups } = months[version];
  return columns
    .map(({ name, cards, more = 0 }, column) => {
      const x = edge + column * 201;
      const drawn = cards.map(({ title, group, due, who }, nth) => {
        const y = top + 26 + nth * 110;
        const channel = groups[group] ?? "";
        return `${box(x, y, 190, 102)}${text(x + 14, y + 30, title, colors.fg, 17, 600)}${chip(x + 14, y + 42, 22 + channel.length * 7.6, channel, group)}${text(x + 14, y + 88, due, colors.subtle, 16)}<circle cx="${x + 166}" cy="${y + 80}" r="14" fill="${colors.ink900}"/>${text(x + 166, y + 85, who, colors.onDark, 12, 600, "middle")}`;
      });
      const below = top + 26 + cards.length * 110 + 18;
      const rest = more ? text(x + 14, below, `+ ${more} more`, colors.subtle, 16) : "";
      return `${text(x, top + 14, name, colors.fg, 17, 600)}${text(x + 190, top + 14, String(cards.length + more), colors.subtle, 16, 400, "end")}${drawn.join("")}${rest}`;
    })
    .join("");
}

function approval(version: Version): string {
  return months[version].approvals
    .map(({ title, detail, state, group }, nth) => {
      const y = top + nth * 88;
      const [ground, ink] =
        state === "Approved" ? [colors.pine100, colors.pine700] : [colors.warnTint, colors.warn];
      return `${box(edge, y, inside, 78)}${thumb(version, { x: edge + 10, y: y + 10, width: 88 }, 58, group, nth % 3 === 0)}${text(edge + 114, y + 35, title, colors.fg, 18, 600)}${text(edge + 114, y + 59, detail, colors.subtle, 16)}${pill(640 - edge - 120, y + 22, 106, state, ground, ink, 34)}`;
    })
    .join("");
}

function captions(version: Version): string {
  return months[version].captions
    .map(({ lines, tags, used, group }, nth) => {
      const [x, y] = [edge + (nth % 2) * 301, top + Math.floor(nth / 2) * 176];
      const words = lines.map((line, at) => text(x + 16, y + 32 + at * 23, line, colors.fg, 17));
      const drawn = tags.map((tag, at) => chip(x + 14 + at * 88, y + 122, 84, tag, group, 28));
      return `${box(x, y, 291, 164)}${words.join("")}${text(x + 16, y + 108, used, colors.subtle, 15)}${drawn.join("")}`;
    })
    .join("");
}

function assets(version: Version): string {
  return months[version].files
    .map(([file, group], nth) => {
      const [x, y] = [edge + (nth % 3) * 201, top + Math.floor(nth / 3) * 176];
      return `${box(x, y, 190, 166)}${thumb(version, { x: x + 10, y: y + 10, width: 170 }, 112, group, /mp4|mov/.test(file))}${text(x + 14, y + 148, file, colors.fg, 16)}`;
    })
    .join("");
}

function report(version: Version): string {
  const { figures, bars, best } = months[version].report;
  const cells = figures.map(({ figure, unit }, nth) => {
    const x = edge + nth * 201;
    return `${box(x, top, 190, 98)}${text(x + 16, top + 52, figure, colors.fg, 40, 600)}${text(x + 16, top + 80, unit, colors.subtle, 16)}`;
  });
  const rows = bars.map(({ name, posts }, nth) => {
    const y = top + 180 + nth * 42;
    const width = posts * 36;
    return `${text(edge + 16, y, name, colors.muted, 16)}<rect x="${edge + 116}" y="${y - 19}" width="${width}" height="26" rx="8" fill="${tints[nth]?.[1]}"/>${text(edge + 126 + width, y, String(posts), colors.fg, 16, 600)}`;
  });
  const [x, y] = [edge + 402, top + 110];
  return `${cells.join("")}${box(edge, y, 391, 230)}${text(edge + 16, y + 32, "Posts published", colors.fg, 17, 600)}${rows.join("")}${box(x, y, 190, 230)}${text(x + 14, y + 32, "Best post", colors.fg, 17, 600)}${thumb(version, { x: x + 14, y: y + 46, width: 162 }, 92, 0, true)}${text(x + 14, y + 164, best.title, colors.fg, 16, 600)}${pill(x + 14, y + 182, 116, best.state, colors.pine100, colors.pine700, 30)}`;
}
