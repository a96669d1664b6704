import { Drawing } from "~/components/artefacts/mockup";
import { Badge, tintOf } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { processMap } from "~/content/pages/blueprint";

const columnOf = ["sm:col-start-2", "sm:col-start-3", "sm:col-start-4", "sm:col-start-5"];
const phoneColumnOf = ["col-start-1", "col-start-2", "col-start-3", "col-start-4"];

const { caption, heading, meta, days, lanes, verdicts, sign, page } = processMap;

/**
 * A printed page with one process: a row per role, a column per day. On phones the role stands above its
 * row.
 */
export function ProcessMap() {
  const row = "grid grid-cols-4 gap-x-1.5 sm:grid-cols-[4.5rem_repeat(4,1fr)] sm:gap-x-2";
  return (
    <Drawing
      caption={caption}
      className="frame on-paper border-paper-200 bg-paper-0 px-5 py-6 text-small sm:px-8 sm:py-8"
    >
      <div className="flex items-center justify-between gap-4 border-b-2 border-fg pb-3">
        <span>
          <span className="block font-display text-h3">{heading}</span>
          <span className="block text-fine text-subtle">{meta}</span>
        </span>
        <Icon name="mark" className="size-7 text-pine-600" />
      </div>
      <div className={`${row} py-2.5 text-badge font-semibold text-subtle`}>
        {days.map((day, nth) => (
          <span key={day} className={nth === 0 ? "sm:col-start-2" : ""}>
            {day}
          </span>
        ))}
      </div>
      {lanes.map(({ who, steps }) => (
        <div key={who} className={`${row} items-center gap-y-1 border-t py-3`}>
          <span className="text-badge font-semibold max-sm:col-span-4">{who}</span>
          {steps.map(({ day, text, tone, ...step }) => (
            <span
              key={text}
              className={`flex h-full flex-col rounded-small p-2 text-badge font-medium ${phoneColumnOf[day]} ${columnOf[day]} ${tintOf[tone]}`}
            >
              {"nth" in step ? (
                <span className="opacity-75">{step.nth}</span>
              ) : (
                <Icon name="hourglass" className="size-3.5" />
              )}
              {text}
            </span>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-2 border-t-2 border-fg pt-4">
        {verdicts.map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
      <p className="mt-6 flex justify-between gap-4 text-fine text-subtle">
        <span>{sign}</span> <span className="shrink-0">{page}</span>
      </p>
    </Drawing>
  );
}
