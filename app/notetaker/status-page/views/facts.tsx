import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import type { TimelineEntry } from "../progress";
import { statusWords } from "../status-words";
import type { StatusView } from "../view";

const words = statusWords.facts;

/** Which meeting it is, how far the notetaker has got and when everything is deleted. */
export function FactsCard({
  view,
  isOver = false,
}: {
  view: StatusView;
  /** The timeline is folded: there is nothing more to wait for. */
  isOver?: boolean;
}) {
  const { meeting, when, botName, timeline } = view;
  return (
    <Card className="on-paper shadow-e2">
      <h2 className="text-h3">{words.title}</h2>
      <dl className="mt-4 space-y-3 text-small">
        <Fact term={words.when}>{when}</Fact>
        <Fact term={words.meeting}>
          <a
            href={`https://${meeting}`}
            target="_blank"
            rel="noopener"
            className="inline-block py-0.5 text-pine-700 underline underline-offset-3"
          >
            {meeting}
            <Icon
              name="arrow-up-right"
              className="ml-1 inline size-4"
              label="(opens in a new tab)"
            />
          </a>
        </Fact>
        {timeline.length > 0 ? <Fact term={words.called}>{botName}</Fact> : null}
      </dl>
      {timeline.length > 0 ? (
        <Way isOver={isOver} steps={timeline.length}>
          <Timeline entries={timeline} />
        </Way>
      ) : null}
    </Card>
  );
}

function Way({ isOver, steps, children }: { isOver: boolean; steps: number; children: ReactNode }) {
  const title = <h3 className="text-ui">{statusWords.timeline.title}</h3>;
  if (!isOver) {
    return (
      <div className="mt-6 space-y-3 border-t border-paper-200 pt-5">
        {title}
        {children}
      </div>
    );
  }
  return (
    <details className="group/way mt-5 border-t border-paper-200 pt-3">
      <summary className="flex min-h-11 items-center justify-between gap-4">
        {title}
        <span className="inline-flex items-center gap-2 text-fine text-subtle">
          {statusWords.timeline.count(steps)}
          <Icon name="chevron-down" className="size-5 group-open/way:rotate-180" />
        </span>
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-subtle">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

export function DeletionBadge({ daysLeft }: { daysLeft: number }) {
  return (
    <span className="-my-0.5 inline-flex min-h-badge items-center gap-1.5 rounded-full border border-ink-700 bg-ink-800 px-2.5 text-badge font-semibold">
      <Icon name="trash-2" className="size-3.5" />
      {statusWords.watch.deletion(daysLeft)}
    </span>
  );
}

const timelineWords = statusWords.timeline;

const dots = {
  done: "border-pine-600 bg-pine-600 text-paper-0",
  now: "border-pine-600 bg-pine-100 text-pine-700",
  ahead: "border-edge bg-paper-0 text-transparent",
} as const;

/** From booking to deletion; the current step is marked in words as well. */
function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="space-y-1">
      {entries.map((entry) => (
        <Entry key={entry.step} {...entry} />
      ))}
    </ol>
  );
}

function Entry({ step, state, at }: TimelineEntry) {
  const time = at ?? (step === "deleted" ? timelineWords.atOnce : null);
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className="group/step grid grid-cols-[22px_1fr] gap-x-3"
    >
      <span aria-hidden="true" className="flex flex-col items-center">
        <span
          className={`grid size-5.5 shrink-0 place-items-center rounded-full border-2 ${dots[state]}`}
        >
          {state === "done" ? <Icon name="check" className="size-3" /> : null}
          {state === "now" ? (
            <span className="size-2 animate-pulse rounded-full bg-pine-600" />
          ) : null}
        </span>
        <span className="mt-1 min-h-3 w-0.5 grow rounded-full bg-paper-200 group-last/step:hidden" />
      </span>
      <span className="pb-2.5 text-small">
        <span className={state === "ahead" ? "text-subtle" : "font-semibold"}>
          {timelineWords.steps[step]}
          <span className="sr-only">, {timelineWords.states[state]}</span>
        </span>
        {time === null ? null : <span className="block text-fine text-subtle">{time}</span>}
      </span>
    </li>
  );
}
