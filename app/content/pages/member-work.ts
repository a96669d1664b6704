import type { PictureWords } from "~/components/artefacts/words";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { deliveryBoard, paymentFlow, stepMinutes, viewPicture } from "../artefact-papers";

/** A sample of what somebody on the team makes, under their calendar. */
type Work = {
  readonly sample: true;
  readonly title: string;
  readonly text: string;
  readonly artefact: PictureWords;
};

const { members } = names;

const works: Partial<Record<PageId, Work>> = {
  "book-architect": {
    sample: true,
    title: `What ${members.architect.name} builds`,
    text: "One board for all client work: every task has an owner and a day, so no one has to ask.",
    artefact: { ...deliveryBoard, wide: true },
  },
  "book-strategist": {
    sample: true,
    title: `How ${members.strategist.name} decides`,
    text: "Every step in minutes, today and after. What saves the most gets built first.",
    artefact: stepMinutes,
  },
  "book-engineer": {
    sample: true,
    title: `What ${members.engineer.name} builds`,
    text: "A payment comes in. The folder, the project and the invite are there before anyone looks.",
    artefact: paymentFlow,
  },
  "book-onboarding": {
    sample: true,
    title: `How ${members.onboarding.name} moves a team`,
    text: "Three old lists become one, and everyone gets their own view back under the name they know.",
    artefact: viewPicture,
  },
};

/** Undefined for a page that books nobody. */
export function workOf(page: PageId): Work | undefined {
  return works[page];
}
