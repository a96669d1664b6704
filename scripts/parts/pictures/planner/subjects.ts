import * as colors from "../../../../app/config/colors.ts";
import { tints } from "../draw.ts";

/**
 * What a client or a channel posts about, in small: around the middle of a picture 168 wide and 134 high,
 * in the ink of its group.
 */
type Subject = (ink: string) => string;

const paper = `fill="${colors.paper0}"`;
const soft = (ink: string) => `fill="${ink}" opacity=".5"`;

const house: Subject = (ink) =>
  `<path ${soft(ink)} d="M-50 4h100v50H-50z"/><path fill="${ink}" d="M-66 8L0-46 66 8l-8 10L0-28-58 18z"/><path ${paper} d="M-12 20h24v34h-24z"/>`;

const dog: Subject = (ink) =>
  `<path fill="${ink}" d="M-44-34c-16 0-22 34-10 52l18-8zm88 0c16 0 22 34 10 52l-18-8z"/><path ${soft(ink)} d="M-42-8c0-30 18-38 42-38s42 8 42 38-12 58-42 58-42-28-42-58z"/><path ${paper} d="M0 4c14 0 24 10 24 24S14 50 0 50s-24-8-24-22S-14 4 0 4z"/><g fill="${ink}"><circle cx="-18" cy="-10" r="5"/><circle cx="18" cy="-10" r="5"/><path d="M-10 12h20c2 0 3 2 2 4L2 26h-4l-10-10c-1-2 0-4 2-4z"/></g><path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" d="M0 26v6m-9 4c4 4 9 2 9-4 0 6 5 8 9 4"/>`;

const bench: Subject = (ink) =>
  `<path ${soft(ink)} d="M-62-30h124v12H-62zm0 20h124v12H-62z"/><path fill="${ink}" d="M-70 10h140v12H-70zm12 12h12v32h-12zm104 0h12v32H46z"/>`;

const claim: Subject = (ink) =>
  `<path ${paper} d="M-38-50h54l24 24v78h-78z"/><path fill="${ink}" d="M16-50l24 24H16z"/><path fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity=".5" d="M-22-12h44M-22 6h44"/><path fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M-14 30l10 10 20-22"/>`;

const bowl: Subject = (ink) =>
  `<path ${soft(ink)} d="M-62 0H62c0 34-26 54-62 54S-62 34-62 0z"/><path fill="${ink}" d="M-70-6H70v10H-70z"/><path fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" d="M-22-20c-8-10 8-16 0-28M0-20c-8-10 8-16 0-28M22-20c-8-10 8-16 0-28"/>`;

const bread: Subject = (ink) =>
  `<path ${soft(ink)} d="M-66 40c-16-52 12-74 66-74s82 22 66 74z"/><path fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round" d="M-34-12l12 22M-4-18L8 6M28-12l10 18"/>`;

const jar: Subject = (ink) =>
  `<path fill="${ink}" d="M-30-50h60v16h-60z"/><path ${soft(ink)} d="M-38-28h76c8 8 8 12 8 22v38c0 12-8 20-20 20h-52c-12 0-20-8-20-20V-6c0-10 0-14 8-22z"/><path ${paper} d="M-28 2h56v28h-56z"/>`;

/** By the order of their groups. */
const subjects = {
  agency: [house, dog, bench, claim],
  creator: [bowl, bread, jar],
} as const satisfies Readonly<Record<string, readonly Subject[]>>;

type Place = { readonly x: number; readonly y: number; readonly width: number };

/** A clip or a picture in small. */
export function thumb(
  version: keyof typeof subjects,
  { x, y, width }: Place,
  height: number,
  group: number,
  isClip: boolean,
): string {
  const [ground, ink] = tints[group % tints.length] ?? tints[0];
  const drawn = subjects[version][group % subjects[version].length];
  const scale = height / 134;
  const right = width / 2 / scale - 24;
  const clip = `<circle cx="${right.toFixed(0)}" cy="42" r="18" fill="${colors.ink900}"/><path d="M${(right - 5).toFixed(0)} 33l14 9-14 9z" ${paper}/>`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${ground}"/><g transform="translate(${x + width / 2} ${y + height / 2}) scale(${scale.toFixed(2)})">${drawn?.(ink) ?? ""}${isClip ? clip : ""}</g>`;
}
