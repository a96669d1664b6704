import { fieldId } from "~/components/forms/fields";
import { BackLink } from "~/components/sections/action";
import { Container } from "~/components/ui/container";
import { freeResources } from "~/content/pages/free-resources";
import { guides } from "~/content/shared/guides";
import { guidesField } from "../submission";
import { GuideCard } from "./guide-card";

/** The parts of the guides' page that have no behaviour, each for a `Still`. */
export { GuidesDone } from "./guides-later";

export function GuidesHero() {
  const { back, heading, lede } = freeResources;
  return (
    <section className="on-ink hero-glow">
      <Container className="pb-14 pt-6">
        <BackLink action={back} dark />
        <h1 className="mt-4 text-h1 lg:mt-8">{heading}</h1>
        <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{lede}</p>
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
