import type { ReactNode } from "react";
import { Mockup } from "../artefacts/mockup";
import { Portrait } from "../ui/portrait";
import { Heading, Section as SectionFrame } from "../ui/section";
import { TextLink } from "./action";
import { Closing, StickyBar } from "./closing";
import { Cells, Figures } from "./figures";
import { Hero } from "./hero";
import { List } from "./list";
import { Offer } from "./offer";
import { Plans } from "./plans";
import { Proof } from "./proof";
import { QuoteBand } from "./quote";
import type { FaqSection, PictureSection, Section, StickyAction } from "./section";
import { Steps } from "./steps";
import { Table } from "./table";

export type OwnParts = Readonly<Record<string, ReactNode>>;

/** With `sticky`, small screens keep that action in reach between the hero and the closing. */
export function Sections({
  sections,
  sticky,
  own = {},
}: {
  sections: readonly Section[];
  sticky?: StickyAction | undefined;
  own?: OwnParts | undefined;
}) {
  const views = sections.map((section, nth) => (
    <SectionView key={nth} section={section} own={own} />
  ));
  if (!sticky) return <>{views}</>;

  const end = sections.at(-1)?.kind === "closing" ? -1 : views.length;
  return (
    <>
      {views.slice(0, 1)}
      <div>
        {views.slice(1, end)}
        <StickyBar action={sticky} />
      </div>
      {views.slice(end)}
    </>
  );
}

export function SectionView({ section, own = {} }: { section: Section; own?: OwnParts }) {
  switch (section.kind) {
    case "hero":
      return <Hero {...section} picture={section.beside ? own[section.beside] : null} />;
    case "proof":
      return <Proof {...section} />;
    case "picture":
      return <PictureBand {...section} />;
    case "steps":
      return <Steps {...section} />;
    case "offer":
      return <Offer {...section} />;
    case "plans":
      return <Plans {...section} />;
    case "table":
      return <Table {...section} />;
    case "list":
      return <List {...section} />;
    case "figures":
      return <Figures {...section} />;
    case "faq":
      return <Faq {...section} />;
    case "quote":
      return <QuoteBand {...section} />;
    case "closing":
      return <Closing {...section} />;
    case "own":
      return own[section.part];
    case "booking":
      throw new Error("a calendar has behaviour: routes/pages/booking/booking-page.tsx draws it");
    default:
      return section satisfies never;
  }
}

/** Questions with open answers; anything else to say is in four cells below. */
function Faq({ id, title, items, ask, why }: FaqSection) {
  const questions = Object.entries(items);
  return (
    <SectionFrame id={id} title={title}>
      <ul className={`rows ${questions.length === 3 ? "rows-three" : "rows-two"}`}>
        {questions.map(([question, answer]) => (
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
      {why ? (
        <div className="mt-8 lg:mt-12">
          <Cells id={why.id} of={why.items} />
        </div>
      ) : null}
    </SectionFrame>
  );
}

/** The one large picture of a page, wider than its words and cut off by the band's lower edge; `points` say what to see in it. */
function PictureBand({ id, title, lede, hasLargeTitle, artefact, points = [] }: PictureSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section-open border-t pb-0!">
      <div className="column">
        <Heading id={`${id}-title`} title={title} lede={lede} hasLargeTitle={hasLargeTitle} />
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
          className={`on-edge mx-auto pt-6 sm:px-10 sm:pt-12 ${artefact.kind === "picture" && artefact.width > 640 ? "max-w-280" : "max-w-204"}`}
        >
          <Mockup of={artefact} />
        </div>
      </div>
    </section>
  );
}
