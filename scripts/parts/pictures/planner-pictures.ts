import { readFileSync } from "node:fs";
import * as colors from "../../../app/config/colors.ts";

/** Pictures of the social media planner, 960 by 640, in the site's colours and its body face. */

/** Inside of each picture: an image loads nothing from outside. */
export const face = readFileSync(
  new URL("../../../app/styles/fonts/figtree-core.woff2", import.meta.url),
).toString("base64");

type Version = "agency" | "creator";

const tints = [
  [colors.socialTint, colors.social],
  [colors.agentsTint, colors.agents],
  [colors.automationTint, colors.automation],
  [colors.workspaceTint, colors.workspace],
] as const;

const groups = {
  agency: ["Torres Social", "Northwind", "Fieldstone", "Juniper"],
  creator: ["Instagram", "YouTube", "Newsletter", "LinkedIn"],
} as const;

const posts = ["Reel", "Post", "Story", "Email", "Short", "Carousel"];

export const plannerPictures: Readonly<Record<string, (version: Version) => string>> = {
  calendar: (version) => frame(version, "Content calendar", calendar()),
  board: (version) => frame(version, "Production board", board(version)),
  approval: (version) =>
    frame(version, version === "agency" ? "Approval" : "Sponsor check", list()),
  captions: (version) => frame(version, "Caption library", captions()),
  assets: (version) => frame(version, "Assets", assets()),
  report: (version) =>
    frame(version, version === "agency" ? "Monthly report" : "Look back", report(version)),
};

function frame(version: Version, title: string, inner: string): string {
  const side = groups[version]
    .map((name, nth) => {
      const y = 124 + nth * 48;
      return `${dot(38, y - 6, nth)}${text(58, y, name, colors.onDarkMuted, 17)}`;
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" font-family="F,system-ui,sans-serif"><style>@font-face{font-family:F;src:url(data:font/woff2;base64,${face});font-weight:400 700}</style><rect width="960" height="640" fill="${colors.paper50}"/><rect width="208" height="640" fill="${colors.ink900}"/>${text(28, 56, "Social planner", colors.onDark, 20, 600)}${side}${text(244, 58, title, colors.fg, 28, 600)}${inner}</svg>`;
}

function calendar(): string {
  const cells = Array.from({ length: 28 }, (_, nth) => {
    const x = 244 + (nth % 7) * 97;
    const y = 96 + Math.floor(nth / 7) * 128;
    const has = nth % 3 !== 1;
    const post = has ? chip(x + 8, y + 40, 74, posts[nth % posts.length] ?? "", nth) : "";
    const second = nth % 5 === 0 ? chip(x + 8, y + 74, 74, "Post", nth + 1) : "";
    return `${box(x, y, 91, 122)}${text(x + 10, y + 26, String(nth + 1), colors.subtle, 15)}${post}${second}`;
  });
  return cells.join("");
}

function board(version: Version): string {
  const columns = ["Idea", "Draft", version === "agency" ? "With client" : "Ready", "Published"];
  return columns
    .map((name, column) => {
      const x = 244 + column * 172;
      const cards = Array.from({ length: 4 - (column % 3) }, (_, nth) => {
        const y = 144 + nth * 116;
        return `${box(x, y, 158, 102)}${line(x + 14, y + 24, 118)}${line(x + 14, y + 42, 84)}${chip(x + 14, y + 62, 78, posts[(nth + column) % posts.length] ?? "", nth + column)}`;
      });
      return `${text(x, 122, name, colors.muted, 17, 600)}${cards.join("")}`;
    })
    .join("");
}

function list(): string {
  const states = ["Approved", "Waiting", "Approved", "Changes", "Approved", "Waiting"];
  return states
    .map((state, nth) => {
      const y = 100 + nth * 84;
      const [ground, ink] =
        state === "Approved" ? [colors.pine100, colors.pine700] : [colors.warnTint, colors.warn];
      return `${box(244, y, 672, 70)}<rect x="260" y="${y + 12}" width="46" height="46" rx="8" fill="${tint(nth)[0]}"/>${line(324, y + 24, 220 + (nth % 3) * 40)}${line(324, y + 44, 140)}<rect x="780" y="${y + 20}" width="116" height="30" rx="15" fill="${ground}"/>${text(838, y + 41, state, ink, 15, 600, "middle")}`;
    })
    .join("");
}

function captions(): string {
  return Array.from({ length: 6 }, (_, nth) => {
    const x = 244 + (nth % 2) * 342;
    const y = 100 + Math.floor(nth / 2) * 172;
    const tags = [0, 1, 2].map((tag) =>
      chip(x + 18 + tag * 94, y + 110, 84, `#${["tips", "behind", "launch"][tag]}`, nth + tag),
    );
    return `${box(x, y, 330, 158)}${line(x + 18, y + 28, 284)}${line(x + 18, y + 50, 260)}${line(x + 18, y + 72, 180)}${tags.join("")}`;
  }).join("");
}

function assets(): string {
  return Array.from({ length: 12 }, (_, nth) => {
    const x = 244 + (nth % 4) * 172;
    const y = 100 + Math.floor(nth / 4) * 172;
    const [ground, ink] = tint(nth);
    const picture =
      nth % 3 === 0
        ? `<path d="M${x + 66} ${y + 38}l34 20-34 20z" fill="${ink}"/>`
        : `<circle cx="${x + 116}" cy="${y + 40}" r="13" fill="${ink}"/><path d="M${x + 14} ${y + 104}l44-50 32 34 20-16 34 32z" fill="${ink}" opacity=".55"/>`;
    return `${box(x, y, 158, 158)}<rect x="${x + 8}" y="${y + 8}" width="142" height="104" rx="8" fill="${ground}"/>${picture}${line(x + 12, y + 132, 96)}`;
  }).join("");
}

function report(version: Version): string {
  const bars = groups[version].map((name, nth) => {
    const y = 306 + nth * 76;
    return `${text(268, y, name, colors.muted, 17)}<rect x="420" y="${y - 17}" width="${440 - nth * 82}" height="22" rx="11" fill="${tint(nth)[1]}"/>`;
  });
  const figures = [
    ["24", "posts"],
    ["6", "videos"],
    ["4", "emails"],
  ].map(([figure = "", unit = ""], nth) => {
    const x = 244 + nth * 228;
    return `${box(x, 100, 216, 112)}${text(x + 24, 170, figure, colors.fg, 46, 600)}${text(x + 96, 168, unit, colors.subtle, 18)}`;
  });
  return `${figures.join("")}${box(244, 232, 672, 352)}${bars.join("")}`;
}

function tint(nth: number): readonly [string, string] {
  return tints[nth % tints.length] ?? tints[0];
}

export function box(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${colors.paper0}" stroke="${colors.paper200}"/>`;
}

function line(x: number, y: number, width: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="9" rx="4.5" fill="${colors.paper200}"/>`;
}

function dot(x: number, y: number, nth: number): string {
  return `<circle cx="${x}" cy="${y}" r="7" fill="${tint(nth)[0]}"/>`;
}

function chip(x: number, y: number, width: number, label: string, nth: number): string {
  const [ground, ink] = tint(nth);
  return `<rect x="${x}" y="${y}" width="${width}" height="26" rx="13" fill="${ground}"/>${text(x + width / 2, y + 18, label, ink, 14, 600, "middle")}`;
}

export function text(
  x: number,
  y: number,
  words: string,
  fill: string,
  size: number,
  weight = 400,
  anchor = "start",
): string {
  return `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}">${words}</text>`;
}
