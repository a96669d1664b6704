import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { newTab } from "~/content/words/new-tab";
import { statusWords } from "../status-words";
import type { StatusView, TimelineEntry } from "../view";

const words = statusWords.facts;

export function FactsCard({ view }: { view: StatusView }) {
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
            <Icon name="arrow-up-right" className="ml-1 inline size-4" label={newTab} />
          </a>
        </Fact>
        {timeline.length > 0 ? <Fact term={words.botName}>{botName}</Fact> : null}
      </dl>
      {timeline.length > 0 ? (
        <div className="mt-6 space-y-3 border-t border-paper-200 pt-5">
          <h3 className="text-ui">{statusWords.timeline.title}</h3>
          <ol className="space-y-1">
            {timeline.map((entry) => (
              <Step key={entry.step} {...entry} />
            ))}
          </ol>
        </div>
      ) : null}
    </Card>
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

const dots = {
  done: "border-pine-600 bg-pine-600 text-paper-0",
  now: "border-pine-600 bg-pine-100 text-pine-700",
  ahead: "border-edge bg-paper-0 text-transparent",
} as const;

function Step({ step, state, at }: TimelineEntry) {
  const { steps, states, deletedSoon } = statusWords.timeline;
  const time = at ?? (step === "deleted" ? deletedSoon : null);
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
          {steps[step]}
          <span className="sr-only">, {states[state]}</span>
        </span>
        {time === null ? null : <span className="block text-fine text-subtle">{time}</span>}
      </span>
    </li>
  );
}
