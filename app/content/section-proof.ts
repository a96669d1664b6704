import type { IconName } from "~/components/ui/icon-names";
import type { Action, Ground, Target } from "./action";

/** Sections that show something: people's words, names, a video, a drawn product. */

/** Names that drift by in a loop of `seconds`. */
export type MarqueeSection = {
  readonly kind: "marquee";
  readonly label: string;
  readonly names: readonly string[];
  readonly seconds: 40 | 120;
  readonly sample?: boolean;
};

/** The drawn scenes that stand for a video until it plays; files in `public/media/`. */
export type SceneId = "run" | "path" | "phone" | "clock" | "workspace" | "talk";

export type VideoFacade = {
  readonly title: string;
  /** As people write it: "2:10". */
  readonly duration: string;
  /** The day it was published, as 2026-11-20. */
  readonly uploaded: string;
  readonly ratio: "16:9" | "9:16";
  readonly poster: SceneId;
  /** A file of ours plays in the browser's player, a provider's video in theirs, both in place. */
  readonly source:
    | { readonly kind: "file"; readonly src: string; readonly captions: string }
    | { readonly kind: "provider"; readonly provider: VideoProvider; readonly id: string };
  readonly sample?: boolean;
};

export type VideoProvider = "youtube" | "vimeo" | "wistia";

export type VideoSection = {
  readonly kind: "video";
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly text?: string;
  readonly video: VideoFacade;
  readonly action?: Action;
};

export type Quote = {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly url?: string;
  readonly sample: boolean;
};

/**
 * Quotes that take turns, 5 s each (`styles/quotes.css`), until one is chosen or the motion is
 * paused. With reduced motion all of them stand beside each other.
 */
export type QuotesSection = {
  readonly kind: "quotes";
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly items: readonly [Quote, Quote, Quote, Quote];
};

/** Product mock-ups in HTML and CSS; their words are in `content/artefacts.ts`. */
export type ArtefactId =
  | "board"
  | "verdict-board"
  | "launch-board"
  | "agent-chat"
  | "knowledge-chat"
  | "phone-call"
  | "browser"
  | "planner"
  | "invoice"
  | "free-months"
  | "retention-rules"
  | "list-merge";

export type ArtefactSection = {
  readonly kind: "artefact";
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  readonly artefact: ArtefactId;
  readonly action?: Action;
};

/** One client's story: facts and figures on the left, what happened on the right. */
export type StorySection = {
  readonly kind: "story";
  readonly id: string;
  readonly tone?: Ground;
  readonly sample: boolean;
  readonly company: string;
  readonly industry: string;
  readonly badge?: string;
  readonly tools: readonly string[];
  readonly summary: string;
  readonly challenge: string;
  readonly solution: string;
  /** The steps of one process as they were, and as they run now. */
  readonly change: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly results: readonly {
    readonly figure?: string;
    readonly title: string;
    readonly text: string;
    readonly icon: IconName;
  }[];
  readonly quote: { readonly quote: string; readonly author: string; readonly position: string };
};

/** Links to the parts of a long page. */
export type AnchorsSection = {
  readonly kind: "anchors";
  readonly label: string;
  readonly links: readonly Action[];
};

/** A line about us somewhere else, with the link to it. */
export type BannerSection = {
  readonly kind: "banner";
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: Target };
};
