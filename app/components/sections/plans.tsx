import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import type { Plan, PlansSection } from "~/content/section";
import { ActionLink } from "./action-link";

export function Plans({ id, tone = "alternate", title, lede, featured, plans }: PlansSection) {
  const columns = plans.length === 2 ? "md:grid-cols-2 lg:max-w-[56rem]" : "lg:grid-cols-3";
  return (
    <Section id={id} title={title} lede={lede} tone={tone}>
      {featured ? <FeaturedPlan {...featured} /> : null}
      <div className={`grid gap-5 ${columns}`}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </div>
    </Section>
  );
}

function PlanCard(plan: Plan) {
  return (
    <Card raised={plan.popular ?? false} className="relative flex flex-col">
      {plan.badge ? (
        <p className="absolute -top-3.5 left-6 inline-flex min-h-[26px] items-center rounded-full bg-pine-600 px-2.5 text-badge font-semibold tracking-[.02em] text-paper-0">
          {plan.badge}
        </p>
      ) : null}
      <h3 className="text-h3">{plan.name}</h3>
      <p className="mt-1.5 text-small text-muted">{plan.description}</p>
      {plan.persona ? <p className="mt-1 text-small text-subtle">{plan.persona}</p> : null}
      <Price {...plan} />
      <CheckList items={plan.includes} className="mt-5" />
      {plan.action ? (
        <div className="mt-auto pt-6">
          <ActionLink action={plan.action} variant={plan.popular ? "primary" : "secondary"} block />
        </div>
      ) : null}
    </Card>
  );
}

function FeaturedPlan(plan: Plan) {
  return (
    <div className="on-ink mb-8 grid gap-x-12 gap-y-8 rounded-panel bg-ink-900 p-6 sm:p-10 lg:grid-cols-[1fr_1.25fr]">
      <div>
        {plan.badge ? <Badge tone="signal">{plan.badge}</Badge> : null}
        <h3 className="mt-4 text-h2">{plan.name}</h3>
        <p className="mt-2 text-on-dark-muted">
          {plan.description} {plan.persona}.
        </p>
        <Price {...plan} dark />
        {plan.action ? (
          <div className="mt-6">
            <ActionLink action={plan.action} variant="signal" />
          </div>
        ) : null}
      </div>
      <CheckList items={plan.includes} dark className="content-start gap-x-6 sm:grid-cols-2" />
    </div>
  );
}

/** Price, unit and what it replaces, readable in one glance. Words instead of a sum are set smaller. */
function Price({ price, suffix, was, note, dark = false }: Plan & { dark?: boolean }) {
  const isSum = price.startsWith("$");
  const quiet = dark ? "text-on-dark-muted" : "text-subtle";
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className={`font-display tabular-nums ${isSum ? "text-figure" : "text-h2"}`}>
          {price}
        </span>
        {was ? (
          <s className={`text-h3 tabular-nums ${quiet}`}>
            <span className="sr-only">was </span>
            {was}
          </s>
        ) : null}
        {suffix ? <span className={`text-ui ${quiet}`}>{suffix}</span> : null}
      </p>
      {note ? <p className={`mt-2 text-small ${quiet}`}>{note}</p> : null}
    </div>
  );
}
