import type { ReactNode } from "react";

export type Fact = readonly [label: string, value: string];

/** A row for each fact. With `cells`, phones show all facts in one row. */
export function Facts({
  of: facts,
  cells = false,
  className = "",
}: {
  of: readonly (readonly [label: string, value: ReactNode])[];
  cells?: boolean;
  className?: string;
}) {
  const row = cells
    ? "max-md:border-l max-md:pl-3 max-md:first:border-0 max-md:first:pl-0 md:flex md:border-t"
    : "flex border-t";
  return (
    <dl
      className={`grid text-small ${cells ? "max-md:grid-cols-[repeat(3,auto)] max-md:border-y" : ""} ${className}`}
    >
      {facts.map(([label, value]) => (
        <div key={label} className={`items-baseline justify-between gap-4 py-2 md:py-2.75 ${row}`}>
          <dt className={`shrink-0 text-muted ${cells ? "max-md:text-badge" : ""}`}>{label}</dt>
          <dd
            className={`font-display text-ui leading-[1.25] font-semibold md:text-[1.125rem] ${cells ? "md:text-right" : "text-right"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
