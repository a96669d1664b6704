import * as colors from "../../../app/config/colors.ts";

const ink = `fill="none" stroke="${colors.ink700}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`;
const soft = `fill="${colors.paper0}" stroke="${colors.edge}" stroke-width="1.5"`;

const bar = (x: number, y: number, width: number, fill: string = colors.paper200) =>
  `<rect x="${x}" y="${y}" width="${width}" height="8" rx="4" fill="${fill}"/>`;

/** A process on paper: four boxes, one way back, and the step that costs the time. */
function map(): string {
  const box = (x: number, y: number, slow = false) =>
    `<rect x="${x}" y="${y}" width="76" height="44" rx="9" ${slow ? `fill="${colors.lime300}" stroke="${colors.ink900}" stroke-width="2"` : soft}/>${bar(x + 14, y + 12, 48, slow ? colors.ink700 : colors.edge)}${bar(x + 14, y + 26, 30, slow ? colors.pine600 : colors.paper200)}`;
  return `<path d="M98 62h36M210 62h40M288 84v34M250 142h-40M134 142H60V84" ${ink} stroke-dasharray="5 6"/>${box(22, 40)}${box(134, 40, true)}${box(250, 40)}${box(250, 120)}${box(134, 120)}<path d="M172 30c-6-16 8-20 14-10M214 30l22-14" ${ink}/><text x="240" y="18" fill="${colors.pine700}">?</text>`;
}

/** A sheet with four lines and a sum, signed. */
function quote(): string {
  const lines = [54, 76, 98].map((y) => `${bar(112, y, 84)}${bar(222, y, 28, colors.edge)}`);
  return `<rect x="88" y="16" width="184" height="200" rx="8" ${soft}/>${bar(112, 34, 60, colors.ink700)}${lines.join("")}<path d="M112 122h138" stroke="${colors.ink900}" stroke-width="2"/>${bar(112, 134, 44, colors.ink700)}<rect x="206" y="131" width="44" height="15" rx="7.5" fill="${colors.lime300}"/><path d="M114 178c10-18 14-18 14-4s10 6 14-4 8 12 16 2 10 6 20 0" ${ink}/>`;
}

/** A call that was recorded: the screen, who is there, and how far it has played. */
function recording(): string {
  return `<rect x="56" y="22" width="248" height="156" rx="12" fill="${colors.ink900}"/>${[0, 1, 2].map((nth) => `<rect x="76" y="${44 + nth * 28}" width="130" height="18" rx="6" fill="${colors.ink700}"/><path d="M86 ${53 + nth * 28}l4 4 7-8" fill="none" stroke="${colors.lime300}" stroke-width="2.5"/>`).join("")}<circle cx="256" cy="62" r="20" fill="${colors.workspaceTint}"/><circle cx="256" cy="110" r="20" fill="${colors.automationTint}"/><circle cx="256" cy="58" r="7" fill="${colors.workspace}"/><path d="M243 74a13 10 0 0 1 26 0" fill="${colors.workspace}"/><circle cx="256" cy="106" r="7" fill="${colors.automation}"/><path d="M243 122a13 10 0 0 1 26 0" fill="${colors.automation}"/>${bar(76, 152, 208, colors.ink700)}${bar(76, 152, 92, colors.lime300)}<circle cx="168" cy="156" r="7" fill="${colors.lime300}"/>`;
}

/** What there is in hand after each step, by its path in `public/`. */
export function stepPictures(): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries({ map, quote, recording }).map(([name, draw]) => [
    `media/steps/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" font-family="system-ui,sans-serif" font-weight="700" font-size="22"><rect width="360" height="200" fill="${colors.paper50}"/>${draw()}</svg>\n`,
  ]);
}
