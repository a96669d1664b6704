import { Calculator } from "./calculator";
import { Checklist } from "./checklist";
import { Article } from "./clauses";
import { Closing, StickyBar } from "./closing";
import { ComparisonTable } from "./comparison-table";
import { Contents } from "./contents";
import { CustomPricing } from "./custom-pricing";
import { Hero } from "./hero";
import { Faq } from "./faq";
import { Features, Services, Stats } from "./lists";
import { Log } from "./log";
import { MarqueeBand } from "./marquee";
import { Offer } from "./offer-panels";
import { Notice, Receipt } from "./offers";
import { Partners } from "./partners";
import { Plans } from "./plans";
import { Anchors, Artefact } from "./proof";
import { Quotes } from "./quotes";
import { Roster } from "./roster";
import { Bento, Showcase, Voice } from "./scenes";
import type { Section, StickyAction } from "./section";
import { Rail, Steps } from "./steps";
import { Story } from "./story";
import { Seats, Ticker } from "./tools";

/**
 * With `sticky`, small screens keep that action in reach between the hero and the closing: a bar at
 * the end of what lies between them, which sticks to the bottom while any of it is on screen.
 * `query` is the page's query string, for sections that answer a GET form.
 */
export function Sections({
  sections,
  sticky,
  query = new URLSearchParams(),
}: {
  sections: readonly Section[];
  sticky?: StickyAction | undefined;
  query?: URLSearchParams | undefined;
}) {
  const views = grouped(sections).map(({ id, members }, nth) => {
    const shown = members.map((section, at) => (
      <SectionView key={at} section={section} query={query} />
    ));
    return id === undefined ? (
      shown
    ) : (
      <div key={nth} id={id}>
        {shown}
      </div>
    );
  });
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

type Group = { readonly id: string | undefined; readonly members: readonly Section[] };

/** A section that stands in no anchor is a group of its own. */
function grouped(sections: readonly Section[]): readonly Group[] {
  return sections.reduce<readonly Group[]>((groups, section) => {
    const last = groups.at(-1);
    const id = section.inside;
    return id !== undefined && last?.id === id
      ? [...groups.slice(0, -1), { id, members: [...last.members, section] }]
      : [...groups, { id, members: [section] }];
  }, []);
}

export function SectionView({
  section,
  query = new URLSearchParams(),
}: {
  section: Section;
  query?: URLSearchParams;
}) {
  switch (section.kind) {
    case "hero":
      return <Hero {...section} />;
    case "plans":
      return <Plans {...section} />;
    case "custom-pricing":
      return <CustomPricing {...section} />;
    case "offer":
      return <Offer {...section} />;
    case "receipt":
      return <Receipt {...section} />;
    case "calculator":
      return <Calculator {...section} query={query} />;
    case "notice":
      return <Notice {...section} />;
    case "table":
      return <ComparisonTable {...section} />;
    case "steps":
      return <Steps {...section} />;
    case "rail":
      return <Rail {...section} />;
    case "roster":
      return <Roster {...section} />;
    case "stats":
      return <Stats {...section} />;
    case "services":
      return <Services {...section} />;
    case "features":
      return <Features {...section} />;
    case "log":
      return <Log {...section} />;
    case "checklist":
      return <Checklist {...section} />;
    case "contents":
      return <Contents {...section} />;
    case "faq":
      return <Faq {...section} />;
    case "marquee":
      return <MarqueeBand {...section} />;
    case "quotes":
      return <Quotes {...section} />;
    case "story":
      return <Story {...section} />;
    case "artefact":
      return <Artefact {...section} />;
    case "voice":
      return <Voice {...section} />;
    case "showcase":
      return <Showcase {...section} />;
    case "bento":
      return <Bento {...section} />;
    case "anchors":
      return <Anchors {...section} />;
    case "partners":
      return <Partners {...section} />;
    case "ticker":
      return <Ticker {...section} />;
    case "seats":
      return <Seats {...section} />;
    case "article":
      return <Article {...section} />;
    case "booking":
      throw new Error("a calendar has behaviour: routes/pages/booking/booking-page.tsx draws it");
    case "closing":
      return <Closing {...section} />;
    default:
      return section satisfies never;
  }
}
