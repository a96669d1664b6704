import { fieldId } from "~/components/forms/fields";
import { BackLink, ActionRow } from "~/components/sections/action";
import { HeroNote } from "~/components/sections/hero-note";
import { Container } from "~/components/ui/container";
import { Lines } from "~/components/ui/section";
import { freeResources } from "~/content/pages/free-resources";
import { guides } from "~/content/shared/guides";
import { guidesField } from "../submission";
import { GuideCard } from "./guide-card";
import { GuidePages } from "./guide-pages.server";

/** The parts of the guides' page that have no behaviour, each for a `Still`. */
export { GuidesDone } from "./guides-later";
export { ReadyNow } from "./ready-now.server";

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
