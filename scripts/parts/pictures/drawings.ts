import { artefactPictures } from "./artefact-pictures.ts";
import { burnUpPictures } from "./steps/burn-up-pictures.ts";
import { blueprintPictures } from "./offers/blueprint-pictures.ts";
import { clientMarks } from "./clients/client-marks.ts";
import { communityPictures } from "./offers/community-pictures.ts";
import { confidentialPictures } from "./offers/confidential-pictures.ts";
import { deliverablePictures } from "./offers/deliverable-pictures.ts";
import { dotPictures } from "./clients/dot-pictures.ts";
import { mergedListsPictures } from "./clients/merged-lists-picture.ts";
import { freeMonthsPictures } from "./offers/free-months-picture.ts";
import { guideCovers } from "./guide-covers.ts";
import { mark } from "./mark.ts";
import { notesMails } from "./notes-mails.ts";
import { offerMailPictures } from "./offers/offer-mail-pictures.ts";
import { packagePictures } from "./offers/package-pictures.ts";
import { portraits } from "./people/cast.ts";
import { firstEvening, firstEveningOnPhones } from "./planner/first-evening.ts";
import { phonePictures } from "./planner/phone-pictures.ts";
import { plannerList, plannerMonth, plannerPictures } from "./planner/pictures.ts";
import { phasePictures } from "./steps/phase-pictures.ts";
import { planStepPictures } from "./steps/plan-step-pictures.ts";
import { railPictures } from "./steps/rail-pictures.ts";
import { readyPictures } from "./offers/ready-pictures.ts";
import { setupPictures } from "./steps/setup-pictures.ts";
import { storyPictures } from "./clients/story-pictures.ts";
import { tutorialPictures } from "./tutorial-pictures.ts";
import { templateMailPictures } from "./offers/template-mail-picture.ts";
import { workspacePictures } from "./offers/workspace-picture.ts";

/** The SVG files in `public/` that are drawn from the names and colours, by their path there. */
export function drawings(): ReadonlyMap<string, string> {
  return new Map([
    ["favicon.svg", mark],
    ...clientMarks(),
    ...portraits(),
    ...guideCovers(),
    ...artefactPictures(),
    ...blueprintPictures(),
    ...burnUpPictures(),
    ...communityPictures(),
    ...confidentialPictures(),
    ...deliverablePictures(),
    ...dotPictures(),
    ...mergedListsPictures(),
    ...notesMails(),
    ...offerMailPictures(),
    ...packagePictures(),
    ...phasePictures(),
    ...planStepPictures(),
    ...railPictures(),
    ...readyPictures(),
    ...setupPictures(),
    ...storyPictures(),
    ...tutorialPictures(),
    ...workspacePictures(),
    ...freeMonthsPictures(),
    ...templateMailPictures(),
    ["media/artefacts/planner-month.svg", plannerMonth()],
    ["media/artefacts/planner-month-phone.svg", plannerList()],
    ...(["agency", "creator"] as const).flatMap((version) => [
      [`media/planner/${version}-first-evening.svg`, firstEvening(version)] as const,
      [`media/planner/${version}-first-evening-phone.svg`, firstEveningOnPhones(version)] as const,
    ]),
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
