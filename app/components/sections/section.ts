import type { ArtefactWords } from "../artefacts/artefact-words";
import type { Quoted } from "../ui/portrait";
import type { Action } from "./action";
import type { Fact } from "./facts";
import type { HostedVideo } from "./hosted-video";
import type { Price } from "./price";

export type { Action } from "./action";
export type { Price } from "./price";

type Titled = {
  readonly id?: string;
  readonly title: string;
  readonly lede?: string;
  /** The one large heading of a page. */
  readonly hasLargeTitle?: true;
};

export type HeroSection = {
  readonly kind: "hero";
  /** Ink instead of the tint of the page's line. */
  readonly ink?: boolean;
  readonly badge?: string;
  /** `\n` is a line break that the author wants. */
  readonly title: string;
  readonly lede: string;
  readonly actions: readonly Action[];
  readonly note?: string;
  /** Price, time and guarantee: always in the first screen. */
  readonly price?: Price;
  readonly facts?: readonly Fact[];
  readonly artefact?: ArtefactWords;
  readonly video?: VideoFacade;
  readonly beside?: string;
  /** `form`: the part `beside` is the page's form. `picture`: it stands on the band's lower edge. */
  readonly besideKind?: "form" | "picture";
};

/** Names that drift by in a loop of `scrollSeconds`. */
export type ProofSection = {
  readonly kind: "proof";
  readonly sample?: boolean;
  readonly label: string;
  readonly names: readonly string[];
  readonly scrollSeconds: 40 | 120;
  readonly cells?: readonly ProofCell[];
};

export type ProofCell = {
  readonly figure: string;
  readonly text: string;
  readonly method: string;
  readonly action?: Action;
};

export type PictureSection = Titled & {
  readonly kind: "picture";
  readonly id: string;
  readonly artefact: ArtefactWords;
  readonly points?: readonly { readonly title: string; readonly text: string }[];
};

/** `stepEnds`: when each step ends, all in days or all in hours, for a ruler drawn to scale. */
export type StepsSection = Titled & {
  readonly kind: "steps";
  readonly stepEnds?: readonly number[];
  readonly steps: readonly Step[];
};

export type Step = { readonly when: string; readonly title: string; readonly text: string };

export type OfferSection = Price & {
  readonly kind: "offer";
  readonly sample?: true;
  readonly id: string;
  readonly badge?: string;
  readonly title: string;
  readonly text: string;
  /** A point may have its own worth; `*` marks what to compare. */
  readonly points: readonly (
    string | { readonly label: string; readonly text?: string; readonly amount?: string }
  )[];
  /** Worth of all points, drawn struck through. */
  readonly total?: { readonly label: string; readonly amount: string };
  readonly payments?: string;
  readonly note?: string;
  readonly action: Action;
  readonly second?: Action;
  readonly host?: { readonly who: Host; readonly says: string };
};

export type Plan = Price & {
  readonly name: string;
  readonly badge?: string | undefined;
  readonly description: string;
  readonly persona?: string;
  readonly note?: string;
  readonly each?: string;
  readonly includesLead?: string | undefined;
  /** The first 4 show; the rest opens behind "+ N more features". */
  readonly includes: readonly string[];
  readonly action?: Action;
  readonly popular?: boolean;
};

export type PlansSection = Titled & {
  readonly kind: "plans";
  readonly sample?: true;
  readonly plans: readonly Plan[];
};

/** A comparison. `true` and `false` are drawn as a check and a dash. */
export type TableSection = Titled & {
  readonly kind: "table";
  readonly sample?: true;
  readonly caption: string;
  readonly columns: readonly string[];
  /** `cells` has one entry for each column after the first. */
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly (string | boolean)[];
    readonly client?: string;
  }[];
  readonly total?: { readonly label: string; readonly amount: string };
  readonly actions?: readonly Action[];
  readonly more?: Action;
  /** Index within `columns`. */
  readonly highlighted?: number;
};

