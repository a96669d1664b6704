export type Fact = readonly [label: string, value: string];

/** Label and value in rows; as `cells` they share one row on phones. */
export function Facts({
  of: facts,
  cells = false,
  className = "",
}: {
  of: readonly Fact[];
  cells?: boolean;
  className?: string;
}) {
  return (
    <dl className={`facts ${cells ? "cells" : ""} ${className}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
