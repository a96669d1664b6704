import { Section, type Titled } from "../ui/section";

export type Step = { readonly when: string; readonly title: string; readonly text: string };

/** `stepEnds`: days or hours from the first step's start to each step's end, for a ruler drawn to scale. */
export function Steps({
  stepEnds,
  steps,
  ...heading
}: Titled & { stepEnds?: readonly number[]; steps: readonly Step[] }) {
  const columns = steps.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
  return (
    <Section {...heading}>
      {stepEnds ? <Ruler stepEnds={stepEnds} /> : null}
      <ol className={`grid gap-x-6 md:gap-y-8 ${columns}`}>
        {steps.map((step) => (
          <li
            key={step.title}
            className="py-3.5 max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:gap-x-3 max-md:border-t md:py-0"
          >
            <p className="text-small font-semibold text-tint-ink">{step.when}</p>
            <div>
              <h3 className="text-h3 md:mt-1">{step.title}</h3>
              <p className="mt-1 max-w-[44ch] text-muted md:mt-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Draws each step as wide as its share of the time. */
function Ruler({ stepEnds }: { stepEnds: readonly number[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stepEnds.at(-1)} 1`}
      preserveAspectRatio="none"
      className="mb-3 h-5 w-full rounded-small fill-tint-ink md:mb-6 md:h-11"
    >
      {stepEnds.map((end, nth) => {
        const start = stepEnds[nth - 1] ?? 0;
        const fillOpacity = (nth + 1) / stepEnds.length;
        return (
          <rect key={end} x={start} width={end - start} height="1" fillOpacity={fillOpacity} />
        );
      })}
    </svg>
  );
}
