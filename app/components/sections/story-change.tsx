import { labels } from "~/content/words/labels";
import type { StoryChange as Change } from "./proof";

const words = labels.story;

/**
 * One process in two lanes: the steps by hand, and the steps that are left, each with its time. The lanes
 * stand beside each other, or, if `across` and where there is room, below each other: there a row has the width
 * of five steps, and what is saved stands in the place of those that are gone.
 */
export function StoryChange({
  before,
  after,
  time,
  saved,
  across = false,
}: Change & { saved?: string; across?: boolean }) {
  return (
    <dl
      className={`grid grid-cols-[6fr_5fr] gap-px overflow-hidden rounded-card border border-paper-200 bg-paper-200 text-small ${across ? "lg:grid-cols-1" : ""}`}
    >
      <Lane
        label={words.before}
        time={time.before}
        steps={before}
        look="border-dashed border-edge bg-paper-0 text-muted"
        across={across}
      />
      <Lane
        label={words.after}
        time={time.after}
        steps={after}
        look="border-transparent bg-pine-100 font-medium text-pine-800"
        saved={saved}
        across={across}
        done
      />
    </dl>
  );
}

/** The steps, joined to each other; the joint before the first one is not seen. */
function Lane({
  label,
  time,
  steps,
  look,
  saved,
  across,
  done = false,
}: {
  label: string;
  time: string;
  steps: readonly string[];
  look: string;
  saved?: string | undefined;
  across: boolean;
  done?: boolean;
}) {
  return (
    <div
      className={`${done ? "bg-paper-50" : "bg-paper-0"} p-3 sm:p-5 ${saved ? "grid grid-rows-[auto_1fr]" : ""} ${across ? "lg:grid lg:grid-cols-[12rem_1fr] lg:items-center lg:gap-x-6" : ""}`}
    >
      <dt className="grid gap-1">
        <span className={`font-semibold ${done ? "text-pine-700" : "text-subtle"}`}>{label}</span>
        <span className={`font-display text-h3 ${done ? "text-pine-700" : ""}`}>{time}</span>
      </dt>
      <dd
        className={`mt-3.5 overflow-hidden ${saved ? "grid" : ""} ${across ? "lg:mt-0 lg:grid lg:grid-cols-5 lg:items-center" : ""}`}
      >
        <ol className={across ? "-mt-2 lg:contents" : "-mt-2"}>
          {steps.map((step, nth) => (
            <li
              key={step}
              className={across ? "grid lg:grid-cols-[1rem_1fr] lg:items-center" : "grid"}
            >
              <span
                className={`ml-4 h-2 w-0.5 ${done ? "bg-pine-600" : "bg-edge"} ${across ? `lg:ml-0 lg:h-0.5 lg:w-auto ${nth ? "" : "lg:invisible"}` : ""}`}
              />
              <span className={`rounded-small border px-2.5 py-2 ${look}`}>{step}</span>
            </li>
          ))}
        </ol>
        {saved ? (
          <p
            className={`self-end pt-4 font-display text-h3 text-balance ${across ? "lg:col-span-2 lg:self-center lg:p-0 lg:text-end" : ""}`}
          >
            {saved}
          </p>
        ) : null}
      </dd>
    </div>
  );
}
