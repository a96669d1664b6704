import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Mockup } from "~/components/artefacts/mockup";
import { ActionLink, TextLink } from "~/components/sections/action";
import { List } from "~/components/sections/list";
import { PriceTag } from "~/components/sections/price";
import { product } from "~/components/sections/structured-data.server";
import { Table } from "~/components/sections/table";
import { Badge } from "~/components/ui/badge";
import type { ButtonLook } from "~/components/ui/button";
import { Headshot } from "~/components/ui/portrait";
import { Heading } from "~/components/ui/section";
import { plannerMonth, social } from "~/content/pages/social";
import { agency, creator, type Shot, type SocialVersion } from "~/content/pages/social-versions";
import { prices } from "~/content/shared/prices";
import { pageMeta } from "~/lib/seo/seo.server";

const { versions, maker, closing } = social;
const versionById = { agency, creator };

export function HeroIntro() {
  return (
    <>
      <Badge tone="service">{social.badge}</Badge>
      <h1 className="version-stack mt-4 text-h1">
        {versions.map(({ id, headline }) => (
          <span key={id} className={`for-${id}`}>
            {headline}
          </span>
        ))}
      </h1>
      <div className="version-stack mt-5 max-w-[54ch] text-lede text-muted">
        {versions.map(({ id, lede }) => (
          <p key={id} className={`for-${id}`}>
            {lede}
          </p>
        ))}
      </div>
    </>
  );
}

/** Links to the checkout of a version, and passes on the campaign in the page's address. */
function BuyLink({
  version: { buy },
  label = buy.label,
  ...look
}: ButtonLook & { version: SocialVersion; label?: string }) {
  const { campaign } = useLoaderData<{ readonly campaign: string }>();
  return <ActionLink action={{ label, to: { url: `${buy.to.url}${campaign}` } }} {...look} />;
}

export function HeroOffer({ of }: { of: SocialVersion["id"] }) {
  const { price, code } = versionById[of];
  return (
    <>
      <div className="w-full">
        <PriceTag {...price} />
      </div>
      <p className="text-small text-muted">
        {social.promo} <strong className="font-semibold text-fg">{code}</strong> {social.promoNote}
      </p>
    </>
  );
}

export function HeroActions({ of }: { of: SocialVersion["id"] }) {
  return (
    <div className="flex flex-wrap gap-3 max-phone:*:w-full">
      <BuyLink version={versionById[of]} variant="primary" />
      <ActionLink action={social.see} variant="secondary" />
      <p className="w-full text-small text-muted">{social.delivered}</p>
    </div>
  );
}

export function HeroDrawing() {
  return <Mockup of={plannerMonth} />;
}

export { SocialQuotes } from "./social-quotes";

export function FeaturesHeading() {
  return <Heading title={social.features.title} lede={social.features.lede} />;
}

export function SocialShots() {
  return versions.map(({ id, shots }) => (
    <div key={id} className={`for-${id}`}>
      <ShotCards shots={shots} />
    </div>
  ));
}

export function SocialDetails() {
  return (
    <>
      <Maker />
      <Table {...social.comparison} />
      {versions.map(({ id, included }) => (
        <div key={id} className={`for-${id}`}>
          <List id={`${id}-included`} {...included} />
        </div>
      ))}
      <BuyBar />
    </>
  );
}

export function SocialClosing() {
  return (
    <section className="on-tint section-pad no-print">
      <div className="column grid gap-x-18 gap-y-5 lg:grid-cols-2">
        <h2 className="text-claim">{closing.title}</h2>
        <div>
          <p className="mb-6 max-w-116 text-lede text-muted">{closing.text}</p>
          <div className="flex flex-wrap gap-3 max-phone:w-full max-phone:*:w-full">
            {versions.map((version) => (
              <div key={version.id} className={`for-${version.id}`}>
                <BuyLink version={version} block />
              </div>
            ))}
            <ActionLink action={closing.questions} variant="secondary" />
          </div>
        </div>
      </div>
    </section>
  );
}

function Maker() {
  return (
    <section className="section-tight border-t">
      <div className="column grid gap-x-18 gap-y-4 lg:grid-cols-2">
        <h2 className="flex items-center gap-4 text-h2">
          <Headshot of={maker.member} className="size-14 rounded-full" />
          {maker.title}
        </h2>
        <p className="max-w-136 text-muted">
          {maker.text} <TextLink action={maker.action} />
        </p>
      </div>
    </section>
  );
}

function BuyBar() {
  return (
    <div className="sticky-bar no-print sticky bottom-0 z-10 -mt-18 border-t border-paper-200 bg-paper-0 px-5 py-3 md:hidden">
      {versions.map((version) => (
        <div key={version.id} className={`for-${version.id}`}>
          <BuyLink
            version={version}
            label={`${version.buy.label} · ${version.price.price}`}
            block
          />
        </div>
      ))}
    </div>
  );
}

/** Each card links to its picture; with script the `Lightbox` shows it. */
function ShotCards({ shots }: { shots: readonly Shot[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {shots.map(({ src, phoneSrc, title, text, isLarge }) => (
        <li key={src} className={isLarge ? "lg:col-span-2 lg:row-span-2" : undefined}>
          <a href={src} data-shot className="group block h-full">
            <picture>
              {isLarge ? (
                <source media="(min-width: 64rem)" srcSet={src} width={640} height={612} />
              ) : null}
              <img
                src={phoneSrc}
                alt=""
                width={340}
                height={288}
                loading="lazy"
                className="w-full rounded-small border bg-paper-100 group-hover:border-fg"
              />
            </picture>
            <span className="block pt-3 pb-4">
              <span className="sr-only">{social.features.enlarge}</span>
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
    about: data ? [productData(data.siteUrl)] : [],
    siteUrl: data?.siteUrl ?? "",
  });

function productData(siteUrl: string) {
  const offers = versions.map(({ id, label }) => ({ name: label, price: prices.social[id].now }));
  const about = { name: social.product, description: versions[0].lede, offers };
  return product(about, "social", siteUrl);
}
