import * as colors from "../../../app/config/colors.ts";

/** The drawings on the covers of the free guides, 288 by 384; their words are set over them by the page. */

const light = `fill="none" stroke="${colors.paper0}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
const faint = `fill="${colors.paper0}" fill-opacity=".14"`;

/** A board whose cards are in the wrong places. The words leave the right of it free, above and below the band. */
function mistakes(): string {
  const cards = [
    [192, 32, 0],
    [206, 88, 9],
    [150, 212, 0],
    [222, 222, -10],
  ] as const;
  const drawn = cards.map(([x, y, turn]) => {
    const sign = turn === 0 ? "M0 12l7 7 13-15" : "M2 4l16 16M18 4 2 20";
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="66" height="40" rx="9" ${faint}/><path transform="translate(12 8)" ${light} d="${sign}"/></g>`;
  });
  return drawn.join("");
}

/** Seven steps on one line, in the same places. */
function automations(): string {
  const steps = [
    [206, 34],
    [250, 62],
    [206, 90],
    [250, 118],
    [250, 232],
    [196, 232],
    [142, 232],
  ] as const;
  const line = steps.map(([x, y], nth) => `${nth === 0 ? "M" : "L"}${x} ${y}`).join("");
  const dots = steps.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="16" fill="${colors.automation}"/><circle cx="${x}" cy="${y}" r="16" ${faint}/><path transform="translate(${x - 7} ${y - 7})" ${light} d="M0 8l5 5 9-11"/>`,
  );
  return `<path ${light} stroke-opacity=".5" stroke-dasharray="2 12" d="${line}"/>${dots.join("")}`;
}

export function guideCovers(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ["media/guides/mistakes.svg", cover(colors.workspace, mistakes())],
    ["media/guides/automations.svg", cover(colors.automation, automations())],
  ];
}

function cover(ground: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="384" viewBox="0 0 288 384"><path fill="${ground}" d="M0 0h288v384H0z"/>${inner}</svg>\n`;
}
