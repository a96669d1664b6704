import * as colors from "../../../../app/config/colors.ts";
import type { Look } from "./look.ts";
import { beards, clothes, glasses, hairs, mouths, shade } from "./parts.ts";

const { skins, hair: hairColors } = colors.drawnPeople;
const lines = `fill="none" stroke="${colors.ink900}" stroke-linecap="round"`;

const square = `width="800" height="800" viewBox="0 0 400 400"`;

/** The same person with room for words on the left, as wide as a slide. */
export function widePortrait(look: Look): string {
  return portrait(look).replace(
    `${square}>`,
    `width="1920" height="1080" viewBox="-255 0 711 400"><path fill="${look.ground}" d="M-256 0h712v400h-712z"/>`,
  );
}

/** A drawn person from the shoulders up, as an SVG of 800 pixels. */
export function portrait(look: Look): string {
  const { ground, halo, tilt, clothes: cut, cloth, inner } = look;
  const skin = skins[look.skin];
  const hair =
    typeof look.hairColor === "string" ? hairColors[look.hairColor] : look.hairColor.cloth;
  const { behind, over } = hairs[look.hair];
  const held = `rotate(${tilt} 200 270)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${square}>`,
    `<path fill="${ground}" d="M0 0h400v400H0z"/><circle cx="256" cy="150" r="176" fill="${halo}" opacity=".6"/>`,
    `<g fill="${hair}" transform="${held}">${behind}</g>`,
    `<path fill="${skin}" d="M170 230h60v66c0 20-60 20-60 0z"/><path ${shade} d="M170 250q30 26 60 0v20q-30 24-60 0z"/>`,
    clothes[cut](cloth, inner),
    `<g transform="${held}">${head(look, skin)}`,
    `<g fill="${hair}">${look.beard ? beards[look.beard] : ""}</g>${face(look)}`,
    `<g fill="${hair}">${over}</g></g></svg>\n`,
  ].join("");
}

function head({ hair, earrings }: Look, skin: string): string {
  const ears = `<circle cx="138" cy="182" r="15"/><circle cx="262" cy="182" r="15"/>`;
  const rings = `<g fill="${hairColors.sand}"><circle cx="136" cy="206" r="6"/><circle cx="264" cy="206" r="6"/></g>`;
  return `<g fill="${skin}">${hair === "scarf" ? "" : ears}<path d="M138 160c0-46 26-74 62-74s62 28 62 74c0 64-26 108-62 108s-62-44-62-108z"/></g>${earrings ? rings : ""}`;
}

/** Eyes, nose and mouth move to where the face is turned. */
function face({ turn, mouth, glasses: worn }: Look): string {
  const eyes = `<g fill="${colors.ink900}"><ellipse cx="174" cy="173" rx="5.5" ry="7"/><ellipse cx="226" cy="173" rx="5.5" ry="7"/></g>`;
  const brows = `<path ${lines} stroke-width="5" d="M160 150q13-9 28-3m24 0q15-6 28 3"/>`;
  const nose = `<path ${lines} stroke-width="4.5" opacity=".45" d="M${200 + turn * 3} 180q${turn < 0 ? -10 : 10} 18 ${turn < 0 ? 2 : -2} 22"/>`;
  const frame = worn
    ? `<g fill="${colors.paper0}" fill-opacity=".18" stroke="${colors.ink900}" stroke-width="5" stroke-linecap="round">${glasses[worn]}</g>`
    : "";
  return `<g transform="translate(${turn * 7} 0)">${brows}${eyes}${nose}${mouths[mouth]}${frame}</g>`;
}
