import type { Action } from "./action";
import type { CalculatorSection } from "./section-calculator";
import type { ChecklistSection, FaqSection, FeaturesSection, RailSection } from "./section-lists";
import type { ServicesSection, StatsSection, StepsSection } from "./section-lists";
import type { NoticeSection, OfferSection, PlansSection, Price } from "./section-offers";
import type { ReceiptSection, TableSection } from "./section-offers";
import type { AnchorsSection, ArtefactId, ArtefactSection, BannerSection } from "./section-proof";
import type { MarqueeSection } from "./section-proof";
import type { ArticleSection, PartnersSection, SeatsSection } from "./section-tools";
import type { TickerSection, VerdictSection } from "./section-tools";
import type { Service } from "./service";
import type { QuotesSection, StorySection, VideoFacade, VideoSection } from "./section-proof";

export type * from "./action";
export type * from "./section-calculator";
export type * from "./section-lists";
export type * from "./section-offers";
export type * from "./section-proof";
export type * from "./section-tools";

/** The first block of a page, with its only h1. Beside the words: a video, a drawn product, or nothing. */
export type HeroSection = {
  readonly kind: "hero";
  readonly badge?: string;
  readonly title: string;
  readonly lede: string;
  readonly price?: Price;
  readonly actions: readonly Action[];
  readonly note?: string;
  readonly back?: Action;
  readonly artefact?: ArtefactId;
  readonly video?: VideoFacade;
};

/** The provider's page and the height of its frame in pixels (spec 9). */
export type Calendar = { readonly url: string; readonly height: 600 | 700 | 850 };

/** With `back` it is the whole page and holds the h1; without, a part of a longer page. */
export type BookingSection = {
  readonly kind: "booking";
  readonly id?: string;
  readonly title: string;
  readonly lede: string;
  /** What the call is about. */
  readonly covers: readonly string[];
  readonly calendar: Calendar;
  readonly back?: Action;
};

export type ClosingSection = {
  readonly kind: "closing";
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
};

/** A page is an ordered list of these; `components/sections/sections.tsx` draws each kind. */
export type Section =
  | HeroSection
  | PlansSection
  | OfferSection
  | ReceiptSection
  | CalculatorSection
  | NoticeSection
  | TableSection
  | StepsSection
  | RailSection
  | StatsSection
  | ServicesSection
  | FeaturesSection
  | ChecklistSection
  | FaqSection
  | MarqueeSection
  | QuotesSection
  | StorySection
  | VideoSection
  | ArtefactSection
  | BannerSection
  | AnchorsSection
  | PartnersSection
  | TickerSection
  | SeatsSection
  | VerdictSection
  | ArticleSection
  | BookingSection
  | ClosingSection;

export type PageContent = {
  /** For the browser's title bar and search engines; unique on the site. */
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  /** On small screens a bar with this action stays at the bottom between the hero and the closing. */
  readonly sticky?: Action;
  /** What it sells, if it sells one thing or the packages of one. */
  readonly service?: Service;
};
