import { labels } from "~/content/labels";
import type { Price as PriceOf } from "~/content/section";

/** Price, unit and what it replaces, readable in one glance. Words instead of a sum are set smaller. */
export function Price({ price, suffix, was, dark = false }: PriceOf & { dark?: boolean }) {
  const isSum = price.startsWith("$");
  const quiet = dark ? "text-on-dark-muted" : "text-subtle";
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span className={`font-display tabular-nums ${isSum ? "text-figure" : "text-h2"}`}>
        {price}
      </span>
      {was ? (
        <s className={`text-h3 tabular-nums ${quiet}`}>
          <span className="sr-only">{labels.formerPrice} </span>
          {was}
        </s>
      ) : null}
      {suffix ? <span className={`text-ui ${quiet}`}>{suffix}</span> : null}
    </p>
  );
}
