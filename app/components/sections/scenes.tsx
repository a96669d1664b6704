import { Mockup } from "../artefacts/mockup";
import type { Drawn } from "../artefacts/thumbnail";
import type { ArtefactWords } from "../artefacts/words";
import { Portrait } from "../ui/portrait";
import { Section } from "../ui/section";
import { type Action, type Ground, TextLink } from "./action";
import { OnTint } from "./on-tint";
import type { VoiceSection } from "./proof";
import { VideoFrame } from "./video";

/** Sections that fill the width: one person's words, one drawn product, or three small ones. */

/** A drawn product across the page, and what there is to see in it. */
export type ShowcaseSection = {
  readonly kind: "showcase";
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede?: string;
  readonly artefact: ArtefactWords;
  readonly captions: readonly {
    readonly title: string;
    readonly text: string;
  }[];
};

/** One large cell and one or two small ones, each with a drawn product. */
export type BentoSection = {
  readonly kind: "bento";
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede?: string;
  readonly cells: readonly [BentoCell, BentoCell, BentoCell?];
};

type BentoCell = {
  readonly title: string;
  readonly text: string;
  readonly artefact: ArtefactWords;
};

export function Voice(voice: VoiceSection) {
  const { id, tone, by, counted, video, tint } = voice;
  return (
    <Section id={id} tone={tone ?? "paper"} density="tight">
      {video ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
          <VideoFrame {...video} />
          <div className="grid gap-7">
            <Said {...voice} />
            <Counted {...voice} />
          </div>
        </div>
      ) : tint ? (
        <OnTint {...voice} tint={tint} />
      ) : counted ? (
        <FigureFirst {...voice} counted={counted} />
      ) : (
        <div className="voice">
          <Portrait of={by} className="rounded-card" />
          <Said {...voice} />
          <Counted {...voice} />
        </div>
      )}
    </Section>
  );
}

function Said({ quote, by, action }: VoiceSection) {
  return (
    <figure>
      <blockquote className="font-display text-h2">“{quote}”</blockquote>
      <figcaption className="mt-5">
        <Signed by={by} action={action} />
      </figcaption>
    </figure>
  );
}

function Signed({ by, action }: Pick<VoiceSection, "by"> & { action: Action | undefined }) {
  return (
    <>
      <span className="block font-semibold">{by.name}</span>
      <span className="block text-small text-subtle">
        {by.role}, {by.company}
      </span>
      {action ? <TextLink action={action} /> : null}
    </>
  );
}

function Counted({ figure }: VoiceSection) {
  if (!figure) return null;
  return (
    <p className="border-l-2 border-pine-600 pl-6">
      <span className="block font-display text-figure tabular-nums">{figure.figure}</span>
      <span className="mt-2 block text-small text-muted">{figure.text}</span>
    </p>
  );
}

/** The number and its picture, and the words that explain it. */
function FigureFirst({ quote, by, figure, action, counted }: VoiceSection & { counted: Drawn }) {
  return (
    <div className="figure-first">
      <div>
        <img {...counted} alt="" loading="lazy" className="w-full" />
        <p className="mt-5 text-small text-muted">
          <b>{figure?.figure}</b> {figure?.text}
        </p>
      </div>
      <figure>
        <blockquote>“{quote}”</blockquote>
        <figcaption className="mt-6 flex items-start gap-4">
          <Portrait of={by} className="size-16 rounded-full" />
          <span>
            <Signed by={by} action={action} />
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

export function Showcase({ id, tone, title, lede, artefact, captions }: ShowcaseSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"} density="open">
      <Mockup of={artefact} />
      <ul className="mt-8 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {captions.map((caption) => (
          <li key={caption.title} className="border-l-2 border-pine-600 pl-4">
            <h3 className="text-ui font-semibold">{caption.title}</h3>
            <p className="mt-1 text-small text-muted">{caption.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Bento({ id, tone, title, lede, cells }: BentoSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${cells.length === 3 ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-2"}`}
      >
        {cells
          .filter((cell) => cell !== undefined)
          .map((cell, nth) => (
            <div
              key={cell.title}
              className={`flex flex-col overflow-hidden rounded-card border border-paper-200 p-5 sm:p-7 ${nth === 0 ? (cells.length === 3 ? "bg-pine-100 lg:row-span-2" : "bg-pine-100") : cells.length === 3 ? "bg-paper-0" : "bg-automation-tint"}`}
            >
              <h3 className="text-h3">{cell.title}</h3>
              <p className="mb-6 mt-1.5 max-w-[52ch] text-small text-muted">{cell.text}</p>
              <div className="my-auto">
                <Mockup of={cell.artefact} />
              </div>
            </div>
          ))}
      </div>
    </Section>
  );
}
