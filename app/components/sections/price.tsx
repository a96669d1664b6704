import { labels } from "~/content/words/labels";

/** Price, unit and what it replaces, readable in one glance. Words instead of a sum are set smaller. */
export function PriceTag({ price, suffix, was, dark = false }: Price & { dark?: boolean }) {
  const isSum = price.startsWith("$");
  const quiet = dark ? "text-on-dark-muted" : "text-subtle";
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span className={`font-display tabular-nums ${isSum ? "text-figure" : "text-h2"}`}>
        {price}
      </span>
      {was ? (
        <s className={`text-h3 tabular-nums ${quiet}`}>
          <span className="sr-only">{`${labels.formerPrice} `}</span>
          {was}
        </s>
      ) : null}
      {suffix ? <span className={`text-ui ${quiet}`}>{suffix}</span> : null}
    </p>
  );
}

/** Sections that name a price or a promise about one. */

/** What one thing costs. Words may stand in place of a sum ("Custom"). */
export type Price = {
  readonly price: string;
  readonly was?: string;
  /** Unit and period: "once", "/month", "per task". */
  readonly suffix?: string;
};
