import { fieldId } from "~/components/forms/fields";
import { BackLink, InkActions } from "~/components/sections/action";
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
          <InkActions actions={[choose]} />
          <HeroNote className="mt-5">{proof}</HeroNote>
        </div>
        <GuidePages />
      </Container>
    </section>
  );
}

/** What can be read today, while the guides are still to come. */
export function ReadyNow() {
  const { items, ...heading } = readyNow;
  return (
    <Section {...heading} tone="alternate" density="tight">
      <ul className="grid gap-x-5 md:grid-cols-3">
        {items.map(({ page, title, text, length }) => (
          <li key={page} className="border-t border-edge">
            <a
              href={href(page)}
              className="group grid h-full grid-cols-[1fr_auto] content-start gap-x-8 gap-y-1 py-5 md:pr-4"
            >
              <span className="font-display text-h3 group-hover:text-pine-700">{title}</span>
              <Icon name="arrow-right" className="mt-1.5 size-5 text-pine-600" />
              <span className="text-small text-muted">{text}</span>
              <span className="col-start-1 text-small text-subtle">{length}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
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
