import { labels } from "~/content/words/labels";
import { Badge } from "../ui/badge";
import { CheckList } from "../ui/check-list";
import { scrollBox } from "../ui/scroll-box";
import { Section, type Titled } from "../ui/section";
import { type Action, ActionLink } from "./action";
import { type Price, PriceTag } from "./price";

export type Plan = Price & {
  readonly name: string;
  readonly badge?: string | undefined;
  readonly description: string;
  readonly persona?: string;
  readonly note?: string;
  readonly pricePerHour?: string;
  readonly includesTitle?: string | undefined;
  readonly includes: readonly string[];
  readonly action?: Action;
  readonly popular?: boolean;
};

/** Number of deliverables that a plan shows, as specified; the others open on request. */
const shownCount = 4;

export function Plans({ plans, ...heading }: Titled & { plans: readonly Plan[] }) {
  return (
    <Section {...heading}>
      <div
        {...scrollBox}
        role="group"
        aria-label={heading.title}
        className="go-plan grid grid-flow-col grid-rows-[auto_auto_1fr_auto] max-lg:-mx-(--gutter) max-lg:auto-cols-[min(20rem,78vw)] max-lg:overflow-x-auto pt-4 max-lg:px-(--gutter) max-lg:pb-2 max-lg:[scroll-padding:var(--gutter)] max-lg:[scroll-snap-type:x_mandatory] lg:auto-cols-fr"
      >
        {plans.map((plan) => (
          <PlanColumn key={plan.name} {...plan} />
        ))}
      </div>
    </Section>
  );
}

function PlanColumn(plan: Plan) {
  const more = plan.includes.slice(shownCount);
  return (
    <div className="relative row-span-4 grid snap-start grid-rows-subgrid gap-5 border-t border-t-fg pt-6 not-first:border-l not-first:pl-5 not-last:pr-5">
      <div>
        {plan.badge ? (
          <p className="absolute -top-3.25">
            <Badge tone="service">{plan.badge}</Badge>
          </p>
        ) : null}
        <h3 className="text-h3">{plan.name}</h3>
        <p className="mt-1.5 text-small text-muted">{plan.description}</p>
        {plan.persona ? <p className="mt-2 text-small font-semibold">{plan.persona}</p> : null}
      </div>
      <div>
        <PriceTag {...plan} />
        {plan.note ? <p className="mt-2 text-small font-semibold">{plan.note}</p> : null}
        {plan.pricePerHour ? <p className="text-small text-muted">{plan.pricePerHour}</p> : null}
      </div>
      <div>
        {plan.includesTitle ? (
          <p className="mb-3 border-t pt-3.5 text-small font-semibold">{plan.includesTitle}</p>
        ) : null}
        <CheckList items={plan.includes.slice(0, shownCount)} ruled />
        {more.length > 0 ? (
          <details className="group">
            <summary className="inline-flex min-h-11 items-center text-small font-semibold text-link group-open:hidden">
              {labels.moreFeatures(more.length)}
            </summary>
            <CheckList items={more} ruled />
          </details>
        ) : null}
      </div>
      {plan.action ? (
        <ActionLink
          action={plan.action}
          variant={plan.popular ? "primary" : "secondary"}
          block
          className="self-start"
        />
      ) : null}
    </div>
  );
}
