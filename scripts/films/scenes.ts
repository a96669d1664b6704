import type { FilmId } from "../../app/content/shared/films.ts";
import type { Scene } from "./scene";
import { automation } from "./scenes/automation";
import { blueprint } from "./scenes/blueprint";
import { frontDesk } from "./scenes/front-desk";
import { ninetyDays } from "./scenes/ninety-days";

export const scenes: Readonly<Record<FilmId, Scene>> = {
  automation,
  blueprint,
  "front-desk": frontDesk,
  "ninety-days": ninetyDays,
};
