import type { OwnParts } from "~/components/sections/sections";
import type { PageId } from "~/config/pages";
import { clientStories } from "~/content/pages/case-studies";
import { Calculator } from "./calculator";
import { Partners } from "./partners";
import { Worth } from "./month-worth";
import { Quiz } from "./quiz";
import { Seats, Ticker } from "./seats-and-ticker";
import { Story, StoryIndex } from "./stories";

/** Parts that only one page shows, by the name its sections call them. `query`: that of the page's address. */
export function ownPartsOf(page: PageId, query: URLSearchParams): OwnParts | undefined {
  const parts: Partial<Record<PageId, OwnParts>> = {
    automate: { calculator: <Calculator query={query} /> },
    "case-studies": {
      index: <StoryIndex />,
      ...Object.fromEntries(
        clientStories.map((story) => [story.id, <Story key={story.id} story={story} />]),
      ),
    },
    launch: { partners: <Partners /> },
    "launch-my-business": { worth: <Worth /> },
    tutorial: { quiz: <Quiz /> },
    "workspace-pricing": { seats: <Seats />, ticker: <Ticker /> },
  };
  return parts[page];
}
