import * as colors from "../../../../app/config/colors.ts";
import { names } from "../../../../app/config/names.ts";
import type { Look } from "./look.ts";
import { portrait, widePortrait } from "./portrait.ts";

/** The team and the clients, drawn until photos of theirs replace the drawings. */

const members: Readonly<Record<keyof typeof names.members, Look>> = {
  architect: {
    ...{ ground: colors.pine700, halo: colors.pine600, skin: "light", tilt: -3, turn: 1 },
    ...{ hair: "quiff", hairColor: "brown", beard: "short", mouth: "smile", glasses: "round" },
    ...{ clothes: "blazer", cloth: colors.ink900, inner: colors.paper100 },
  },
  strategist: {
    ...{ ground: colors.warnTint, halo: colors.paper0, skin: "brown", tilt: 3, turn: -1 },
    ...{ hair: "curls", hairColor: "black", earrings: true, mouth: "grin" },
    ...{ clothes: "turtleneck", cloth: colors.pine700, inner: colors.pine800 },
  },
  engineer: {
    ...{ ground: colors.workspaceTint, halo: colors.paper0, skin: "fair", tilt: 2, turn: 1 },
    ...{ hair: "bob", hairColor: "copper", glasses: "square", mouth: "calm" },
    ...{ clothes: "hoodie", cloth: colors.workspace, inner: colors.ink800 },
  },
  onboarding: {
    ...{ ground: colors.ink700, halo: colors.inkDash, skin: "deep", tilt: -2, turn: -1 },
    ...{ hair: "close", hairColor: "black", beard: "full", mouth: "grin" },
    ...{ clothes: "shirt", cloth: colors.automationTint, inner: colors.paper0 },
  },
};

/** By the name of their file in `public/people/clients/`. */
const clients: Readonly<Record<string, Look>> = {
  "maya-torres": {
    ...{ ground: colors.automationTint, halo: colors.paper0, skin: "olive", tilt: -3, turn: 1 },
    ...{ hair: "waves", hairColor: "brown", earrings: true, mouth: "smile" },
    ...{ clothes: "blazer", cloth: colors.automation, inner: colors.paper50 },
  },
  "rosa-delgado": {
    ...{ ground: colors.agentsTint, halo: colors.paper0, skin: "olive", tilt: 2, turn: -1 },
    ...{ hair: "knot", hairColor: "silver", glasses: "round", mouth: "smile" },
    ...{ clothes: "blazer", cloth: colors.agents, inner: colors.agentsTint },
  },
  "jonas-lindqvist": {
    ...{ ground: colors.pine100, halo: colors.pine200, skin: "fair", tilt: 2, turn: 1 },
    ...{ hair: "back", hairColor: "sand", beard: "full", mouth: "calm" },
    ...{ clothes: "crew", cloth: colors.ink700, inner: colors.ink900 },
  },
  "priya-raman": {
    ...{ ground: colors.workspaceTint, halo: colors.paper0, skin: "brown", tilt: -2, turn: -1 },
    ...{ hair: "plait", hairColor: "black", earrings: true, mouth: "grin" },
    ...{ clothes: "crew", cloth: colors.workspace, inner: colors.workspaceTint },
  },
  "lena-ortiz": {
    ...{ ground: colors.pine100, halo: colors.pine200, skin: "light", tilt: 3, turn: 1 },
    ...{ hair: "long", hairColor: "chestnut", mouth: "grin" },
    ...{ clothes: "shirt", cloth: colors.pine600, inner: colors.pine700 },
  },
  "jon-hale": {
    ...{ ground: colors.agentsTint, halo: colors.paper0, skin: "fair", tilt: -3, turn: -1 },
    ...{ hair: "parted", hairColor: "sand", mouth: "smile" },
    ...{ clothes: "crew", cloth: colors.agents, inner: colors.paper0 },
  },
  "noor-haddad": {
    ...{ ground: colors.socialTint, halo: colors.paper0, skin: "olive", tilt: 2, turn: -1 },
    ...{ hair: "scarf", hairColor: { cloth: colors.social }, mouth: "smile" },
    ...{ clothes: "crew", cloth: colors.ink800, inner: colors.ink800 },
  },
  "walt-brennan": {
    ...{ ground: colors.automationTint, halo: colors.paper0, skin: "light", tilt: -2, turn: -1 },
    ...{ hair: "close", hairColor: "silver", beard: "short", mouth: "smile" },
    ...{ clothes: "shirt", cloth: colors.automation, inner: colors.paper0 },
  },
  "daniel-cho": {
    ...{ ground: colors.workspaceTint, halo: colors.paper0, skin: "fair", tilt: 2, turn: 1 },
    ...{ hair: "parted", hairColor: "black", glasses: "square", mouth: "calm" },
    ...{ clothes: "blazer", cloth: colors.ink800, inner: colors.paper100 },
  },
  "grace-okafor": {
    ...{ ground: colors.pine100, halo: colors.pine200, skin: "deep", tilt: -2, turn: 1 },
    ...{ hair: "curls", hairColor: "black", glasses: "round", mouth: "smile" },
    ...{ clothes: "blazer", cloth: colors.pine700, inner: colors.paper50 },
  },
  "helen-braun": {
    ...{ ground: colors.socialTint, halo: colors.paper0, skin: "fair", tilt: 2, turn: -1 },
    ...{ hair: "bob", hairColor: "silver", earrings: true, mouth: "smile" },
    ...{ clothes: "turtleneck", cloth: colors.ink700, inner: colors.ink800 },
  },
  "tomas-reyes": {
    ...{ ground: colors.warnTint, halo: colors.paper0, skin: "olive", tilt: -3, turn: 1 },
    ...{ hair: "quiff", hairColor: "black", beard: "short", mouth: "grin" },
    ...{ clothes: "shirt", cloth: colors.workspace, inner: colors.paper0 },
  },
  "owen-castellano": {
    ...{ ground: colors.ink700, halo: colors.inkGlow, skin: "brown", tilt: -2, turn: 1 },
    ...{ hair: "bald", hairColor: "black", beard: "moustache", glasses: "square", mouth: "calm" },
    ...{ clothes: "coat", cloth: colors.paper0, inner: colors.agents },
  },
};

/** Each portrait by its path in `public/`. */
export function portraits(): readonly (readonly [path: string, drawing: string])[] {
  return [
    ...memberIds.map((id) => [`people/${names.members[id].slug}.svg`, memberPortrait(id)] as const),
    ...speakerIds.map(
      (id) => [`people/${names.members[id].slug}-wide.svg`, speakerPortrait(id)] as const,
    ),
    ...Object.entries(clients).map(
      ([slug, look]) => [`people/clients/${slug}.svg`, portrait(look)] as const,
    ),
  ];
}

export type MemberId = keyof typeof members;

export const memberIds = Object.keys(members) as MemberId[];

/** Those with a media kit, which has them on wide ground as well. */
export const speakerIds = ["architect", "strategist"] as const satisfies readonly MemberId[];

export function speakerPortrait(id: (typeof speakerIds)[number]): string {
  return widePortrait(members[id]);
}

export function clientPortrait(slug: string): string {
  const look = clients[slug];
  if (!look) throw new Error(`nobody is drawn as ${slug}`);
  return portrait(look);
}

export function memberPortrait(id: MemberId): string {
  return portrait(members[id]);
}
