import { ActionLink } from "~/components/sections/action-link";
import { Checklist } from "~/components/sections/checklist";
import { ComparisonTable } from "~/components/sections/comparison-table";
import { Quotes } from "~/components/sections/quotes";
import { TextLink } from "~/components/sections/text-link";
import { Container } from "~/components/ui/container";
import { Headshot } from "~/components/ui/headshot";
import { Lede, Section } from "~/components/ui/section";
import { social } from "~/content/pages/social";
import { BuyBar } from "./buy-bar";
import { ShotCards } from "./shot-cards";
import { VersionSwitch } from "./version-switch";

const { versions, features, maker, closing } = social;

/** The social page below its hero, for a `Still`. */
export function SocialRest() {
  return (
    <>
      <div>
        <Quotes {...social.quotes} />
        <Section id="features" tone="alternate" title={features.title} lede={features.lede}>
          <div className="mb-8">
            <VersionSwitch />
          </div>
          {versions.map(({ id, shots }) => (
            <div key={id} className={`for-${id}`}>
              <ShotCards shots={shots} />
            </div>
          ))}
        </Section>
        <Maker />
        <ComparisonTable {...social.comparison} />
        {versions.map(({ id, included }) => (
          <div key={id} className={`for-${id}`}>
            <Checklist kind="checklist" id={`${id}-included`} {...included} />
          </div>
        ))}
        <BuyBar />
      </div>
      <section className="on-ink section-pad no-print hero-glow">
        <Container className="flex flex-col items-center text-center">
          <h2 className="max-w-[20ch] text-h2">{closing.title}</h2>
          <p className="mb-8 mt-4 max-w-[56ch] text-lede text-on-dark-muted">{closing.text}</p>
          <div className="flex flex-wrap justify-center gap-3 max-phone:w-full max-phone:*:w-full">
            {versions.map(({ id, buy }) => (
              <div key={id} className={`for-${id}`}>
                <ActionLink action={buy} variant="signal" block />
              </div>
            ))}
            <ActionLink action={closing.questions} variant="ghost" />
          </div>
        </Container>
      </section>
    </>
  );
}

function Maker() {
  return (
    <Section>
      <div className="grid gap-8 sm:grid-cols-[12rem_1fr] sm:items-center">
        <Headshot of={maker.member} className="size-32 rounded-card sm:size-48" />
        <div>
          <h2 className="text-h2">{maker.title}</h2>
          <Lede>{maker.text}</Lede>
          <TextLink action={maker.action} />
        </div>
      </div>
    </Section>
  );
}
