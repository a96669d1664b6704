import { CheckList } from "../ui/check-list";
import { Section } from "../ui/section";
import { type Action, ActionLink, type Ground } from "./action";
import { type Price, PriceTag } from "./price";

/** Prices by the piece, what they come to in one worked example, and how to begin. */
export type CustomPricingSection = {
  readonly kind: "custom-pricing";
  readonly id: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede: string;
  readonly parts: readonly (Price & {
    readonly name: string;
    readonly description: string;
    readonly includes: readonly string[];
  })[];
  readonly example: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly amount: string }[];
    readonly total: { readonly label: string; readonly amount: string };
    /** What it costs from then on. */
    readonly after: { readonly label: string; readonly amount: string };
  };
  readonly actions: readonly [Action, Action];
};

export function CustomPricing(section: CustomPricingSection) {
  const { id, tone, title, lede, parts, example, actions } = section;
  const [first, second] = actions;
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
        <ul className="grid gap-5 max-sm:gap-2.5">
          {parts.map((part) => (
            <li
              key={part.name}
              className="grid content-start gap-x-8 gap-y-4 rounded-card border border-paper-200 bg-paper-0 p-6 max-sm:gap-1 max-sm:p-4 md:grid-cols-2"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:col-span-2">
                <h3 className="text-h3">{part.name}</h3>
                <PriceTag {...part} />
              </div>
              <p className="text-small text-muted">{part.description}</p>
              <CheckList items={part.includes} className="content-start max-md:hidden" />
            </li>
          ))}
        </ul>
        <div className="flex flex-col rounded-card border border-paper-200 bg-paper-0 p-6 shadow-e2 sm:p-9">
          <h3 className="text-h3">{example.title}</h3>
          <dl className="mt-6">
            {example.rows.map(({ label, amount }) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-6 border-b dashed border-edge py-2.5 lg:py-8"
              >
                <dt>{label}</dt>
                <dd className="text-right tabular-nums">{amount}</dd>
              </div>
            ))}
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t-2 border-fg pt-5">
              <dt className="font-display text-h3">{example.total.label}</dt>
              <dd className="font-display text-figure tabular-nums">{example.total.amount}</dd>
            </div>
            <div className="mt-4 flex items-baseline justify-between gap-6 text-muted">
              <dt>{example.after.label}</dt>
              <dd className="text-right tabular-nums">{example.after.amount}</dd>
            </div>
          </dl>
          <div className="mt-auto grid gap-3 pt-7">
            <ActionLink action={first} block className="go-offer" />
            <ActionLink action={second} variant="secondary" block />
          </div>
        </div>
      </div>
    </Section>
  );
}
