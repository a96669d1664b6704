import type { Target } from "~/lib/render/href";
import type { ArtefactWords } from "../artefacts/words";
import type { Tint } from "../ui/badge";
import type { Quoted } from "../ui/portrait";
import type { Action } from "./action";
import type { CalculatorSection } from "./calculator";
import type { ChecklistSection } from "./checklist";
import type { ArticleSection } from "./clauses";
import type { ContentsSection } from "./contents";
import type { CustomPricingSection } from "./custom-pricing";
import type { FaqSection } from "./faq";
import type { FeaturesSection, ServicesSection, StatsSection } from "./lists";
import type { LogSection } from "./log";
import type {
  NoticeSection,
  OfferSection,
  PlansSection,
  ReceiptSection,
  TableSection,
} from "./offers";
import type { Price } from "./price";
import type {
  AnchorsSection,
  ArtefactSection,
  MarqueeSection,
  StorySection,
  VideoFacade,
  VoiceSection,
} from "./proof";
import type { QuotesSection } from "./quotes";
import type { BentoSection, ShowcaseSection } from "./scenes";
import type { RosterSection } from "./roster";
import type { RailSection, StepsSection } from "./steps";
import type { QuizWords } from "./quiz";
import type { PartnersSection, SeatCard, SeatsSection, TickerSection } from "./tools";

export type * from "./action";
export type * from "./calculator";
export type * from "./checklist";
export type * from "./contents";
export type * from "./custom-pricing";
export type * from "./lists";
export type * from "./offers";
export type * from "./price";
export type * from "./proof";
export type * from "./quotes";
export type * from "./scenes";
export type * from "./steps";
export type * from "./tools";

/** The first block of a page, with its only h1. Beside the words: a video, a drawn product, results, questions, or a form. */
export type HeroSection = {
  readonly kind: "hero";
  /** Ink, unless the page belongs to one of the services and stands on its tint. */
  readonly tint?: Tint;
  readonly badge?: string;
  /** `\n` breaks it where its author wants it broken. */
  readonly title: string;
  readonly lede: string;
  readonly price?: Price;
  readonly actions: readonly Action[];
  readonly note?: string;
  readonly back?: Action;
  readonly artefact?: ArtefactWords;
  readonly video?: VideoFacade;
  /** The number that a quote depends on. */
  readonly seats?: SeatCard;
  /** Questions to answer right away. */
  readonly quiz?: QuizWords;
  /** Results in place of a drawn product, each with whose it is. */
  readonly figures?: readonly {
    readonly figure: string;
    readonly text: string;
    readonly of: string;
    /** Whose figure it is. */
    readonly by?: { readonly portrait: string };
    readonly to: Target;
  }[];
};

/** The provider's page and the specified height of its frame in pixels. */
export type Calendar = { readonly url: string; readonly height: 600 | 700 | 850 };

/** Two people of the team, of whom one is on a call. */
export type Hosts = readonly [Host, Host];
type Host = Pick<Quoted, "name" | "role" | "portrait"> & { readonly slug: string };

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
  /** Whoever can speak of what the call is about. */
  readonly voice?: VoiceSection;
  /** What comes of the call, where there is room beside its calendar. */
  readonly next?: { readonly title: string; readonly steps: readonly string[] };
  /** Who may be on the call, where it is not for every kind of work. */
  readonly hosts?: Hosts;
};

export type ClosingSection = {
  readonly kind: "closing";
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
  /** Who may be on the call that it is about. */
  readonly people?: readonly Pick<Quoted, "portrait">[];
};

/** A page is an ordered list of these; `components/sections/sections.tsx` draws each kind. */
export type Section = AnySection & {
  /** Consecutive sections with the same anchor stand together inside it. */
  readonly inside?: string;
};

type AnySection =
  | HeroSection
  | PlansSection
  | CustomPricingSection
  | OfferSection
  | ReceiptSection
  | CalculatorSection
  | NoticeSection
  | TableSection
  | StepsSection
  | RailSection
  | RosterSection
  | StatsSection
  | ServicesSection
  | FeaturesSection
  | LogSection
  | ChecklistSection
  | ContentsSection
  | FaqSection
  | MarqueeSection
  | QuotesSection
  | StorySection
  | ArtefactSection
  | VoiceSection
  | ShowcaseSection
  | BentoSection
  | AnchorsSection
  | PartnersSection
  | TickerSection
  | SeatsSection
  | ArticleSection
  | BookingSection
  | ClosingSection;

/** An action with what it costs: "$63 one-time". */
export type StickyAction = Action & { readonly price?: string };

export type PageContent = {
  /** For the browser's title bar and search engines; unique on the site. */
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  /** On small screens a bar with this action stays at the bottom between the hero and the closing. */
  readonly sticky?: StickyAction;
  /** What it sells, if it sells one thing or the packages of one. */
  readonly service?: Service;
};

/** What a page sells, for search engines (`structured-data.server.ts`). Names and sums stand on the page. */
export type Service = {
  readonly name: string;
  readonly offers: readonly ServiceOffer[];
};

export type ServiceOffer = {
  readonly name?: string;
  /** US dollars. */
  readonly price: number;
  /** Once when missing. */
  readonly per?: "month";
};
