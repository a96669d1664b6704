import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { labels } from "~/content/words/labels";
import { usd } from "~/lib/text/usd";
import type { Ground } from "./action";

type NumberField = {
  readonly label: string;
  /** What it says before anybody changes it. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
};

/** What manual work costs, worked out from two numbers in the query string. Sums in US dollars. */
export type CalculatorSection = {
  readonly kind: "calculator";
  readonly id: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly hours: NumberField;
  readonly rate: NumberField;
  readonly button: string;
  readonly resultLabel: string;
  /** Units behind the three figures. */
  readonly results: { readonly hours: string; readonly month: string; readonly year: string };
  readonly note: string;
};

/** Two numbers in a GET form, three figures in the answer: it needs no script. */
export function Calculator({ query, ...section }: CalculatorSection & { query: URLSearchParams }) {
  const { id, tone, title, hours, rate, button, resultLabel, results, note } = section;
  const asked = {
    hours: numberIn(query.get("hours"), hours),
    rate: numberIn(query.get("rate"), rate),
  };
  const cost = costOfManualWork(asked.hours.number, asked.rate.number);
  return (
    <Section id={id} title={title} tone={tone ?? "paper"}>
      <div className="grid overflow-hidden rounded-card border border-paper-200 bg-paper-0 lg:grid-cols-[1fr_1.25fr]">
        <form
          method="get"
          action={`#${id}`}
          className="grid content-start gap-row p-6 grid-cols-2 items-end sm:p-9"
        >
          <NumberInput name="hours" {...hours} {...asked.hours} />
          <NumberInput name="rate" {...rate} {...asked.rate} />
          <Button type="submit" block className="col-span-2">
            {button}
          </Button>
          <p className="col-span-2 text-small text-subtle">{note}</p>
        </form>
        <section aria-label={resultLabel} className="bg-pine-100 p-6 sm:p-9">
          <dl className="grid h-full content-between gap-2.5">
            <Figure figure={String(cost.hoursPerMonth)} unit={results.hours} />
            <Figure figure={usd(cost.dollarsPerMonth)} unit={results.month} />
            <Figure figure={usd(cost.dollarsPerYear)} unit={results.year} />
          </dl>
        </section>
      </div>
    </Section>
  );
}

function NumberInput({
  name,
  label,
  number,
  replaces,
  min,
  max,
}: NumberField & Reading & { name: string }) {
  const noteId = `${name}-note`;
  return (
    <div>
      <label className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-small font-semibold">
        {label}
        <input
          type="number"
          name={name}
          defaultValue={number}
          min={min}
          max={max}
          step="any"
          required
          inputMode="decimal"
          aria-describedby={replaces ? noteId : undefined}
          className="min-h-12 rounded-small border border-control bg-paper-0 px-3.5 text-ui font-normal tabular-nums"
        />
      </label>
      {replaces ? (
        <Alert id={noteId} tone="warn">
          <p>{labels.numberTaken[replaces](number)}</p>
        </Alert>
      ) : null}
    </div>
  );
}

function Figure({ figure, unit }: { figure: string; unit: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-pine-200 pb-2.5 last:border-0 last:pb-0">
      <dt className="text-h3 text-pine-700">{unit}</dt>
      <dd className="font-display text-figure tabular-nums">{figure}</dd>
    </div>
  );
}

const weeksPerYear = 52;
const monthsPerYear = 12;

/** Hours per month and dollars per month and year, rounded, of work that takes so many hours a week. */
export function costOfManualWork(hoursPerWeek: number, dollarsPerHour: number) {
  const hoursPerYear = hoursPerWeek * weeksPerYear;
  return {
    hoursPerMonth: Math.round(hoursPerYear / monthsPerYear),
    dollarsPerMonth: Math.round((hoursPerYear * dollarsPerHour) / monthsPerYear),
    dollarsPerYear: Math.round(hoursPerYear * dollarsPerHour),
  };
}

/** What is worked with, and what was wrong with the text that it stands in for. */
type Reading = { readonly number: number; readonly replaces?: keyof typeof labels.numberTaken };

/** The number of a field in a query string: its bound if it is beyond, its example if it is no number. */
export function numberIn(text: string | null, { value, min, max }: NumberField): Reading {
  if (text === null) return { number: value };
  const number = text.trim() === "" ? NaN : Number(text);
  if (Number.isNaN(number)) return { number: value, replaces: "noNumber" };
  if (number < min) return { number: min, replaces: "tooSmall" };
  if (number > max) return { number: max, replaces: "tooLarge" };
  return { number };
}
