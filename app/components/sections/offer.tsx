import { TitleBadge } from "../ui/badge";
import { type Host, Portrait } from "../ui/portrait";
import { Bold } from "../ui/section";
import { type Action, ActionRow } from "./action";
import { type Price, PriceTag } from "./price";

type OfferPoint = { readonly label: string; readonly text?: string; readonly amount?: string };

type OfferProps = Price & {
  id: string;
  badge?: string;
  title: string;
  text: string;
  /** `amount`: worth of the point. Text between two `*` is bold. */
  points: readonly (string | OfferPoint)[];
  /** Worth of all points, drawn struck through. */
  total?: { readonly label: string; readonly amount: string };
  payments?: string;
  note?: string;
  action: Action;
  second?: Action;
  host?: { readonly who: Host; readonly says: string };
};

export function Offer(props: OfferProps) {
  const { id, badge, title, text, points, total, payments, note, host, action, second, ...price } =
    props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="on-tint section-pad">
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 lg:grid-cols-2">
        <div>
          <TitleBadge text={badge} />
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <p className="mt-3 max-w-116 text-muted">{text}</p>
          <div className="mt-6 mb-2 md:mt-9">
            <PriceTag {...price} giant />
          </div>
          {payments ? <p>{payments}</p> : null}
          {note ? <p className="mt-2 max-w-116 text-small text-muted">{note}</p> : null}
          {host ? (
            <p className="mt-6 flex max-w-116 items-center gap-3 text-small lg:mt-9">
              <Portrait of={host.who} className="size-14 rounded-full" />
              <span>
                “{host.says}”{" "}
                <span className="text-muted">{`${host.who.name}, ${host.who.role}`}</span>
              </span>
            </p>
          ) : null}
        </div>
        <div>
          <ul
            className={
              points.length > 7 ? "grid grid-cols-2 gap-x-4 max-sm:text-small sm:gap-x-6" : ""
            }
          >
            {points.map((point) => {
              const parts = typeof point === "string" ? { label: point } : point;
              return <Point key={parts.label} {...parts} />;
            })}
          </ul>
          {total ? (
            <p className="flex items-baseline justify-between gap-6 border-t border-fg py-3.5">
              {total.label} <s className="font-display text-h2 text-muted">{total.amount}</s>
            </p>
          ) : null}
          <ActionRow actions={second ? [action, second] : [action]} className="go-offer mt-6" />
        </div>
      </div>
    </section>
  );
}

function Point({ label, text, amount }: OfferPoint) {
  return (
    <li className="flex items-baseline justify-between gap-6 border-t py-3">
      <span>
        <Bold of={label} />
        {text ? <span className="block text-small text-muted">{text}</span> : null}
      </span>
      {amount ? <span className="shrink-0 font-semibold">{amount}</span> : null}
    </li>
  );
}
