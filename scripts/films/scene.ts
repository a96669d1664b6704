import type { ReactNode } from "react";
import type { FilmId } from "../../app/content/shared/films.ts";

/** What is read while a film plays, for who cannot see it; times in seconds from its beginning. */
export type Cue = { readonly from: number; readonly to: number; readonly text: string };

/**
 * A film as a function of time: the same second is always the same picture. It is drawn at the width of
 * a phone, so that its words are as large there as those of the page around it.
 */
export type Scene = {
  readonly id: FilmId;
  readonly at: (second: number) => ReactNode;
  /** The second whose picture stands for the film until it plays. */
  readonly poster: number;
  readonly cues: readonly Cue[];
};

/** CSS pixels of a scene, and how many pixels of the film each of them becomes. */
export const stages = {
  "16:9": { width: 400, height: 225, scale: 3.2 },
  "9:16": { width: 320, height: 569, scale: 2.25 },
} as const;

export const framesPerSecond = 25;
