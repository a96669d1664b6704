import type { ReactNode } from "react";
import { Mockup } from "../artefacts/mockup";
import { labels } from "~/content/words/labels";
import { Badge } from "../ui/badge";
import { Lines, Unbroken } from "../ui/section";
import { ActionRow } from "./action";
import { Facts } from "./facts";
import { InlinePrice } from "./price";
import type { HeroSection } from "./section";
import { VideoFrame } from "./video";

export function Hero({ picture, ...hero }: HeroSection & { picture: ReactNode }) {
  const { artefact, video, besideKind, ink = false } = hero;
  const drawing = artefact ? <Mockup of={artefact} first /> : null;
  // At the lower edge; without it, a video or picture is beside the text.
  const onEdge = besideKind === "picture" ? picture : drawing;
  const aside = onEdge ? null : video ? <VideoFrame {...video} /> : picture;
  const hasTallAside = !onEdge && video?.ratio !== "16:9";
  const column = video
    ? "lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]"
    : "lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)]";
  return (
    <section className={`overflow-clip ${ink ? "on-ink" : "on-tint"}`}>
      <div
        className={`column grid grid-cols-[minmax(0,1fr)] gap-x-18 pt-9 lg:grid-rows-[auto_1fr] lg:pt-18 ${hasTallAside ? column : "lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)]"} ${onEdge ? "" : "pb-9 lg:pb-16"}`}
      >
        <div className={hasTallAside ? "" : "max-w-264 lg:col-span-2"}>
          <Title {...hero} />
        </div>
        <div className={`mt-4 md:mt-6 ${onEdge ? "lg:pb-16" : ""}`}>
          <Ask {...hero} />
          {besideKind === "form" ? null : <PriceAndFacts {...hero} />}
        </div>
        {aside ? (
          <div
            className={
              hasTallAside ? "max-lg:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1" : "mt-8"
            }
          >
            {aside}
            {besideKind === "form" ? <PriceAndFacts {...hero} /> : null}
          </div>
        ) : null}
        {onEdge ? <div className="on-edge mt-8 self-end">{onEdge}</div> : null}
      </div>
    </section>
  );
}

function Title({ badge, title, ink = false }: HeroSection) {
  return (
    <>
      {badge ? (
        <p className="mb-4">
          <Badge tone={ink ? "ink" : "line"}>{badge}</Badge>
        </p>
      ) : null}
      <h1 className="text-h1">
        <Lines of={title} />
      </h1>
    </>
  );
}

function Ask({ lede, actions, note, besideKind }: HeroSection) {
  return (
    <>
      <p className="max-w-132 text-lede text-muted">
        <Unbroken>{lede}</Unbroken>
      </p>
      <ActionRow
        actions={actions}
        quiet={besideKind === "form"}
        className={`go-first mt-5 md:mt-7 ${besideKind === "form" ? "max-lg:hidden" : ""}`}
      />
      {note ? <p className="mt-3.5 max-w-132 text-fine text-muted">{note}</p> : null}
    </>
  );
}

function PriceAndFacts({ price, facts = [], besideKind }: HeroSection) {
  return (
    <Facts
      of={[
        ...(price ? [[labels.price, <InlinePrice key="price" {...price} />] as const] : []),
        ...facts,
      ]}
      className={`mt-5 md:mt-9 ${besideKind === "form" ? "" : "max-w-132"}`}
    />
  );
}
