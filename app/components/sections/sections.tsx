import type { Section } from "~/content/section";
import { Booking } from "./booking";
import { Closing } from "./closing";
import { Hero } from "./hero";
import { Plans } from "./plans";
import { Services } from "./services";
import { Stats } from "./stats";
import { Steps } from "./steps";

export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      {sections.map((section, nth) => (
        <SectionView key={nth} section={section} />
      ))}
    </>
  );
}

function SectionView({ section }: { section: Section }) {
  switch (section.kind) {
    case "hero":
      return <Hero {...section} />;
    case "plans":
      return <Plans {...section} />;
    case "steps":
      return <Steps {...section} />;
    case "stats":
      return <Stats {...section} />;
    case "services":
      return <Services {...section} />;
    case "booking":
      return <Booking {...section} />;
    case "closing":
      return <Closing {...section} />;
    default:
      return section satisfies never;
  }
}
