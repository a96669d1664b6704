import type { ComponentType, ReactNode } from "react";
import { Mockup, type MockupWords } from "../artefacts/mockup";
import { type Host, Portrait } from "../ui/portrait";
import { Heading, Section as SectionFrame, type Titled } from "../ui/section";
import { type Action, TextLink } from "./action";
import { Closing, type StickyAction, StickyBar } from "./closing";
import { type FigureCell, FigureCells, Figures } from "./figures";
import { Hero } from "./hero";
import { List } from "./list";
import { Offer } from "./offer";
import { Plans } from "./plans";
import { Proof } from "./proof";
import { QuoteBand } from "./quote";
import type { Section } from "./section";
import { Steps } from "./steps";
import { Table } from "./table";

/** The component of each kind; `section.ts` takes the kind's content from its props. */
export const views = {
  closing: Closing,
  faq: Faq,
  figures: Figures,
  list: List,
  offer: Offer,
  picture: PictureBand,
  plans: Plans,
  proof: Proof,
  quote: QuoteBand,
  steps: Steps,
  table: Table,
};

export type OwnParts = Readonly<Record<string, ReactNode>>;

export function Sections({
  sections,
  sticky,
  own = {},
}: {
  sections: readonly Section[];
  sticky?: StickyAction | undefined;
  own?: OwnParts | undefined;
}) {
  const drawn = sections.map((section, nth) => (
    <SectionView key={nth} section={section} own={own} />
  ));
  if (!sticky) return <>{drawn}</>;

  // The bar sticks within its parent, which leaves out the first section and a closing one at the end.
  const end = sections.at(-1)?.kind === "closing" ? drawn.length - 1 : drawn.length;
  return (
    <>
      {drawn.slice(0, 1)}
      <div>
        {drawn.slice(1, end)}
        <StickyBar action={sticky} />
      </div>
      {drawn.slice(end)}
    </>
  );
}

export function SectionView({ section, own = {} }: { section: Section; own?: OwnParts }) {
  switch (section.kind) {
    case "hero":
      return <Hero {...section} part={section.beside ? own[section.beside] : null} />;
    case "own":
      return own[section.part];
    case "booking":
      throw new Error("a calendar has behaviour: routes/pages/booking/booking-page.tsx draws it");
    default: {
      const View = views[section.kind] as ComponentType<typeof section>;
      return <View {...section} />;
    }
  }
}

/** `items`: answers by question. `figures`: cells below the questions. */
function Faq({
  items,
  ask,
  figures,
  ...heading
}: Titled & {
  items: Readonly<Record<string, string>>;
  ask?: { readonly who: Host; readonly lead: string; readonly action: Action };
  figures?: { readonly id: string; readonly items: readonly FigureCell[] };
}) {
  const entries = Object.entries(items);
  return (
    <SectionFrame {...heading}>
      <ul className={`rows ${entries.length === 3 ? "rows-three" : "rows-two"}`}>
        {entries.map(([question, answer]) => (
          <li key={question}>
            <div>
              <h3 className="text-[1.125rem] leading-[1.25]">{question}</h3>
              <p className="mt-2 max-w-132 text-ui text-muted">{answer}</p>
            </div>
          </li>
        ))}
        {ask ? (
          <li className="flex-nowrap text-small">
            <Portrait of={ask.who} />
            <p className="self-center">
              {ask.lead} <TextLink action={ask.action} />
            </p>
          </li>
        ) : null}
      </ul>
      {figures ? (
        <div className="mt-8 lg:mt-12">
          <FigureCells id={figures.id} of={figures.items} />
        </div>
      ) : null}
    </SectionFrame>
  );
}

/** The one large picture of a page, wider than its words and cut off by the band's lower edge. */
function PictureBand({
  id,
  artefact,
  points = [],
  ...heading
}: Titled & {
  id: string;
  artefact: MockupWords;
  /** Details to look for in the picture. */
  points?: readonly { readonly title: string; readonly text: string }[];
}) {
  const isWide = artefact.kind === "picture" && artefact.width > 640;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section-open border-t pb-0!">
      <div className="column">
        <Heading {...heading} id={`${id}-title`} />
        {points.length > 0 ? (
          <ul className="cells-row mb-8 border-t border-fg lg:mb-12">
            {points.map((point) => (
              <li key={point.title} className="cell pt-4 max-md:pb-4">
                <h3 className="text-h3">{point.title}</h3>
                <p className="mt-1 text-small text-muted">{point.text}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="wide-column on-tint overflow-clip rounded-t-card">
        <div
          className={`on-edge mx-auto pt-6 sm:px-10 sm:pt-12 ${isWide ? "max-w-280" : "max-w-204"}`}
        >
          <Mockup of={artefact} />
        </div>
      </div>
    </section>
  );
}
