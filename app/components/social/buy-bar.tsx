import { ActionLink } from "~/components/sections/action-link";
import { social } from "~/content/pages/social";

/** On small screens the price and the way to buy stay in reach between the hero and the closing. */
export function BuyBar() {
  return (
    <div className="sticky-bar no-print sticky bottom-0 z-10 -mt-18 border-t border-paper-200 bg-paper-0 px-5 py-3 shadow-e2 md:hidden">
      {social.versions.map(({ id, buy, price }) => (
        <div key={id} className={`for-${id}`}>
          <ActionLink action={{ ...buy, label: `${buy.label} · ${price.price}` }} block />
        </div>
      ))}
    </div>
  );
}
