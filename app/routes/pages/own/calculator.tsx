import { Button } from "~/components/ui/button";
import { calculator } from "~/content/pages/automate";
import { usd } from "~/lib/text/usd";

type NumberField = typeof calculator.hours | typeof calculator.rate;

/** A GET form of two numbers. The page that comes back shows three figures and the plan that fits. */
export function Calculator({ query }: { query: URLSearchParams }) {
  const { id, title, hours, rate, button, resultLabel, results, note, planSentence } = calculator;
  const input = {
    hours: numberIn(query.get("hours"), hours),
    rate: numberIn(query.get("rate"), rate),
  };
  const cost = costOfManualWork(input.hours, input.rate);
  const hoursPerMonth = String(cost.hoursPerMonth);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="on-tint section-tight">
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <form method="get" action={`#${id}`} className="mt-6 grid grid-cols-2 items-end gap-3">
            <NumberInput name="hours" {...hours} value={input.hours} />
            <NumberInput name="rate" {...rate} value={input.rate} />
            <Button type="submit" block className="col-span-2">
              {button}
            </Button>
            <p className="col-span-2 text-fine text-muted">{note}</p>
          </form>
        </div>
        <section aria-label={resultLabel}>
          <dl>
            <Figure figure={hoursPerMonth} unit={results.hours} size="text-price" />
            <Figure figure={usd(cost.dollarsPerMonth)} unit={results.month} size="text-price" />
            <Figure
              figure={usd(cost.dollarsPerYear)}
              unit={results.year}
              size="text-figure text-tint-ink"
            />
          </dl>
          <p className="border-t border-fg pt-4">
            {planSentence(hoursPerMonth, planFor(cost.hoursPerMonth))}
          </p>
        </section>
      </div>
    </section>
  );
}

function Figure({ figure, unit, size }: { figure: string; unit: string; size: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-4 first:border-0">
      <dt>{unit}</dt>
      <dd className={`font-display ${size}`}>{figure}</dd>
    </div>
  );
}

/** Smallest plan that saves at least this many hours a month. */
function planFor(hoursPerMonth: number): string {
  const { plans, beyond } = calculator;
  return plans.find(({ hours }) => hours >= hoursPerMonth)?.name ?? beyond;
}

function NumberInput({
  label,
  value,
  ...field
}: Record<"name" | "label", string> & Record<"value" | "min" | "max", number>) {
  return (
    <label className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-small font-semibold">
      {label}
      <input
        type="number"
        defaultValue={value}
        step="any"
        required
        inputMode="decimal"
        className="min-h-12 rounded-button border border-control bg-paper-0 px-3.5 font-normal"
        {...field}
      />
    </label>
  );
}

const weeksPerYear = 52;
const monthsPerYear = 12;

/** Rounded hours per month and dollars per month and year. */
export function costOfManualWork(hoursPerWeek: number, dollarsPerHour: number) {
  const hoursPerYear = hoursPerWeek * weeksPerYear;
  return {
    hoursPerMonth: Math.round(hoursPerYear / monthsPerYear),
    dollarsPerMonth: Math.round((hoursPerYear * dollarsPerHour) / monthsPerYear),
    dollarsPerYear: Math.round(hoursPerYear * dollarsPerHour),
  };
}

/** Reads a number of the query string: the nearest bound if out of range, the example if not a number. */
export function numberIn(text: string | null, { value, min, max }: NumberField): number {
  const number = text?.trim() ? Number(text) : NaN;
  return Number.isNaN(number) ? value : Math.min(Math.max(number, min), max);
}
