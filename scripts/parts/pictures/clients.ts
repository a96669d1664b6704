import * as colors from "../../../app/config/colors.ts";

const { skins, hair } = colors.drawnPeople;

/** What stands for clients until the owner's own photos and marks replace it, by its path in `public/`. */

type Look = {
  readonly ground: string;
  readonly halo: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  /** Drawn behind the head, and over it, in 400 units. */
  readonly behind: string;
  readonly over: string;
};

const people: Readonly<Record<string, Look>> = {
  "people/clients/lena-ortiz.svg": {
    ground: colors.pine100,
    halo: colors.pine200,
    skin: skins[2],
    hair: hair[0],
    clothes: colors.pine700,
    behind: "M112 150c0-62 38-98 88-98s88 36 88 98c0 50 10 96 22 128H90c12-32 22-78 22-128z",
    over: "M134 150c2-42 28-68 68-68 38 0 64 24 66 66-30-4-58-16-78-36-14 18-34 32-56 38z",
  },
  "people/clients/jon-hale.svg": {
    ground: colors.agentsTint,
    halo: colors.paper0,
    skin: skins[0],
    hair: hair[1],
    clothes: colors.agents,
    behind: "",
    over: "M130 152c-6-50 22-86 70-86 50 0 78 34 70 86-6-20-16-34-30-42-30 8-62 6-84-4-14 10-22 26-26 46z",
  },
  "people/clients/noor-haddad.svg": {
    ground: colors.socialTint,
    halo: colors.paper0,
    skin: skins[1],
    hair: colors.social,
    clothes: colors.social,
    behind: "M110 168c0-70 38-112 90-112s90 42 90 112c0 48-8 84-20 116H130c-12-32-20-68-20-116z",
    over: "M132 172c-4-60 22-100 68-100s72 40 68 100c-8-38-32-62-68-62s-60 24-68 62z",
  },
  "people/clients/owen-castellano.svg": {
    ground: colors.ink700,
    halo: colors.inkGlow,
    skin: skins[3],
    hair: hair[0],
    clothes: colors.paper100,
    behind: "",
    over: "M136 146c-4-46 22-76 64-76s68 30 64 76c-10-18-20-28-32-34-22 4-44 4-64 0-12 6-22 16-32 34zM144 190c6 44 26 68 56 68s50-24 56-68c-12 20-30 26-56 26s-44-6-56-26z",
  },
};

function portrait({ ground, halo, skin, clothes, behind, over, ...look }: Look): string {
  return `<rect width="400" height="400" fill="${ground}"/><circle cx="262" cy="150" r="190" fill="${halo}"/><path fill="${look.hair}" d="${behind}"/><path fill="${clothes}" d="M44 420c0-92 66-140 156-140s156 48 156 140z"/><path fill="${skin}" d="M170 220h60v58c0 22-60 22-60 0z"/><path fill="${skin}" d="M134 158c0-48 26-78 66-78s66 30 66 78c0 54-28 92-66 92s-66-38-66-92z"/><path fill="${look.hair}" d="${over}"/>`;
}

const ink = `fill="${colors.ink900}"`;
const line = `fill="none" stroke="${colors.ink900}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;

/** Marks of 48 units: a compass needle, a harbour's light, a cone of cedar, a lamp. */
const marks: Readonly<Record<string, string>> = {
  "people/clients/northwind-media.svg": `<circle cx="24" cy="24" r="20" ${line}/><path ${ink} d="m24 9 7 19-7-4-7 4z"/>`,
  "people/clients/harbor-adjusters.svg": `<path ${line} d="M17 40 20 18h8l3 22M14 40h20M18 18v-6h12v6"/><path ${line} d="M36 12h6M6 12h6"/>`,
  "people/clients/cedar-store.svg": `<path ${ink} d="m24 5 10 13h-5l8 11h-9v12h-8V29h-9l8-11h-5z"/>`,
  "people/clients/brightline-web.svg": `<path ${line} d="M8 38h32M14 30l10-20 10 20"/><circle cx="24" cy="26" r="4" ${ink}/>`,
};

export function clientPictures(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ...Object.entries(people).map(([path, look]) => [path, svg(400, portrait(look))] as const),
    ...Object.entries(marks).map(([path, drawing]) => [path, svg(48, drawing)] as const),
  ];
}

function svg(size: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${inner}</svg>\n`;
}
