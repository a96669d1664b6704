import type { MetaFunction } from "@remix-run/cloudflare";
import { Mockup } from "~/components/artefacts/mockup";
import { ActionLink, TextLink } from "~/components/sections/action";
import { Checklist } from "~/components/sections/checklist";
import { ComparisonTable } from "~/components/sections/comparison-table";
import { PriceTag } from "~/components/sections/price";
import { Quotes } from "~/components/sections/quotes";
import { product } from "~/components/sections/structured-data.server";
import { Badge } from "~/components/ui/badge";
import { Container } from "~/components/ui/container";
import { Headshot } from "~/components/ui/portrait";
import { Lede, Section } from "~/components/ui/section";
import { plannerMonth } from "~/content/artefact-pictures";
import { social } from "~/content/pages/social";
import type { Shot, SocialVersion } from "~/content/pages/social-versions";
import { prices } from "~/content/shared/prices";
import { pageMeta } from "~/lib/seo/seo.server";

const { versions, badge, see } = social;

/** What does not move on the page, each part for a `Still`. */
export function HeroIntro() {
  return (
    <>
      <Badge tone="paper">{badge}</Badge>
      <h1 className="version-stack mt-5 text-h1-long">
        {versions.map(({ id, headline }) => (
          <span key={id} className={`for-${id}`}>
            {headline}
          </span>
        ))}
      </h1>
      <div className="version-stack mb-7 mt-5 max-w-[54ch] text-lede text-muted">
        {versions.map(({ id, lede }) => (
          <p key={id} className={`for-${id}`}>
            {lede}
          </p>
        ))}
      </div>
    </>
  );
}

/** `campaign`: as `lib/http/campaign.ts` writes it, for every link to the checkout. */
type Led = { readonly campaign: string };

function toBuy({ buy }: SocialVersion, { campaign }: Led) {
  return { ...buy, to: { url: `${buy.to.url}${campaign}` } };
}

export function HeroOffer({ of }: { of: SocialVersion["id"] }) {
  const version = versions.find(({ id }) => id === of);
  if (!version) return null;
  return (
    <>
      <div className="w-full">
        <PriceTag {...version.price} />
      </div>
      <p className="text-small text-muted">
        {social.promo} <strong className="font-semibold text-fg">{version.code}</strong>{" "}
        {social.promoNote}
      </p>
    </>
  );
}

export function HeroActions({ of, ...led }: Led & { of: SocialVersion["id"] }) {
  const version = versions.find(({ id }) => id === of);
  return (
    <div className="flex flex-wrap gap-3 max-phone:*:w-full">
      {version ? <ActionLink action={toBuy(version, led)} variant="primary" /> : null}
      <ActionLink action={see} variant="secondary" />
      <p className="w-full text-small text-muted">{social.delivered}</p>
    </div>
  );
}

export function HeroDrawing() {
  return <Mockup of={plannerMonth} />;
}

const { maker, closing } = social;

export function SocialQuotes() {
  return <Quotes {...social.quotes} />;
}

/** What is above the second switch. */
export function SocialViews() {
  return (
    <div className="mb-8">
      <h2 className="text-h2">{social.features.title}</h2>
      <Lede>{social.features.lede}</Lede>
    </div>
  );
}

/** The pictures of all versions, below the second switch. */
export function SocialShots() {
  return versions.map(({ id, shots }) => (
    <div key={id} className={`for-${id}`}>
      <ShotCards shots={shots} />
    </div>
  ));
}

/** From below the pictures to the end of what the bar to buy goes along with. */
export function SocialDetails(led: Led) {
  return (
    <>
      <Maker />
      <ComparisonTable {...social.comparison} />
      {versions.map(({ id, included }) => (
        <div key={id} className={`for-${id}`}>
          <Checklist kind="checklist" id={`${id}-included`} {...included} />
        </div>
      ))}
      <BuyBar {...led} />
    </>
  );
}

export function SocialClosing(led: Led) {
  return (
    <section className="on-ink section-pad no-print hero-glow">
      <Container className="grid gap-x-14 gap-y-5 lg:grid-cols-2 lg:items-center">
        <h2 className="max-w-[24ch] text-h2">{closing.title}</h2>
        <div>
          <p className="mb-8 max-w-[56ch] text-lede text-on-dark-muted">{closing.text}</p>
          <div className="flex flex-wrap gap-3 max-phone:w-full max-phone:*:w-full">
            {versions.map((version) => (
              <div key={version.id} className={`for-${version.id}`}>
                <ActionLink action={toBuy(version, led)} variant="signal" block />
              </div>
            ))}
            <ActionLink action={closing.questions} variant="ghost" />
          </div>
        </div>
      </Container>
    </section>
  );
}

function Maker() {
  return (
    <Section>
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-2 lg:items-center">
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[12rem_1fr] sm:items-center">
          <Headshot of={maker.member} className="size-32 rounded-card sm:size-48" />
          <h2 className="text-h2">{maker.title}</h2>
        </div>
        <div>
          <p className="text-lede text-muted">{maker.text}</p>
          <TextLink action={maker.action} />
        </div>
      </div>
    </Section>
  );
}

/** On small screens the price and the way to buy stay in reach between the hero and the closing. */
function BuyBar(led: Led) {
  return (
    <div className="sticky-bar no-print sticky bottom-0 z-10 -mt-18 border-t border-paper-200 bg-paper-0 px-5 py-3 shadow-e2 md:hidden">
      {versions.map((version) => (
        <div key={version.id} className={`for-${version.id}`}>
          <ActionLink
            action={{
              ...toBuy(version, led),
              label: `${version.buy.label} · ${version.price.price}`,
            }}
            block
          />
        </div>
      ))}
    </div>
  );
}

const { enlarge } = social.features;

/**
 * Each card is a link to its picture; with script the `Lightbox` shows it over the page. Beside the one
 * that leads, the others are narrow: they show what a phone does.
 */
function ShotCards({ shots }: { shots: readonly Shot[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {shots.map(({ src, phoneSrc, title, text, leadHeight }) => (
        <li key={src} className={leadHeight ? "lg:col-span-2 lg:row-span-2" : undefined}>
          <a
            href={src}
            data-shot
            className="block h-full overflow-hidden rounded-card border border-paper-200 bg-paper-0 eased hover:border-pine-600/40"
          >
            <picture>
              {leadHeight ? (
                <source media="(min-width: 64rem)" srcSet={src} width={640} height={leadHeight} />
              ) : null}
              <img
                src={phoneSrc}
                alt=""
                width={340}
                height={288}
                loading="lazy"
                className="w-full border-b border-paper-200 bg-paper-100"
              />
            </picture>
            <span className="block p-6">
              <span className="sr-only">{enlarge("")}</span>
              <span data-words className="block text-h3 font-display">
                {title}
              </span>
              <span data-words className="mt-1.5 block text-small text-muted">
                {text}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const meta: MetaFunction<() => { readonly siteUrl: string }> = ({ data }) =>
  pageMeta({
    page: "social",
    title: social.title,
    description: social.description,
    heading: social.versions[0].headline,
    about: data ? [template(data.siteUrl)] : [],
    siteUrl: data?.siteUrl ?? "",
  });

/** The template is bought on this page, in one of its versions. */
function template(siteUrl: string) {
  const { product: name, versions } = social;
  const offers = versions.map(({ id, label }) => ({ name: label, price: prices.social[id].now }));
  return product({ name, description: versions[0].lede, offers }, "social", siteUrl);
}
