import type { ReactNode } from "react";
import { Price } from "~/components/sections/price";
import { Container } from "~/components/ui/container";
import type { SocialVersion } from "~/content/pages/social";
import { PromoCode, type PromoWords } from "./promo-code";

export type SocialHeroProps = {
  offers: readonly Pick<SocialVersion, "id" | "price" | "code">[];
  words: PromoWords;
  delivered: string;
  intro: ReactNode;
  actions: (version: SocialVersion["id"]) => ReactNode;
  drawing: ReactNode;
};

/** Its promo codes can be copied; the parts that it is given are still. */
export function SocialHero({ offers, words, delivered, intro, actions, drawing }: SocialHeroProps) {
  return (
    <section className="on-ink hero-glow">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-18 pt-12 lg:grid-cols-[21fr_19fr] lg:items-center lg:pb-24 lg:pt-18">
        <div>
          {intro}
          {offers.map(({ id, price, code }) => (
            <div key={id} className={`for-${id}`}>
              <div className="mb-6 mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-3">
                <Price {...price} dark />
                <PromoCode code={code} {...words} />
              </div>
              {actions(id)}
            </div>
          ))}
          <p className="mt-5 text-small text-on-dark-subtle">{delivered}</p>
        </div>
        {drawing}
      </Container>
    </section>
  );
}
