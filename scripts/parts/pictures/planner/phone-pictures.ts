import * as colors from "../../../../app/config/colors.ts";
import { box, chip, markedRows, portion, svg, text, tints } from "../draw.ts";
import { months, place } from "./pictures.ts";
import { thumb } from "./subjects.ts";
import type { Version } from "./words.ts";

/** The planner's views in a phone's width: each shows fewer things, as large as the page's own words. */
export const phonePictures: Readonly<Record<string, (version: Version) => string>> = {
  calendar,
  board,
  approval,
  captions,
  assets,
  report,
};

const [width, height, edge] = [340, 288, 16] as const;
const inside = width - 2 * edge;

function framed(inner: string): string {
  return svg(width, height, inner, colors.paper50);
}

/** Each day in the colours of what is due on it. */
function calendar(version: Version): string {
  const { posts, days, month } = months[version];
  const step = inside / 7;
  const weekdays = days.map((day, nth) =>
    text(edge + step * (nth + 0.5), 62, day.slice(0, 1), colors.subtle, 15, 600, "middle"),
  );
  const cells = portion(30, (nth) => {
    const { column, row } = place(nth);
    const [x, y] = [edge + column * step, 72 + row * 42];
    const due = posts.find(({ day }) => day === nth + 1);
    const [ground, ink] = tints[due?.group ?? 0];
    const tile = due
      ? `<rect x="${x + 2}" y="${y}" width="${step - 4}" height="38" rx="9" fill="${ground}"/>`
      : `<rect x="${x + 2}" y="${y}" width="${step - 4}" height="38" rx="9" fill="${colors.paper0}"/>`;
    const mark = due ? `<circle cx="${x + step / 2}" cy="${y + 29}" r="4" fill="${ink}"/>` : "";
    return `${tile}${text(x + step / 2, y + 19, String(nth + 1), due ? ink : colors.subtle, 16, due ? 600 : 400, "middle")}${mark}`;
  });
  return framed(`${text(edge + 6, 32, month, colors.fg, 17, 600)}${weekdays.join("")}${cells}`);
}

/** The first card of each column. */
function board(version: Version): string {
  const { columns, groups } = months[version];
  const rows = columns.map(({ name, cards, more = 0 }, nth) => {
    const y = 12 + nth * 92;
    const [card] = cards;
    if (!card) return "";
    const channel = groups[card.group] ?? "";
    const wide = 22 + channel.length * 7.6;
    return `${text(edge, y + 15, name, colors.fg, 15, 600)}${text(width - edge, y + 15, String(cards.length + more), colors.subtle, 15, 400, "end")}${box(edge, y + 24, inside, 58)}${text(edge + 14, y + 48, card.title, colors.fg, 16, 600)}${text(edge + 14, y + 70, card.due, colors.subtle, 15)}${chip(width - edge - 14 - wide, y + 40, wide, channel, card.group)}`;
  });
  return framed(rows.join(""));
}

function approval(version: Version): string {
  const rows = months[version].approvals.map(({ title, detail, state }) => {
    const [ground, ink] =
      state === "Approved" ? [colors.pine100, colors.pine700] : [colors.warnTint, colors.warn];
    // Beside its state there is room for a title of 26 letters; of a longer one, for what is before its comma.
    const short = title.length > 26 ? (title.split(",")[0] ?? title) : title;
    return [short, detail.split(" · ").slice(0, 2).join(" · "), state, ground, ink] as const;
  });
  return svg(width, height, `<g transform="translate(0 4)">${markedRows(rows, width)}</g>`);
}

function captions(version: Version): string {
  const short = months[version].captions.filter(({ lines }) => lines.length < 3);
  const cards = short.slice(0, 2).map(({ lines, tags, group }, nth) => {
    const y = edge + nth * 134;
    const words = lines.map((line, at) => text(edge + 14, y + 30 + at * 23, line, colors.fg, 16));
    const drawn = tags.map((tag, at) => chip(edge + 12 + at * 95, y + 78, 89, tag, group, 28));
    return `${box(edge, y, inside, 122)}${words.join("")}${drawn.join("")}`;
  });
  return framed(cards.join(""));
}

function assets(version: Version): string {
  const tiles = months[version].files.slice(0, 4).map(([file, group], nth) => {
    const [x, y] = [edge + (nth % 2) * 158, edge + Math.floor(nth / 2) * 132];
    return `${box(x, y, 150, 124)}${thumb(version, { x: x + 8, y: y + 8, width: 134 }, 78, group, /mp4|mov/.test(file))}${text(x + 12, y + 110, file, colors.fg, 14)}`;
  });
  return framed(tiles.join(""));
}

function report(version: Version): string {
  const { figures, bars } = months[version].report;
  const cells = figures.slice(0, 2).map(({ figure, unit }, nth) => {
    const x = edge + nth * 158;
    return `${box(x, edge, 150, 84)}${text(x + 14, 58, figure, colors.fg, 32, 600)}${text(x + 14, 86, unit, colors.subtle, 14)}`;
  });
  const rows = bars.map(({ name, posts }, nth) => {
    const y = 142 + nth * 36;
    return `${text(edge + 14, y, name, colors.muted, 15)}<rect x="${edge + 106}" y="${y - 17}" width="${posts * 25}" height="23" rx="7" fill="${tints[nth]?.[1]}"/>${text(edge + 116 + posts * 25, y, String(posts), colors.fg, 15, 600)}`;
  });
  return framed(`${cells.join("")}${box(edge, 112, inside, 160)}${rows.join("")}`);
}
