import { PauseSwitch } from "~/components/sections/pause-switch";
import { Container } from "~/components/ui/container";
import { ticker } from "~/content/pages/workspace-pricing";
import { labels } from "~/content/words/labels";

/**
 * A sentence whose end changes every 3 s. The topics stand below each other behind a window of one line: the
 * longest one reserves the width, and who does not see the window reads a list. The first one stands at the
 * end again.
 */
export function Ticker() {
  const { lead, topics, text } = ticker;
  return (
    <section className="pausable group section-tight on-tint">
      <Container className="grid grid-cols-[1fr_auto] items-start gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-[.25em] gap-y-1 font-display text-h2 font-semibold lg:text-claim">
          <h2 className="shrink-0 max-md:w-full">{lead}</h2>
          <ul className="ticker text-tint-ink max-phone:text-h3">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
            <li aria-hidden="true">{topics[0]}</li>
          </ul>
        </div>
        <PauseSwitch label={labels.pauseTopics} />
        <p className="col-span-full text-muted">{text}</p>
      </Container>
    </section>
  );
}
