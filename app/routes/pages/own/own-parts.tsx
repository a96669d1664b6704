import { Clauses } from "~/components/sections/clauses";
import type { OwnParts } from "~/components/sections/sections";
import { Section } from "~/components/ui/section";
import type { PageId } from "~/config/pages";
import { clientStories } from "~/content/pages/case-studies";
import { Calculator } from "./calculator";
import { Partners } from "./partners";
import { Quiz } from "./quiz";
import { Seats, Ticker } from "./seats-and-ticker";
import { Story, StoryIndex } from "./stories";
import { monthsWorth } from "~/content/pages/launch-my-business";
import { article } from "~/content/pages/tutorial";
import { usd } from "~/lib/text/usd";

/** Returns the parts that only this page shows, by their names in its sections. `query`: of the page's address. */
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
    tutorial: { quiz: <Quiz />, article: <Article /> },
    "workspace-pricing": { seats: <Seats />, ticker: <Ticker /> },
  };
  return parts[page];
}

function Article() {
  return (
    <Section id="tutorial">
      <Clauses {...article} />
    </Section>
  );
}

function Worth() {
  const { title, bars } = monthsWorth;
  const [allParts] = bars;
  return (
    <div className="frame on-paper border-paper-200 bg-paper-0 p-5 sm:p-8">
      <p className="mb-4 font-display text-h3">{title}</p>
      <dl>
        {bars.map(({ label, value }) => (
          <div key={label} className="border-t pt-4 pb-5">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="mt-1 font-display text-price">{usd(value)}</dd>
            <dd aria-hidden="true" className="mt-3">
              <svg
                viewBox={`0 0 ${allParts.value} 1`}
                preserveAspectRatio="none"
                className={`h-12 w-full rounded-small ${value < allParts.value ? "fill-lime-300" : "fill-pine-600"}`}
              >
                <rect width={value} height="1" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
