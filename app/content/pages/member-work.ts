import type { PictureWords } from "~/components/artefacts/words";
import type { Action } from "~/components/sections/action";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import {
  deliveryBoard,
  movePicture,
  paymentFlow,
  stepMinutes,
  viewPicture,
} from "../artefact-pictures";

/** A sample of what somebody on the team makes, under their calendar. */
type Work = {
  readonly sample: true;
  readonly title: string;
  readonly text: string;
  /** What to see in it. */
  readonly points: readonly string[];
  readonly action: Action;
  readonly artefacts: readonly PictureWords[];
};

const { members } = names;

const book = ({ name }: { name: string }): Action => ({
  label: `Pick a time with ${name}`,
  to: { anchor: "calendar" },
});

const works: Partial<Record<PageId, Work>> = {
  "book-architect": {
    sample: true,
    title: `What ${members.architect.name} builds`,
    text: "One board for all client work: every task has an owner and a day, so no one has to ask.",
    points: [
      "Three statuses everyone reads the same way",
      "A due day on every card",
      "One owner, never a group",
    ],
    action: book(members.architect),
    artefacts: [{ ...deliveryBoard, wide: true }],
  },
  "book-strategist": {
    sample: true,
    title: `How ${members.strategist.name} decides`,
    text: "Every step in minutes, today and after. What saves the most gets built first.",
    points: [
      "Minutes come from your team, not a guess",
      "Steps that need judgment stay with people",
      "The biggest saving goes first",
    ],
    action: book(members.strategist),
    artefacts: [stepMinutes],
  },
  "book-engineer": {
    sample: true,
    title: `What ${members.engineer.name} builds`,
    text: "A payment comes in. The folder, the project and the invite are there before anyone looks.",
    points: [
      "Starts when the deposit is paid",
      "Copies your template, every time",
      "Tells us when a step fails",
    ],
    action: book(members.engineer),
    artefacts: [paymentFlow],
  },
  "book-onboarding": {
    sample: true,
    title: `How ${members.onboarding.name} moves a team`,
    text: "Three old lists become one, and everyone gets their own view back under the name they know.",
    points: [
      "No task or comment gets lost",
      "Each team keeps its own view",
      "Everyone is trained before the switch",
    ],
    action: book(members.onboarding),
    artefacts: [movePicture, viewPicture],
  },
};

/** Undefined for a page that books nobody. */
export function workOf(page: PageId): Work | undefined {
  return works[page];
}
