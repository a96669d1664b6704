import { Button } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import type { CalculatorSection } from "~/content/section";
import { usd } from "~/content/shared/prices";
import { costOfManualWork, numberIn } from "~/lib/manual-work";
import { TextLink } from "./text-link";

/** Two numbers in a GET form, three figures in the answer: it needs no script. */
export function Calculator({ query, ...section }: CalculatorSection & { query: URLSearchParams }) {
  const { id, tone, title, lede, hours, rate, button, resultLabel, results, note, action } =
    section;
  const asked = {
    hours: numberIn(query.get("hours"), hours.max, hours.value),
    rate: numberIn(query.get("rate"), rate.max, rate.value),
  };
  const cost = costOfManualWork(asked.hours, asked.rate);
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <div className="grid overflow-hidden rounded-card border border-paper-200 bg-paper-0 lg:grid-cols-[1fr_1.25fr]">
        <form method="get" action={`#${id}`} className="grid content-start gap-row p-6 sm:p-9">
          <NumberField name="hours" {...hours} value={asked.hours} />
          <NumberField name="rate" {...rate} value={asked.rate} />
          <Button type="submit" block>
            {button}
          </Button>
        </form>
        <section
          aria-label={resultLabel}
          className="border-paper-200 bg-paper-50 p-6 max-lg:border-t sm:p-9 lg:border-l"
        >
          <dl className="grid gap-6">
            <Figure figure={String(cost.hoursPerMonth)} unit={results.hours} />
            <Figure figure={usd(cost.dollarsPerMonth)} unit={results.month} />
            <Figure figure={usd(cost.dollarsPerYear)} unit={results.year} />
          </dl>
          <p className="mt-6 text-small text-subtle">{note}</p>
          <p className="mt-2">
            <TextLink action={action} />
          </p>
        </section>
      </div>
    </Section>
  );
}

function NumberField({
  name,
  label,
  value,
  max,
}: {
  name: string;
  label: string;
  value: number;
  max: number;
}) {
  return (
    <label className="grid gap-1.5 text-small font-semibold">
      {label}
      <input
        type="number"
        name={name}
        defaultValue={value}
        min={1}
        max={max}
        required
        inputMode="numeric"
        className="min-h-12 rounded-small border border-control bg-paper-0 px-3.5 text-ui font-normal tabular-nums"
      />
    </label>
  );
}

function Figure({ figure, unit }: { figure: string; unit: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5">
      <dt className="order-last text-h3 text-subtle">{unit}</dt>
      <dd className="font-display text-figure tabular-nums">{figure}</dd>
    </div>
  );
}
