import { Badge } from "../ui/badge";
import type { BurnUpWords } from "./words";

/** The words stand on the curve as text of the page, so that they keep their size on a phone. */
export function BurnUp({ caption, src, count, title, state, today, scale, phases }: BurnUpWords) {
  return (
    <div>
      <p className="sr-only">{caption}</p>
      <div aria-hidden="true" className="rounded-card border border-ink-700 bg-ink-800 p-5 sm:p-7">
        <p className="flex items-baseline gap-3">
          <span className="font-display text-figure tabular-nums text-lime-300">{count}</span>
          <span className="flex-1 text-small text-on-dark-muted">{title}</span>
          <Badge tone="ink">{state}</Badge>
        </p>
        <div className="burn-up text-badge text-on-dark-subtle">
          <span className="grid content-between tabular-nums">
            {scale.map((value) => (
              <span key={value}>{value}</span>
            ))}
          </span>
          <div>
            <img src={src} alt="" width={600} height={290} />
            <b>{today}</b>
          </div>
          <ol>
            {phases.map(({ name, when }) => (
              <li key={name}>
                <span className="block text-on-dark sm:text-small">{name}</span>
                {when}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
