import type { ReactNode } from "react";
import { Mockup, type MockupWords } from "../artefacts/mockup";
import { labels } from "~/content/words/labels";
import { TitleBadge } from "../ui/badge";
import { Lines, Unbroken } from "../ui/section";
import { type Action, ActionRow } from "./action";
import { type Fact, Facts } from "./facts";
import { InlinePrice, type Price } from "./price";
import { type Video, VideoFrame } from "./video";

type HeroProps = {
  /** Dark ground instead of the tint of the page's service line. */
  ink?: boolean;
  badge?: string;
  /** `\n` starts a new line. */
  title: string;
  lede: string;
  actions: readonly Action[];
  note?: string;
  /** Price, time and guarantee: always in the first screen. */
  price?: Price;
  facts?: readonly Fact[];
  artefact?: MockupWords;
  video?: Video;
  /** Name of the page's own part that stands beside the text. */
  beside?: string;
  /** `form`: the part is the page's form. `picture`: the part stands on the band's lower edge. */
  besideKind?: "form" | "picture";
  /** The part that `beside` names. */
  part: ReactNode;
};

/** The second column starts below the title or, for tall parts, beside it. */
const columns = {
  belowTitle: "lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)]",
  besideTitle: "lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)]",
  tallVideoBesideTitle: "lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]",
};

export function Hero({ part, ...hero }: HeroProps) {
  const { badge, title, artefact, video, besideKind, ink = false } = hero;
  const isForm = besideKind === "form";
  const drawing = artefact ? <Mockup of={artefact} eager /> : null;
  const onEdge = besideKind === "picture" ? part : drawing;
  const sidePart = video ? <VideoFrame {...video} /> : part;
  const startsBelowTitle = Boolean(onEdge) || video?.ratio === "16:9";
  const isTallVideo = video?.ratio === "9:16";
  const besideTitle = isTallVideo ? columns.tallVideoBesideTitle : columns.besideTitle;
  const columnsClass = startsBelowTitle ? columns.belowTitle : besideTitle;
  return (
    <section className={`overflow-clip ${ink ? "on-ink" : "on-tint"}`}>
      <div
        className={`column grid grid-cols-[minmax(0,1fr)] gap-x-18 pt-9 lg:grid-rows-[auto_1fr] lg:pt-18 ${columnsClass} ${onEdge ? "" : "pb-9 lg:pb-16"}`}
      >
        <div className={startsBelowTitle ? "max-w-264 lg:col-span-2" : ""}>
          <TitleBadge text={badge} tone={ink ? "ink" : "service"} />
          <h1 className="text-h1">
            <Lines of={title} />
          </h1>
        </div>
        <div className={`mt-4 md:mt-6 ${onEdge ? "lg:pb-16" : ""}`}>
          <LedeAndActions {...hero} />
          {isForm ? null : <PriceAndFacts {...hero} />}
        </div>
        {onEdge ? (
          <div className="on-edge mt-8 self-end">{onEdge}</div>
        ) : (
          <div
            className={
              startsBelowTitle ? "mt-8" : "max-lg:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
            }
          >
            {sidePart}
            {isForm ? <PriceAndFacts {...hero} /> : null}
          </div>
        )}
      </div>
    </section>
  );
}

type Words = Omit<HeroProps, "part">;

function LedeAndActions({ lede, actions, note, besideKind }: Words) {
  const isForm = besideKind === "form";
  return (
    <>
      <p className="max-w-132 text-lede text-muted">
        <Unbroken>{lede}</Unbroken>
      </p>
      <ActionRow
        actions={actions}
        secondaryOnly={isForm}
        className={`go-first mt-5 md:mt-7 ${isForm ? "max-lg:hidden" : ""}`}
      />
      {note ? <p className="mt-3.5 max-w-132 text-fine text-muted">{note}</p> : null}
    </>
  );
}

function PriceAndFacts({ price, facts = [], besideKind }: Words) {
  return (
    <Facts
      of={price ? [[labels.price, <InlinePrice {...price} />], ...facts] : facts}
      className={`mt-5 md:mt-9 ${besideKind === "form" ? "" : "max-w-132"}`}
    />
  );
}
