import { Container } from "~/components/ui/container";
import { labels } from "~/content/labels";
import type { TickerSection } from "~/content/section";
import { PauseSwitch } from "./pause-switch";

/**
 * The topics stand below each other behind a window of one line: the longest one reserves the width,
 * and who does not see the window reads a list. The first one stands at the end again.
 */
export function Ticker({ lead, topics, text }: TickerSection) {
  return (
    <section className="pausable group section-pad bg-paper-50">
      <Container>
        <div className="font-display text-h3 md:flex md:items-baseline md:gap-[.25em] md:text-h2">
          <h2 className="text-h2">{lead}</h2>
          <ul className="ticker text-pine-600">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
            <li aria-hidden="true">{topics[0]}</li>
          </ul>
        </div>
        <div className="mt-4 flex items-center gap-4">
          <p className="max-w-[52ch] text-lede text-muted">{text}</p>
          <PauseSwitch label={labels.pauseTopics} />
        </div>
      </Container>
    </section>
  );
}
