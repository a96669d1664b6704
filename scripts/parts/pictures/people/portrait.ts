import * as colors from "../../../../app/config/colors.ts";
import type { Look } from "./look.ts";
import { beards, clothes, glasses, hairs, mouths, shade } from "./parts.ts";

const { skins, hair: hairColors, lips } = colors.drawnPeople;
const lines = `fill="none" stroke="${colors.ink900}" stroke-linecap="round"`;

const square = `width="800" height="800" viewBox="26 20 348 348"`;

/** The same person with room for words on the left, as wide as a slide. */
export function widePortrait(look: Look): string {
  return portrait(look).replace(
    `${square}>`,
    `width="1920" height="1080" viewBox="-219 20 619 348"><path fill="${look.ground}" d="M-220 0h640v400h-640z"/>`,
  );
}

/** A drawn person from the shoulders up, as an SVG of 800 pixels, lit from the picture's left. */
export function portrait(look: Look): string {
  const { ground, halo, tilt, clothes: cut, cloth, inner } = look;
  const skin = skins[look.skin];
  const hair =
    typeof look.hairColor === "string" ? hairColors[look.hairColor] : look.hairColor.cloth;
  const { behind, over, light } = hairs[look.hair];
  const held = `rotate(${tilt} 200 270)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${square}>`,
    `<path fill="${ground}" d="M0 0h400v400H0z"/><circle cx="256" cy="150" r="176" fill="${halo}" opacity=".6"/>`,
    `<g fill="${hair}" transform="${held}">${behind}</g><g ${shade} transform="${held}">${behind}</g>`,
    `<path fill="${skin}" d="M168 226h64v70c0 22-64 22-64 0z"/><path ${shade} d="M168 246q32 34 64 0v50c0 12-17 17-33 17q27-16 20-37-24 14-51-4z"/>`,
    clothes[cut](cloth, inner),
    `<path ${shade} d="M366 420c-4-84-52-116-122-130 40 34 58 78 60 130z"/>`,
    `<g transform="${held}">${head(look, skin)}`,
    `<g fill="${hair}">${look.beard ? beards[look.beard] : ""}</g>${sideShadow}${face(look)}`,
    `<g ${shade} transform="translate(0 7)">${over}</g><g fill="${hair}">${over}</g>`,
    light &&
      `<path fill="none" stroke="${colors.paper0}" stroke-width="5" stroke-linecap="round" opacity=".16" d="${light}"/>`,
    `</g></svg>\n`,
  ].join("");
}

const sideShadow = `<path ${shade} d="M226 90c24 10 36 36 36 70 0 30-4 54-14 74-10 20-28 34-48 34-6 0-11-1-16-3 32-8 50-34 56-78 4-34 0-68-14-97z"/>`;

function head({ hair, earrings }: Look, skin: string): string {
  const ears = `<circle cx="138" cy="182" r="15"/><circle cx="262" cy="182" r="15"/>`;
  const folds = `<path ${shade} d="M140 174a9 9 0 1 0 0 17zM260 174a9 9 0 1 1 0 17z"/>`;
  const rings = `<g fill="${hairColors.sand}"><circle cx="136" cy="206" r="6"/><circle cx="264" cy="206" r="6"/></g>`;
  return `<g fill="${skin}">${hair === "scarf" ? "" : ears}<path d="M138 160c0-46 26-74 62-74s62 28 62 74c0 30-4 54-14 74-10 20-28 34-48 34s-38-14-48-34c-10-20-14-44-14-74z"/></g>${hair === "scarf" ? "" : folds}${earrings ? rings : ""}`;
}

/** Eyes, nose and mouth move to where the face is turned. */
function face({ turn, mouth, beard, glasses: worn }: Look): string {
  const cheeks = beard
    ? ""
    : `<g fill="${lips}" opacity=".17"><ellipse cx="160" cy="206" rx="13" ry="9"/><ellipse cx="237" cy="206" rx="10" ry="8"/></g>`;
  const eye = (x: number) =>
    `<path fill="${colors.paper0}" d="M${x - 11} 174q11-12 22 0-11 9-22 0z"/><circle cx="${x + turn}" cy="173.5" r="6" fill="${colors.ink900}"/><circle cx="${x - 1.5 + turn}" cy="171.5" r="1.8" fill="${colors.paper0}"/><path ${lines} stroke-width="3.5" d="M${x - 12} 173q12-13 24 0"/>`;
  const brows = `<path fill="${colors.ink900}" opacity=".82" d="M158 155q13-14 31-7.5l-1 5.5q-15-5-28 4zM242 155q-13-14-31-7.5l1 5.5q15-5 28 4z"/>`;
  const nose = `<path fill="${colors.ink900}" opacity=".17" ${turn < 0 ? `transform="matrix(-1 0 0 1 400 0)" ` : ""}d="M203 172c1 13 9 22 10 30-4 8-15 8-21 3 9-1 13-8 11-33z"/>`;
  const frame = worn
    ? `<g fill="${colors.paper0}" fill-opacity=".18" stroke="${colors.ink900}" stroke-width="4.5" stroke-linecap="round">${glasses[worn]}</g>`
    : "";
  return `<g transform="translate(${turn * 7} 0)">${cheeks}${brows}${eye(174)}${eye(226)}${nose}${mouths[mouth]}${frame}</g>`;
}
