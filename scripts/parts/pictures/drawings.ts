import { clientPictures } from "./clients.ts";
import { guideCovers } from "./guide-covers.ts";
import { mark } from "./mark.ts";
import { plannerPictures } from "./planner-pictures.ts";
import { poster, scenes } from "./scenes.ts";

const wide = { width: 1280, height: 720 };
const tall = { width: 720, height: 1280 };

/** The SVG files in `public/` that are drawn from the names and colours, by their path there. */
export function drawings(): ReadonlyMap<string, string> {
  return new Map([
    ["favicon.svg", mark],
    ...clientPictures(),
    ...guideCovers(),
    ...Object.entries(scenes).flatMap(([name, scene]) => [
      [`media/${name}-wide.svg`, poster(scene, wide)] as const,
      [`media/${name}-tall.svg`, poster(scene, tall)] as const,
    ]),
    ...Object.entries(plannerPictures).flatMap(([name, draw]) => [
      [`media/planner/agency-${name}.svg`, draw("agency")] as const,
      [`media/planner/creator-${name}.svg`, draw("creator")] as const,
    ]),
  ]);
}
