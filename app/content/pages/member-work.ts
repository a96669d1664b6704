/* Apart from `book-member.ts`: the browser needs that, and would fetch what this imports. */

import type { PictureWords } from "~/components/artefacts/words";
import type { Action } from "~/components/sections/action";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { clientPeople } from "../shared/client-people";
import {
  mergedLists,
  movePicture,
  invoiceFlow,
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
    text: `Fewer lists that people trust: ${clientPeople.jonHale.company}'s, before and after one session.`,
    points: [
      "One list for work with the same steps",
      "The old list names, kept as a field",
      "A personal view for everyone",
    ],
    action: book(members.architect),
    artefacts: [mergedLists],
  },
  "book-strategist": {
    sample: true,
    title: `How ${members.strategist.name} decides`,
    text: `Your team times each step today. ${members.strategist.name} estimates how long it takes once automated. The biggest saving gets built first.`,
    points: [
      "Timed by your team, step by step",
      "Steps that need judgment stay with people",
      "1 h 55 min back with every new client",
    ],
    action: book(members.strategist),
    artefacts: [stepMinutes],
  },
  "book-engineer": {
    sample: true,
    title: `What ${members.engineer.name} builds`,
    text: "A project is marked done. The invoice is drafted, you approve it in one click, and it's sent.",
    points: ["Starts when work is marked done", "Waits for your OK", "Alerts us if a step fails"],
    action: book(members.engineer),
    artefacts: [invoiceFlow],
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
