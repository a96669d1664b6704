import * as colors from "../../../app/config/colors.ts";
import { names } from "../../../app/config/names.ts";

export type MemberId = keyof typeof names.members;

/** Grounds of the drawn portraits, so that people can be told apart: outer tone, inner tone, bust. */
const looks: Readonly<Record<MemberId, readonly [string, string, string]>> = {
  architect: [colors.ink900, colors.inkGlow, colors.onDarkMuted],
  strategist: [colors.pine600, colors.pine700, colors.pine100],
  engineer: [colors.ink700, colors.ink800, colors.onDarkSubtle],
  onboarding: [colors.pine100, colors.pine200, colors.pine700],
};

export const memberIds = Object.keys(looks) as MemberId[];

/** A bust and an initial, as SVG of 400 units; `font` is the family of the initial. */
export function headshotSvg(member: MemberId, font: string): string {
  const [ground, halo, bust] = looks[member];
  const { name } = names.members[member];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
    <rect width="400" height="400" fill="${ground}"/>
    <circle cx="262" cy="150" r="190" fill="${halo}"/>
    <circle cx="200" cy="158" r="70" fill="${bust}"/>
    <path d="M44 420c0-96 66-168 156-168s156 72 156 168z" fill="${bust}"/>
    <text x="200" y="372" text-anchor="middle" font-family="${font}" font-weight="600" font-size="72" fill="${ground}">${name.charAt(0)}</text>
  </svg>`;
}
