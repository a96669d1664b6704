import { Mockup } from "~/components/artefacts/mockup";
import { ActionLink } from "~/components/sections/action-link";
import { Price } from "~/components/sections/price";
import { Badge } from "~/components/ui/badge";
import { Container } from "~/components/ui/container";
import { social, type SocialVersion } from "~/content/pages/social";
import { PromoCode } from "./promo-code";
import { VersionSwitch } from "./version-switch";

const { versions, badge, see, delivered } = social;

export function SocialHero({ chosen }: { chosen: SocialVersion["id"] }) {
  return (
    <section className="on-ink hero-glow">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-18 pt-12 lg:grid-cols-[1.05fr_.95fr] lg:items-center lg:pb-24 lg:pt-18">
        <div>
          <Badge tone="signal">{badge}</Badge>
          <h1 className="mt-5 text-h1">
            {versions.map(({ id, headline }) => (
              <span key={id} className={`for-${id}`}>
                {headline}
              </span>
            ))}
          </h1>
          {versions.map(({ id, lede }) => (
            <p key={id} className={`for-${id} mb-7 mt-5 max-w-[54ch] text-lede text-on-dark-muted`}>
              {lede}
            </p>
          ))}
          <VersionSwitch chosen={chosen} />
          {versions.map((version) => (
            <Offer key={version.id} {...version} />
          ))}
          <p className="mt-5 text-small text-on-dark-subtle">{delivered}</p>
        </div>
        <Mockup of="planner" />
      </Container>
    </section>
  );
}

function Offer({ id, price, code, buy }: SocialVersion) {
  return (
    <div className={`for-${id}`}>
      <div className="mb-6 mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Price {...price} dark />
        <PromoCode code={code} />
      </div>
      <div className="flex flex-wrap gap-3 max-phone:*:w-full">
        <ActionLink action={buy} variant="signal" />
        <ActionLink action={see} variant="ghost" />
      </div>
    </div>
  );
}
