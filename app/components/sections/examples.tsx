import { labels } from "~/content/words/labels";
import { Card, Tile } from "../ui/card";
import type { IconName } from "../ui/icon-names";
import { Section } from "../ui/section";
import type { Ground } from "./action";
import { Carousel } from "./carousel";

type Example = {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  /** From what sets it off to what is done. */
  readonly steps: readonly string[];
};

/** Automations as examples, in a strip. */
export type ExamplesSection = {
  readonly id: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede: string;
  readonly items: readonly [Example, Example, Example, Example];
};

export function Examples({ id, tone, title, lede, items }: ExamplesSection) {
  const [first, second, third, fourth] = items;
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <Carousel
        group={id}
        words={labels.examples}
        items={[itemOf(first), itemOf(second), itemOf(third), itemOf(fourth)]}
      />
    </Section>
  );
}

function itemOf(example: Example) {
  return { name: example.name, card: <ExampleCard {...example} /> };
}

function ExampleCard({ icon, name, text, steps }: Example) {
  return (
    <Card className="h-full">
      <Tile icon={icon} tone="automation" />
      <h3 className="mt-5 text-h3">{name}</h3>
      <p className="mt-2 text-muted">{text}</p>
      <ol className="mt-5 space-y-2.5 border-l-2 border-pine-600 pl-5 text-small">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
