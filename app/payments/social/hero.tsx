import { type ReactNode, useEffect, useState } from "react";
import { PriceTag } from "~/components/sections/price";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import type { SocialVersion } from "~/content/pages/social-versions";
import { VersionSwitch, type VersionSwitchProps } from "./version-switch";

type SocialHeroProps = {
  choice: VersionSwitchProps;
  offers: readonly Pick<SocialVersion, "id" | "price" | "code">[];
  words: PromoWords;
  delivered: string;
  intro: ReactNode;
  actions: (version: SocialVersion["id"]) => ReactNode;
  drawing: ReactNode;
};

/** Its promo codes can be copied; the parts that it is given are still. */
export function SocialHero({
  choice,
  offers,
  words,
  delivered,
  intro,
  actions,
  drawing,
}: SocialHeroProps) {
  return (
    <section className="on-ink hero-glow">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-18 pt-12 lg:grid-cols-[21fr_19fr] lg:items-center lg:pb-24 lg:pt-18">
        <div>
          {intro}
          <VersionSwitch {...choice} />
          <div className="version-stack">
            {offers.map(({ id, price, code }) => (
              <div key={id} className={`for-${id}`}>
                <div className="mb-6 mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-3">
                  <PriceTag {...price} dark />
                  <PromoCode code={code} {...words} />
                </div>
                {actions(id)}
              </div>
            ))}
          </div>
          <p className="mt-5 text-small text-on-dark-subtle">{delivered}</p>
        </div>
        {drawing}
      </Container>
    </section>
  );
}

type PromoWords = { promo: string; promoNote: string; copy: string; copied: string };

/** How long the button says that it copied, as specified. */
const copiedMs = 2_000;

function PromoCode({ code, promo, promoNote, copy, copied }: PromoWords & { code: string }) {
  const [justCopied, setJustCopied] = useState(false);

  useEffect(() => {
    if (!justCopied) return;
    const timer = setTimeout(() => setJustCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [justCopied]);

  const onCopy = () => {
    navigator.clipboard.writeText(code).then(
      () => setJustCopied(true),
      () => setJustCopied(false),
    );
  };

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-on-dark-muted">
      {promo} <strong className="font-semibold text-on-dark">{code}</strong>
      <button
        type="button"
        onClick={onCopy}
        aria-label={justCopied ? copied : `${copy} ${code}`}
        className="grid size-11 place-items-center rounded-small hover:bg-paper-0/10 no-script:hidden"
      >
        <Icon name={justCopied ? "check" : "copy"} className="size-4" />
      </button>
      {promoNote}
    </p>
  );
}
