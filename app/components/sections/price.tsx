import { labels } from "~/content/words/labels";

/** `price` may be a word ("Custom") instead of a sum. */
export type Price = {
  readonly price: string;
  readonly was?: string;
  readonly suffix?: string;
};

export function PriceTag({ price, suffix, was, giant = false }: Price & { giant?: boolean }) {
  const isShort = price.length <= "$15,000".length;
  const [shortSize, longSize] = giant ? ["text-giant", "text-claim"] : ["text-price", "text-h2"];
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className={`font-display ${isShort ? shortSize : longSize}`}>{price}</span>
      {was ? <FormerPrice>{was}</FormerPrice> : null}
      {suffix ? <span className="text-muted">{suffix}</span> : null}
    </p>
  );
}

/** A price among the facts of a hero. */
export function InlinePrice({ price, was, suffix }: Price) {
  return (
    <>
      <span className="text-h2">{price}</span> {was ? <FormerPrice>{was}</FormerPrice> : null}
      {suffix ? (
        <span className="font-body text-small font-normal text-muted"> {suffix}</span>
      ) : null}
    </>
  );
}

function FormerPrice({ children }: { children: string }) {
  return (
    <s className="text-h3 text-muted">
      <span className="sr-only">{`${labels.formerPrice} `}</span>
      {children}
    </s>
  );
}
