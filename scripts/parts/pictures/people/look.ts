import type * as colors from "../../../../app/config/colors.ts";
import type { beards, clothes, glasses, hairs } from "./parts.ts";

type Drawn = typeof colors.drawnPeople;

/** What tells one drawn person from all others, at 48 pixels as at 400. */
export type Look = {
  /** Behind them, and the disc in it. */
  readonly ground: string;
  readonly halo: string;
  readonly skin: keyof Drawn["skins"];
  readonly hair: keyof typeof hairs;
  readonly hairColor: keyof Drawn["hair"] | { readonly cloth: string };
  readonly clothes: keyof typeof clothes;
  readonly cloth: string;
  /** What is seen in the neck of a jacket or shirt. */
  readonly inner: string;
  readonly glasses?: keyof typeof glasses;
  readonly beard?: keyof typeof beards;
  readonly earrings?: true;
  /** How the head is held, in degrees, and where the face is turned: -1 is to the picture's left. */
  readonly tilt: number;
  readonly turn: number;
  readonly mouth: "smile" | "grin" | "calm";
};
