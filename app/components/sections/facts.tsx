import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: string];

/** A row for each fact. `compact`: phones show all facts in one row. */
export function Facts({
  of: facts,
  compact = false,
  className = "",
}: {
  of: readonly (readonly [label: string, value: ReactNode])[];
  compact?: boolean;
  className?: string;
}) {
  const row = compact
    ? "max-md:border-l max-md:pl-3 max-md:first:border-0 max-md:first:pl-0 md:flex md:border-t"
    : "flex border-t";
  return (
    <dl
      className={`grid text-small ${compact ? "max-md:grid-cols-[repeat(3,auto)] max-md:border-y" : ""} ${className}`}
    >
      {facts.map(([label, value]) => (
        <div key={label} className={`items-baseline justify-between gap-4 py-2 md:py-2.75 ${row}`}>
          <dt className={`shrink-0 text-muted ${compact ? "max-md:text-badge" : ""}`}>{label}</dt>
          <dd
            className={`font-display text-ui leading-[1.25] font-semibold md:text-[1.125rem] ${compact ? "md:text-right" : "text-right"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
