import * as colors from "../../../../app/config/colors.ts";

const ink = `fill="${colors.ink900}"`;
const line = `fill="none" stroke="${colors.ink900}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;

/** Marks of 48 units: a compass needle, a harbour's light, a cone of cedar, a lamp. */
const marks: Readonly<Record<string, string>> = {
  "people/clients/northwind-media.svg": `<circle cx="24" cy="24" r="20" ${line}/><path ${ink} d="m24 9 7 19-7-4-7 4z"/>`,
  "people/clients/harbor-adjusters.svg": `<path ${line} d="M17 40 20 18h8l3 22M14 40h20M18 18v-6h12v6"/><path ${line} d="M36 12h6M6 12h6"/>`,
  "people/clients/cedar-store.svg": `<path ${ink} d="m24 5 10 13h-5l8 11h-9v12h-8V29h-9l8-11h-5z"/>`,
  "people/clients/brightline-web.svg": `<path ${line} d="M8 38h32M14 30l10-20 10 20"/><circle cx="24" cy="26" r="4" ${ink}/>`,
};

/** The marks of clients until their own replace them, by their path in `public/`. */
export function clientMarks(): readonly (readonly [path: string, drawing: string])[] {
  return Object.entries(marks).map(([path, drawing]) => [path, svg(drawing)] as const);
}

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${inner}</svg>\n`;
}
