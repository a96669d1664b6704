import * as colors from "../../../app/config/colors.ts";
import { names } from "../../../app/config/names.ts";
import { shareSize } from "../../../app/lib/seo/seo.server.ts";
import { memberIds, memberPortrait } from "./people/cast.ts";
import { type SceneId, scenes } from "./scenes.ts";

/** Every other page shows the scene of an automation that runs. */
const sceneOf: Readonly<Record<string, SceneId>> = {
  automate90: "path",
  launch: "path",
  "launch-discovery": "path",
  "automated-roofer": "phone",
  "automate-now": "talk",
  "move-the-needle": "talk",
  book: "talk",
  "book-automate90": "path",
  notetaker: "talk",
  "private-notetaker": "talk",
  "site-by-tonight": "clock",
  "workspace-pricing": "workspace",
  "free-workspace": "workspace",
  "free-workspace-email": "workspace",
  blueprint: "workspace",
  "automation-blueprint": "workspace",
  tutorial: "workspace",
  social: "workspace",
};

const art = { width: 420, height: shareSize.height };

/**
 * The picture that a shared link to a page shows, as a document of 1200 by 630 pixels. The font
 * family is F; `mark` is the drawing of `mark.ts`, by which cards do not differ.
 */
export function shareCard(page: string, heading: string, mark = ""): string {
  const size = heading.length > 52 ? 60 : heading.length > 34 ? 70 : 84;
  return `<style>
    body { margin: 0; width: ${shareSize.width}px; height: ${shareSize.height}px; display: flex; background: ${colors.ink900}; color: ${colors.onDark}; font: 600 ${size}px/1.08 F; letter-spacing: -0.03em }
    main { flex: 1; padding: 76px 0 76px 80px; display: flex; flex-direction: column; justify-content: space-between }
    header { display: flex; gap: 18px; align-items: center; font-size: 38px; letter-spacing: -0.01em }
    header svg { width: 52px; height: 52px } h1 { margin: 0; font: inherit; text-wrap: balance }
    aside { flex: none; margin-left: 48px; background: ${colors.inkGlow} } aside svg { display: block }
  </style><main><header>${mark}${names.company}</header><h1>${escaped(heading)}</h1></main><aside>${artOf(page, mark)}</aside>`;
}

function artOf(page: string, mark: string): string {
  const { width, height } = art;
  const [x, y] = [width / 2, height / 2];
  const somebody = memberIds.find((id) => page.endsWith(`-${id}`));
  const inner = somebody
    ? `<clipPath id="round"><circle cx="${x}" cy="${y}" r="150"/></clipPath><g clip-path="url(#round)"><svg x="${x - 150}" y="${y - 150}" width="300" height="300" viewBox="0 0 800 800">${memberPortrait(somebody)}</svg></g>`
    : `<g transform="translate(${x} ${y}) scale(.62)">${scenes[sceneOf[page] ?? "run"]({ width: width / 0.62, height: height / 0.62 })}</g><svg x="${x - 48}" y="${y - 48}" width="96" height="96">${mark}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
