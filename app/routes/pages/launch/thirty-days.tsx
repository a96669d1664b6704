import { thirtyDays } from "~/content/pages/launch";

const { caption, steps } = thirtyDays;
const last = steps.at(-1)?.ends ?? 0;

const looks = ["bg-ink-900 text-on-dark", "bg-pine-200", "bg-pine-600 text-paper-0", "bg-pine-100"];

/** Every day a cell in the colour of its step; the last one is the day it runs. */
export function ThirtyDays() {
  return (
    <div>
      <p className="sr-only">{caption}</p>
      <div aria-hidden="true" className="frame on-paper border-paper-200 bg-paper-0 p-4 sm:p-8">
        <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small">
          {steps.map(({ name }, nth) => (
            <span key={name} className="inline-flex items-center gap-2">
              <span className={`size-3.5 rounded-[.25rem] ${looks[nth]}`} />
              {name}
            </span>
          ))}
        </p>
        <div className="grid grid-cols-5 gap-1 sm:grid-cols-6">
          {Array.from({ length: last }, (_, before) => before + 1).map((day) => (
            <span
              key={day}
              className={`flex h-12 rounded-small p-2 font-display text-fine font-semibold sm:h-20 ${day === last ? "bg-lime-300" : looks[steps.findIndex(({ ends }) => day <= ends)]}`}
            >
              {day}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
