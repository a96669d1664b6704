import { Section } from "../ui/section";
import type { StepsSection } from "./section";

export function Steps({ id, title, lede, ends, steps }: StepsSection) {
  const columns = steps.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
  return (
    <Section id={id} title={title} lede={lede}>
      {ends ? <Ruler ends={ends} /> : null}
      <ol className={`grid gap-x-6 md:gap-y-8 ${columns} ${ends ? "md:mt-6" : ""}`}>
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

function Ruler({ ends }: { ends: readonly number[] }) {
  const last = ends.at(-1) ?? 1;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${last} 1`}
      preserveAspectRatio="none"
      className="mb-3 h-5 w-full rounded-small md:mb-0 md:h-11"
    >
      {ends.map((end, nth) => {
        const from = ends[nth - 1] ?? 0;
        const isLast = nth === ends.length - 1;
        return (
          <rect
            key={end}
            x={from}
            width={end - from}
            height="1"
            className={isLast ? "fill-tint-ink" : "fill-tint"}
          />
        );
      })}
      <path
        d={ends
          .slice(0, -1)
          .map((end) => `M${end} 0v1`)
          .join("")}
        className="fill-none stroke-paper-0 stroke-3 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}
