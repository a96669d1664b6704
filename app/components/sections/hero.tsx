import { Mockup } from "~/components/artefacts/mockup";
import { Badge, groundOf } from "~/components/ui/badge";
import { linkTo } from "~/lib/render/href";
import { Container } from "../ui/container";
import { Portrait } from "../ui/portrait";
import { Lines } from "../ui/section";
import { BackLink, ActionRow } from "./action";
import { HeroNote } from "./hero-note";
import { PriceTag } from "./price";
import { Quiz } from "./quiz";
import type { HeroSection } from "./section";
import { SeatHero } from "./tools";
import { VideoFrame } from "./video";

export function Hero(hero: HeroSection) {
  const {
    badge,
    title,
    lede,
    price,
    actions,
    note,
    back,
    artefact,
    video,
    figures,
    quiz,
    seats,
    tint,
  } = hero;
  const isLong = title.length > 38;
  // The lines that its author chose stay whole from 320 pixels.
  const broken = title.includes("\n");
  const beside = figures ? (
    <Figures figures={figures} />
  ) : quiz ? (
    <Quiz {...quiz} />
  ) : seats ? (
    <SeatHero {...seats} />
  ) : video ? (
    <VideoFrame {...video} dark />
  ) : artefact ? (
    <Mockup of={artefact} first />
  ) : null;
  return (
    <section className={tint ? `on-paper ${groundOf[tint]}` : "on-ink hero-glow"}>
      <Container
        className={`py-9 md:pb-24 md:pt-20 ${beside ? `grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[21fr_19fr] lg:gap-14 ${quiz || video ? "lg:items-center" : "lg:items-start"}` : ""}`}
      >
        <div>
          {back ? (
            <p className="-mt-6 mb-5">
              <BackLink action={back} dark={!tint} />
            </p>
          ) : null}
          {badge ? (
            <p className="mb-5">
              <Badge tone={tint ? "paper" : "ink"}>{badge}</Badge>
            </p>
          ) : null}
          <h1
            className={`max-w-[20ch] ${isLong ? "text-h1-long" : "text-h1"} ${broken ? "max-phone:text-[min(2.375rem,9.6vw)]" : ""}`}
          >
            <Lines of={title} />
          </h1>
          <p
            className={`mb-8 mt-5 max-w-[52ch] text-lede ${tint ? "text-muted" : "text-on-dark-muted"}`}
          >
            {lede}
          </p>
          {price ? (
            <div className="mb-8">
              <PriceTag {...price} dark={!tint} />
            </div>
          ) : null}
          <ActionRow
            actions={actions}
            light={tint !== undefined}
            quiet={seats !== undefined}
            className={seats ? "go-first max-lg:hidden" : "go-first"}
          />
          {note ? (
            <HeroNote light={tint !== undefined} className="mt-5">
              {note}
            </HeroNote>
          ) : null}
        </div>
        {beside ? <div className="lg:mt-2.5">{beside}</div> : null}
      </Container>
    </section>
  );
}

/** What was measured, each with the way to its story. */
function Figures({ figures }: { figures: NonNullable<HeroSection["figures"]> }) {
  return (
    <ul className="grid auto-rows-fr grid-cols-2 gap-3 sm:gap-4">
      {figures.map(({ figure, text, of, by, to }) => (
        <li key={figure}>
          <a
            href={linkTo(to).href}
            className="flex h-full flex-col rounded-card border border-ink-700 bg-ink-800 p-4 eased hover:border-lime-300/50 sm:p-6"
          >
            <span className="flex items-start justify-between">
              <span className="font-display text-figure tabular-nums text-lime-300">{figure}</span>
              {by ? <Portrait of={by} className="size-12 rounded-full max-sm:hidden" /> : null}
            </span>
            <span className="mt-3 block text-ui font-semibold">{text}</span>
            <span className="mt-auto block pt-1.5 text-fine text-on-dark-subtle">{of}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