export type ListItem = {
  readonly title: string;
  readonly text?: string;
  readonly when?: string;
  readonly points?: readonly string[];
  readonly result?: string;
  readonly client?: string;
};

export type ListSection = Titled & {
  readonly kind: "list";
  readonly sample?: true;
  readonly items: readonly ListItem[];
  readonly groups?: readonly {
    readonly title: string;
    readonly text: string;
    readonly items: readonly ListItem[];
  }[];
};

export type FiguresSection = Titled & {
  readonly kind: "figures";
  readonly sample?: true;
  readonly figures: readonly Cell[];
  /** How the figures are counted. */
  readonly source: string;
};

/** A team member. */
type Host = Pick<Quoted, "name" | "role" | "portrait">;
export type Hosts = readonly [Host, Host];

export type Cell = { readonly figure: string; readonly title: string; readonly text: string };

export type FaqSection = Titled & {
  readonly kind: "faq";
  /** Maps each question to its answer. */
  readonly items: Readonly<Record<string, string>>;
  readonly ask?: {
    readonly who: Host;
    readonly lead: string;
    readonly action: Action;
  };
  readonly why?: {
    readonly id: string;
    readonly items: readonly Cell[];
  };
};

export type Quote = {
  readonly quote: string;
  readonly by: Omit<Quoted, "portrait">;
  readonly figure?: { readonly figure: string; readonly text: string };
  readonly action?: Action;
};

export type QuoteSection = Quote & {
  readonly kind: "quote";
  readonly id?: string;
  readonly large?: boolean;
  readonly video?: VideoFacade;
};

/** The provider's page and the specified height of its frame in pixels. */
export type Calendar = { readonly url: string; readonly height: 600 | 700 | 850 };

/** Part of a longer page without `back`. */
export type BookingSection = {
  readonly kind: "booking";
  readonly id?: string;
  readonly title: string;
  readonly lede: string;
  readonly covers: readonly string[];
  readonly next: readonly string[];
  readonly calendar: Calendar;
  readonly back?: Action;
  readonly facts?: readonly Fact[];
  readonly voice?: Quote;
  readonly hosts?: Hosts;
};

export type ClosingSection = {
  readonly kind: "closing";
  readonly id?: string;
  readonly ink?: boolean;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
  readonly people?: readonly Pick<Quoted, "portrait">[];
  readonly peopleNote?: string;
  readonly steps?: readonly Step[];
};

export type OwnSection = { readonly kind: "own"; readonly part: string; readonly id?: string };

export type VideoFacade = {
  readonly title: string;
  /** Minutes and seconds: "2:10". */
  readonly duration: string;
  /** Time of publication in UTC: search engines want a zone beside the day. */
  readonly uploaded: `${string}T${string}Z`;
  readonly ratio: "16:9" | "9:16";
  /** Path without the ending of the film (`.mp4`), its captions (`.vtt`) and a frame of it (`.avif`, `.webp`). */
  readonly file: string;
  /** Plays in place of the film. */
  readonly provider?: HostedVideo;
  readonly sample?: boolean;
};

/** A page is an ordered list of these; `components/sections/sections.tsx` draws each kind. */
export type Section =
  | HeroSection
  | ProofSection
  | PictureSection
  | StepsSection
  | OfferSection
  | PlansSection
  | TableSection
  | ListSection
  | FiguresSection
  | FaqSection
  | QuoteSection
  | BookingSection
  | ClosingSection
  | OwnSection;

export type StickyAction = Action & { readonly price?: string };

export type PageContent = {
  /** For the browser's title bar and search engines; unique on the site. */
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  /** On small screens a bar with this action stays at the bottom between the hero and the closing. */
  readonly sticky?: StickyAction;
  readonly service?: Service;
};

/** Structured data for search engines (`structured-data.server.ts`). */
export type Service = {
  readonly name: string;
  readonly offers: readonly ServiceOffer[];
};

export type ServiceOffer = {
  readonly name?: string;
  /** US dollars. */
  readonly price: number;
  readonly per?: "month";
};
