import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import type { OfferSection } from "~/content/section";
import { InkActions } from "./action-link";
import { Price } from "./price";

export function Offer({
  id,
  tone,
  badge,
  title,
  text,
  points,
  note,
  action,
  second,
  ...price
}: OfferSection) {
  return (
    <Section id={id} tone={tone ?? "paper"}>
      <div className="on-ink grid gap-x-16 gap-y-8 rounded-panel bg-ink-900 p-6 sm:p-10 lg:grid-cols-[1fr_1.1fr] lg:items-center lg:p-14">
        <div>
          {badge ? (
            <p className="mb-4">
              <Badge tone="signal">{badge}</Badge>
            </p>
          ) : null}
          <h2 className="text-h2">{title}</h2>
          <p className="mb-6 mt-3 text-lede text-on-dark-muted">{text}</p>
          <Price {...price} dark />
          <div className="mt-7">
            <InkActions actions={second ? [action, second] : [action]} />
          </div>
          {note ? <p className="mt-5 text-small text-on-dark-subtle">{note}</p> : null}
        </div>
        <div className="rounded-tile border border-ink-700 bg-ink-800 p-5 sm:p-8">
          <CheckList items={points} dark className="gap-3.5!" />
        </div>
      </div>
    </Section>
  );
}
