import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { Section } from "~/components/ui/section";
import { labels } from "~/content/words/labels";
import { Thumbnail } from "../artefacts/thumbnail";
import { ActionLink } from "./action";
import { PaymentChoice, PriceTag } from "./price";
import type { Plan, PlansSection } from "./section";

/** A card shows this many deliverables, as specified; the others open on request. */
const shown = 4;

export function Plans(section: PlansSection) {
  const { id, tone = "alternate", title, lede, banners, featured, plansTitle, plans } = section;
  const columns = plans.length === 2 ? "md:grid-cols-2 lg:max-w-[56rem]" : "md:grid-cols-3";
  return (
    <Section id={id} title={title} lede={lede} tone={tone} density="open">
      {banners ? <Banners banners={banners} /> : null}
      {featured ? <FeaturedPlan {...featured} /> : null}
      {plansTitle ? <h3 className="mb-6 mt-8 text-h3">{plansTitle}</h3> : null}
      <div className={`go-plan snap-row grid gap-4 lg:gap-5 ${columns}`}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </div>
    </Section>
  );
}

function Banners({ banners }: { banners: NonNullable<PlansSection["banners"]> }) {
  return (
    <ul className="mb-8 grid gap-x-10 gap-y-4 md:grid-cols-2">
      {banners.map(({ icon, title, text }) => (
        <li key={title} className="grid grid-cols-[28px_1fr] gap-3">
          <Icon name={icon} className="size-6 text-pine-600" />
          <div>
            <h3 className="text-ui font-semibold">{title}</h3>
            <p className="mt-1 text-small text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Three rows shared with its neighbours: prices, lists and buttons each start on one line. */
function PlanCard(plan: Plan) {
  const more = plan.includes.slice(shown);
  return (
    <Card
      raised={plan.popular ?? false}
      className={`relative grid grid-rows-[auto_auto_1fr_auto] max-lg:px-4! md:row-span-4 md:grid-rows-subgrid md:gap-y-0`}
    >
      <div>
        {plan.picture ? (
          <div className="mb-5">
            <Thumbnail {...plan.picture} />
          </div>
        ) : null}
        {plan.badge ? (
          <p className="absolute -top-3.5 left-6 inline-flex min-h-badge items-center rounded-full bg-pine-600 px-2.5 text-badge font-semibold tracking-[.02em] text-paper-0">
            {plan.badge}
          </p>
        ) : null}
        <h3 className="text-h3">{plan.name}</h3>
        <p className="mt-1.5 text-small text-muted">{plan.description}</p>
        {plan.persona ? <p className="mt-1 text-small text-subtle">{plan.persona}</p> : null}
      </div>
      <div className="mt-5">
        {plan.picture ? (
          <p className="text-ui font-semibold">{`${plan.price} ${plan.suffix}`}</p>
        ) : (
          <PriceTag {...plan} />
        )}
        {plan.each ? <p className="mt-1.5 text-small text-muted">{plan.each}</p> : null}
        {plan.note ? <p className="mt-2 text-small text-subtle">{plan.note}</p> : null}
      </div>
      <div className="mt-5">
        {plan.includesLead ? (
          <p className="mb-3 border-t border-paper-200 pt-4 text-small font-semibold">
            {plan.includesLead}
          </p>
        ) : null}
        <CheckList items={plan.includes.slice(0, shown)} />
        {more.length > 0 ? (
          <details className="group mt-1">
            <summary className="inline-flex min-h-11 items-center rounded-small text-small font-semibold text-pine-700 group-open:hidden hover:text-pine-600">
              {labels.moreFeatures(more.length)}
            </summary>
            <CheckList items={more} className="pt-1.5" />
          </details>
        ) : null}
      </div>
      {plan.action ? (
        <div className="pt-6">
          <ActionLink action={plan.action} variant={plan.popular ? "primary" : "secondary"} block />
        </div>
      ) : null}
    </Card>
  );
}

function FeaturedPlan(plan: Plan) {
  return (
    <div className="on-ink mb-8 rounded-panel bg-ink-900 p-6 sm:p-10">
      {plan.badge ? <Badge tone="signal">{plan.badge}</Badge> : null}
      <div className="mt-4 grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <div>
          <h3 className="text-h2">{plan.name}</h3>
          <p className="mb-5 mt-2 text-on-dark-muted">
            {plan.description} {plan.persona}.
          </p>
          {plan.payments ? <PaymentChoice payments={plan.payments} /> : <PriceTag {...plan} dark />}
          {plan.note ? <p className="mt-2 text-small text-on-dark-muted">{plan.note}</p> : null}
          {plan.action ? (
            <ActionLink
              action={plan.action}
              variant="signal"
              className="go-featured mt-6 max-phone:w-full"
            />
          ) : null}
        </div>
        <div className="first-few lg:pt-3">
          {plan.summary ? <p className="mb-4 font-semibold">{plan.summary}</p> : null}
          <CheckList
            items={plan.includes}
            dark
            className="gap-x-6 gap-y-3.5! sm:grid-cols-2 lg:gap-y-6!"
          />
          <details>
            <summary className="mt-1 inline-flex min-h-11 items-center text-small font-semibold text-lime-300">
              {labels.allItems(plan.includes.length)}
            </summary>
          </details>
        </div>
      </div>
    </div>
  );
}
