import { fieldId } from "~/components/forms/fields";
import { BackLink, ActionRow } from "~/components/sections/action";
import { HeroNote } from "~/components/sections/hero-note";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import { Lines, Section } from "~/components/ui/section";
import { freeResources } from "~/content/pages/free-resources";
import { readyNow } from "~/content/pages/guide-facts";
import { guides } from "~/content/shared/guides";
import { href } from "~/lib/render/href";
import { guidesField } from "../submission";
import { GuideCard } from "./guide-card";
import { GuidePages } from "./guide-pages.server";

/** The parts of the guides' page that have no behaviour, each for a `Still`. */
export { GuidesDone } from "./guides-later";

export function GuidesHero() {
  const { back, heading, lede, choose, proof } = freeResources;
  return (
    <section className="on-ink hero-glow">
      <Container className="pt-6 lg:grid lg:grid-cols-[1fr_32rem] lg:items-end lg:gap-14">
        <div className="self-start lg:pb-24">
          <BackLink action={back} dark />
          <h1 className="mt-4 text-h1-long max-phone:text-[min(2.375rem,8.8vw)] lg:mt-14">
            <Lines of={heading} />
          </h1>
          <p className="mb-8 mt-5 max-w-[48ch] text-lede text-on-dark-muted">{lede}</p>
          <ActionRow actions={[choose]} />
          <HeroNote className="mt-5">{proof}</HeroNote>
        </div>
        <GuidePages />
      </Container>
    </section>
  );
}

/** What there is today, while the guides are still to come. */
export function ReadyNow() {
  const { items, ...heading } = readyNow;
  return (
    <Section {...heading} tone="alternate" density="tight">
      <ul className="grid gap-5 lg:grid-cols-3">
        {items.map(({ page, title, text, action, length, scrap }, nth) => (
          <li key={page}>
            <a
              href={href(page)}
              className="group grid h-full grid-rows-[auto_1fr] rounded-card border border-paper-200 bg-paper-0 eased hover:border-pine-600/40 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-1"
            >
              <Scrap {...scrap} ground={grounds[nth]} />
              <span className="flex flex-col gap-1 p-6">
                <span className="font-display text-h3 group-hover:text-pine-700">{title}</span>
                <span className="mb-4 text-small text-muted">{text}</span>
                <span className="mt-auto flex items-center gap-2 text-small font-semibold text-pine-700">
                  {action}
                  <Icon name="arrow-right" className="size-4" />
                  <span className="ml-auto font-normal text-subtle">{length}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const grounds = ["bg-workspace-tint", "bg-pine-100", "bg-automation-tint"];

/** A readable piece of what is inside. */
function Scrap({
  title,
  rows,
  result,
  ground,
}: (typeof readyNow.items)[number]["scrap"] & { ground: string | undefined }) {
  return (
    <span aria-hidden="true" className={`block rounded-card p-5 ${ground}`}>
      <span className="block divide-y divide-paper-200 rounded-tile bg-paper-0 px-5 py-2 text-small shadow-e2">
        <span className="block py-2 font-display font-semibold">{title}</span>
        {rows.map(([what, value]) => (
          <span key={what} className="flex justify-between gap-4 py-2 text-muted">
            {what} <span className="font-semibold text-fg">{value}</span>
          </span>
        ))}
        <span className="flex justify-between gap-4 py-2 font-semibold text-pine-700">
          {result[0]} <span>{result[1]}</span>
        </span>
      </span>
    </span>
  );
}

/** To be ticked, for which no script is needed. */
export function GuideCards() {
  const id = fieldId(guidesField);
  return (
    <>
      {guides.map((guide, nth) => (
        <GuideCard key={guide.id} guide={guide} controlId={nth === 0 ? id : `${id}-${nth + 1}`} />
      ))}
    </>
  );
}
