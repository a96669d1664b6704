import { labels } from "~/content/words/labels";
import { Segments } from "../ui/segments";

/** Price, unit and what it replaces, readable in one glance. Words instead of a sum are set smaller. */
export function PriceTag({
  price,
  suffix,
  was,
  saving,
  dark = false,
}: Price & { saving?: string | undefined; dark?: boolean }) {
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
      {saving ? <b className="text-ui font-semibold text-lime-300">{saving}</b> : null}
    </p>
  );
}

/** Two ways to pay, on ink, of which one shows. Both take the room of the larger one. */
export function PaymentChoice({ payments }: { payments: readonly [Payment, Payment] }) {
  return (
    <div className="pay">
      <Segments
        name="payment"
        legend={labels.payment}
        options={payments.map(({ label }) => label)}
        className="max-w-80"
      />
      <div className="version-stack mt-5">
        {payments.map(({ label, note, ...price }) => (
          <div key={label}>
            <PriceTag {...price} dark />
            <p className="mt-2 text-small text-on-dark-muted">{note}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What one thing costs. Words may stand in place of a sum ("Custom"). */
export type Price = {
  readonly price: string;
  readonly was?: string;
  /** Unit and period: "once", "/month", "per task". */
  readonly suffix?: string;
};

/** One of two ways to pay: what it saves against the other, and what it comes to. */
export type Payment = Price & {
  readonly label: string;
  readonly saving?: string;
  readonly note: string;
};
