import type { VideoProvider } from "~/lib/browser/video";
import { linkTo, type Target } from "~/lib/render/href";
import { Mockup } from "../artefacts/mockup";
import type { Drawn } from "../artefacts/thumbnail";
import type { ArtefactWords } from "../artefacts/words";
import type { Tint } from "../ui/badge";
import { CheckList } from "../ui/check-list";
import { Container } from "../ui/container";
import { Lede, Section } from "../ui/section";
import type { Quoted } from "../ui/portrait";
import { type Action, ActionLink, type Ground, TextLink } from "./action";

/** Sections that show something: people's words, names, a video, a drawn product. */

/** Names that drift by in a loop of `seconds`. */
export type MarqueeSection = {
  readonly kind: "marquee";
  readonly label: string;
  readonly names: readonly string[];
  readonly seconds: 40 | 120;
  readonly sample?: boolean;
};

export type VideoFacade = {
  readonly title: string;
  /** As people write it: "2:10". */
  readonly duration: string;
  /** When it was published, in UTC: search engines want a zone beside the day. */
  readonly uploaded: `${string}T${string}Z`;
  readonly ratio: "16:9" | "9:16";
  /** A frame of it, there as `.avif` and as `.webp`, 1280 pixels long: the path without the ending. */
  readonly poster: string;
  /** A file of ours plays in the browser's player, a provider's video in theirs, both in place. */
  readonly source:
    | { readonly kind: "file"; readonly src: string; readonly captions: string }
    | { readonly kind: "provider"; readonly provider: VideoProvider; readonly id: string };
  readonly sample?: boolean;
};

/** A client in large type, with a picture and the number behind the words. */
export type VoiceSection = {
  readonly kind: "voice";
  readonly id?: string;
  readonly tone?: Ground;
  readonly quote: string;
  readonly by: Quoted;
  /** With what it is a share of, and since when. */
  readonly figure?: { readonly figure: string; readonly text: string };
  /** The number as a picture, on a ground of its own: it comes first then. */
  readonly counted?: Drawn;
  /** The ground of the portrait, for the whole width. */
  readonly tint?: Tint;
  readonly action?: Action;
  /** A film with them in place of their picture. */
  readonly video?: VideoFacade;
};

export type ArtefactSection = {
  readonly kind: "artefact";
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  readonly artefact: ArtefactWords;
  readonly action?: Action;
};

export type StoryChange = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How long it took, and how long it takes. */
  readonly time: { readonly before: string; readonly after: string };
};

/** One client's story, told in one of two compositions by the ground that it stands on. */
export type StorySection = {
  readonly kind: "story";
  readonly id: string;
  readonly tone?: Ground;
  readonly sample: boolean;
  readonly company: string;
  /** The company's mark, a square. */
  readonly logo: string;
  readonly industry: string;
  /** What changed, in one line. */
  readonly headline: string;
  /** What we did for them, for others. */
  readonly service: Action;
  readonly badge?: string;
  readonly tools: readonly string[];
  readonly summary: string;
  readonly challenge: string;
  readonly solution: string;
  /** The steps of one process as they were, and as they run now. */
  readonly change: StoryChange;
  /** The difference between its two times, in words. */
  readonly saved: string;
  /** What their team works with now: a picture, 600 by 440, and what is seen on it. */
  readonly built: { readonly src: string; readonly caption: string };
  readonly results: readonly {
    readonly figure: string;
    readonly title: string;
    readonly text: string;
  }[];
  readonly quote: { readonly quote: string; readonly by: Quoted };
  /** The ground of their words, that of their portrait. */
  readonly tint: Tint;
};

/** Links to the parts of a long page. */
export type AnchorsSection = {
  readonly kind: "anchors";
  /** Where the whole page does not need them. */
  readonly only?: "phones";
  readonly label: string;
  readonly links: readonly Action[];
};

/** A line about us somewhere else, with the link to it. */
export type BannerWords = {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: Target };
};

export function Anchors({ label, links, only }: AnchorsSection) {
  return (
    <nav
      aria-label={label}
      className={`chips no-print sticky top-0 z-10 border-b border-paper-200 bg-paper-50 py-2.5 ${only ? "md:hidden" : ""}`}
    >
      <Container>
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 md:mx-0 md:flex-wrap md:px-0">
          {links.map((link) => (
            <li key={link.label} className="shrink-0">
              <a
                href={linkTo(link.to).href}
                className={`${only ? "" : "story-chip "}inline-flex min-h-11 items-center rounded-full border border-edge bg-paper-0 px-4 text-small font-medium hover:border-pine-600 hover:text-pine-700`}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

export function Banner({ title, text, action }: BannerWords) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-paper-200 pt-6">
      <div className="min-w-60 flex-1">
        <h3 className="text-h3">{title}</h3>
        <p className="text-small text-muted">{text}</p>
      </div>
      <TextLink action={action} />
    </div>
  );
}

export function Artefact({ id, tone, title, text, points, artefact, action }: ArtefactSection) {
  return (
    <Section id={id} tone={tone ?? "paper"}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 className="max-w-[22ch] text-h2">{title}</h2>
          <Lede>{text}</Lede>
          {points ? <CheckList items={points} className="mt-6" /> : null}
          {action ? <ActionLink action={action} className="mt-8 max-phone:w-full" /> : null}
        </div>
        <Mockup of={artefact} />
      </div>
    </Section>
  );
}
