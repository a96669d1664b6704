import { artefactPictures } from "./artefact-pictures.ts";
import { blueprintPictures } from "./blueprint-pictures.ts";
import { clientMarks } from "./client-marks.ts";
import { communityPictures } from "./community-pictures.ts";
import { confidentialPictures } from "./confidential-pictures.ts";
import { deliverablePictures } from "./deliverable-pictures.ts";
import { dotPictures } from "./dot-pictures.ts";
import { freeMonthsPictures } from "./free-months-picture.ts";
import { guideCovers } from "./guide-covers.ts";
import { mark } from "./mark.ts";
import { notesMails } from "./notes-mails.ts";
import { offerMailPictures } from "./offer-mail-pictures.ts";
import { packagePictures } from "./package-pictures.ts";
import { portraits } from "./people/cast.ts";
import { phonePictures } from "./planner/phone-pictures.ts";
import { plannerList, plannerMonth, plannerPictures } from "./planner/pictures.ts";
import { phasePictures } from "./phase-pictures.ts";
import { planStepPictures } from "./plan-step-pictures.ts";
import { railPictures } from "./rail-pictures.ts";
import { setupPictures } from "./setup-pictures.ts";
import { storyPictures } from "./story-pictures.ts";
import { tutorialPictures } from "./tutorial-pictures.ts";
import { workspacePictures } from "./workspace-picture.ts";

/** The SVG files in `public/` that are drawn from the names and colours, by their path there. */
export function drawings(): ReadonlyMap<string, string> {
  return new Map([
    ["favicon.svg", mark],
    ...clientMarks(),
    ...portraits(),
    ...guideCovers(),
    ...artefactPictures(),
    ...blueprintPictures(),
    ...communityPictures(),
    ...confidentialPictures(),
    ...deliverablePictures(),
    ...dotPictures(),
    ...notesMails(),
    ...offerMailPictures(),
    ...packagePictures(),
    ...phasePictures(),
    ...planStepPictures(),
    ...railPictures(),
    ...setupPictures(),
    ...storyPictures(),
    ...tutorialPictures(),
    ...workspacePictures(),
    ...freeMonthsPictures(),
    ["media/artefacts/planner-month.svg", plannerMonth()],
    ["media/artefacts/planner-month-phone.svg", plannerList()],
    ...Object.entries(plannerPictures).flatMap(([name, draw]) => [
      [`media/planner/agency-${name}.svg`, draw("agency")] as const,
      [`media/planner/creator-${name}.svg`, draw("creator")] as const,
    ]),
    ...Object.entries(phonePictures).flatMap(([name, draw]) => [
      [`media/planner/agency-${name}-phone.svg`, draw("agency")] as const,
      [`media/planner/creator-${name}-phone.svg`, draw("creator")] as const,
    ]),
  ]);
}
