import type { ReactNode } from "react";
import { labels } from "~/content/words/labels";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Section, type Titled } from "../ui/section";
import { PauseSwitch } from "./pause-switch";

export type CarouselItem = {
  readonly name: string;
  readonly card: ReactNode;
  /** The card without links, for the repeated part. Defaults to the card. */
  readonly repeated?: ReactNode;
};

const words = labels.carousel;

/** Four cards that advance every 5 s without script; `group` is unique on the page. */
export function Carousel({ group, items }: { group: string; items: readonly CarouselItem[] }) {
  return (
    <div className="carousel group">
      <div className="carousel-strip">
        <div className="carousel-track grid gap-x-(--gap) gap-y-8 lg:motion-reduce:grid-cols-2">
          <ul className="contents">
            {items.map(({ name, card }) => (
              <li key={name}>{card}</li>
            ))}
          </ul>
          {/* Repeats the first two behind the last, because wide screens show two at a time. */}
          <ul className="contents motion-reduce:hidden" aria-hidden="true">
            {items.slice(0, 2).map(({ name, card, repeated = card }) => (
              <li key={name}>{repeated}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-4 flex items-center motion-reduce:hidden">
        <fieldset className="carousel-dots peer flex">
          <legend className="sr-only">{words.choose}</legend>
          {items.map(({ name }) => (
            <input
              key={name}
              type="radio"
              name={group}
              aria-label={words.show(name)}
              className="grid size-11 cursor-pointer appearance-none place-items-center rounded-full"
            />
          ))}
        </fieldset>
        <span className="peer-has-checked:hidden">
          <PauseSwitch label={words.pause} />
        </span>
      </div>
    </div>
  );
}

type Example = {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly steps: readonly string[];
};

export type ExamplesWords = Titled & { readonly id: string; readonly items: readonly Example[] };

export function Examples({ items, ...heading }: ExamplesWords) {
  return (
    <Section {...heading}>
      <Carousel
        group={heading.id}
        items={items.map((example) => ({
          name: example.name,
          card: <ExampleCard {...example} />,
        }))}
      />
    </Section>
  );
}

function ExampleCard({ icon, name, text, steps }: Example) {
  return (
    <div className="h-full border-t border-fg pt-4">
      <h3 className="flex items-center gap-2.5 text-h3">
        <Icon name={icon} className="text-pine-600" />
        {name}
      </h3>
      <p className="mt-2 text-muted">{text}</p>
      <ol className="mt-4 text-small">
        {steps.map((step) => (
          <li key={step} className="border-t py-2">
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
