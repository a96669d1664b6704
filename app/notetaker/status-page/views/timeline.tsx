import { Icon } from "~/components/ui/icon";
import { statusWords } from "../status-words";
import type { TimelineEntry } from "../progress";

const words = statusWords.timeline;

const dots = {
  done: "border-pine-600 bg-pine-600 text-paper-0",
  now: "border-pine-600 bg-pine-100 text-pine-700",
  ahead: "border-edge bg-paper-0 text-transparent",
} as const;

/** The way of a request from booking to deletion; what is going on now is marked in words as well. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="space-y-1">
      {entries.map((entry) => (
        <Entry key={entry.step} {...entry} />
      ))}
    </ol>
  );
}

function Entry({ step, state, at }: TimelineEntry) {
  const time = at ?? (step === "deleted" ? words.atOnce : null);
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
          {words.steps[step]}
          <span className="sr-only">, {words.states[state]}</span>
        </span>
        {time === null ? null : <span className="block text-fine text-subtle">{time}</span>}
      </span>
    </li>
  );
}
