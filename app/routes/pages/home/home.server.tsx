import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { ActionLink, ActionRow, TextLink } from "~/components/sections/action";
import { Examples } from "~/components/sections/carousel";
import { Closing } from "~/components/sections/closing";
import { Facts } from "~/components/sections/facts";
import { FigureCells } from "~/components/sections/figures";
import { Marquee } from "~/components/sections/marquee";
import { LinkedCell } from "~/components/sections/proof";
import { QuoteText } from "~/components/sections/quote";
import { organization, website } from "~/components/sections/structured-data.server";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { Heading, Section } from "~/components/ui/section";
import { names } from "~/config/names";
import { automationExamples, home } from "~/content/pages/home";
import { readTaskCount, startingCount } from "~/counter/task-count.server";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { Process } from "./process.server";

/** Returns the counter's path too: calling `href` in the browser would load 2 KB of tables. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { env } = context;
  const count = (await readTaskCount(env, context.clock())) || startingCount;
  return { count, countPath: href("task-counter"), words: home.counter, siteUrl: env.siteUrl };
}

const { hero } = home;

export function HomeHero() {
  const [before, marked, unbroken, after] = hero.headline;
  return (
    <section className="on-ink overflow-clip">
      <div className="column pt-8 lg:pt-14">
        <h1 className="text-front">
          {before}
          <em className="text-lime-300 not-italic">{marked}</em>{" "}
          <span className="whitespace-nowrap">{unbroken}</span>
          {after}
        </h1>
        <div className="mt-3.5 grid gap-x-6 gap-y-4 lg:mt-8 lg:grid-cols-2">
          <div>
            <p className="max-w-132 text-lede text-muted">{hero.lede}</p>
            <ActionRow
              actions={[hero.packages, hero.call]}
              className="mt-4 max-phone:grid! max-phone:grid-cols-[auto_1fr] max-phone:gap-2 max-phone:*:px-3! lg:mt-6"
            />
            <p className="mt-3 text-fine text-subtle max-lg:hidden">{hero.note}</p>
          </div>
          <div className="w-full max-w-132 lg:ml-auto">
            <Facts of={hero.facts} />
            <AppRow />
            <p className="border-t pt-3 text-small text-muted">
              <q className="text-fg">{hero.quote.text}</q> {hero.quote.by}
            </p>
          </div>
        </div>
      </div>
      <div className="wide-column mt-5 lg:mt-9">
        <Process />
      </div>
    </section>
  );
}

function AppRow() {
  return (
    <ul
      aria-label={hero.appsLabel}
      className="flex justify-between border-t py-3 text-muted max-lg:hidden"
    >
      {hero.apps.map(({ icon, name }) => (
        <li key={name}>
          <Icon name={icon} label={name} />
        </li>
      ))}
    </ul>
  );
}

export function HomeTrust() {
  return (
    <div className="column py-2">
      <Marquee {...home.trusted} />
    </div>
  );
}

export function HomeProof() {
  return home.proof.map((cell) => <LinkedCell key={cell.text} {...cell} />);
}

export function HomeRest() {
  return (
    <>
      <Cost />
      <Packages />
      {names.shown.automationExamples ? <Examples {...automationExamples} /> : null}
      <Section id={home.stories.id} title={home.stories.title}>
        <QuoteText {...home.stories.large} large />
        <div className="mt-9 border-t pt-8 lg:mt-14">
          <QuoteText {...home.stories.small} />
        </div>
      </Section>
      <Closing {...home.closing} />
    </>
  );
}

/** Hours of three habits per year: the sum, a bar drawn to scale, and its parts. */
function Cost() {
  const { title, total, stats } = home.cost;
  return (
    <Section id="cost" title={title} hasLargeTitle density="open">
      <p className="mb-3 flex flex-wrap items-baseline gap-x-4 text-muted">
        <b className="font-display text-figure text-pine-700">{total.figure}</b>
        {total.text}
      </p>
      <div
        aria-hidden="true"
        className="mb-5 grid h-6 grid-cols-[480fr_20fr_25fr] gap-0.75 *:rounded-small"
      >
        <span className="bg-pine-600" />
        <span className="bg-pine-200" />
        <span className="bg-pine-200" />
      </div>
      <FigureCells of={stats} />
    </Section>
  );
}

const tints = { workspace: "tint-workspace", automation: "tint-automation" };

function Packages() {
  const { id, services, ...heading } = home.packages;
  const { notetaker } = home;
  return (
    <>
      <section id={id} aria-labelledby={`${id}-title`}>
        <div className="column">
          <Heading id={`${id}-title`} {...heading} />
        </div>
        <div className="grid md:grid-cols-2 md:grid-rows-[repeat(5,auto)]">
          {services.map(({ service, icon, title, price, suffix, text, points, action }) => (
            <article
              key={service}
              className={`on-tint grid gap-4 px-(--gutter) py-8 md:row-span-5 md:grid-rows-subgrid md:items-start md:gap-y-5 md:py-16 md:odd:pr-10 md:odd:pl-[max(var(--gutter),calc(100%-37.5rem))] md:even:pl-10 ${tints[service]}`}
            >
              <h3 className="flex items-center gap-3 text-h3">
                <Icon name={icon} className="text-tint-ink" />
                {title}
              </h3>
              <p className="font-display text-price text-tint-ink">
                {price}
                <span className="text-h3">{suffix}</span>
              </p>
              <p className="max-w-116 text-muted">{text}</p>
              <CheckList items={points} />
              <ActionLink action={action} className="justify-self-start max-phone:w-full" />
            </article>
          ))}
        </div>
      </section>
      <div className="column">
        <p className="flex items-baseline justify-between gap-6 py-5 md:py-6">
          <span>
            <b>{notetaker.title}</b> <span className="text-muted">{notetaker.text}</span>
          </span>
          <TextLink action={notetaker.action} className="whitespace-nowrap" />
        </p>
      </div>
    </>
  );
}

/** Built on the server alone, so the bundle doesn't carry its words. */
export const meta: MetaFunction<() => { readonly siteUrl: string }> = ({ data }) =>
  data
    ? pageMeta({
        page: "home",
        title: home.title,
        description: home.description,
        heading: home.heading,
        about: [organization(data.siteUrl), website(data.siteUrl)],
        siteUrl: data.siteUrl,
      })
    : [];
