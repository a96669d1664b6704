import { Mockup } from "~/components/artefacts/mockup";
import { Badge } from "~/components/ui/badge";
import { Container } from "../ui/container";
import { BackLink, InkActions } from "./action";
import { HeroNote } from "./hero-note";
import { PriceTag } from "./price";
import type { HeroSection } from "./section";
import { VideoFrame } from "./video";

export function Hero(hero: HeroSection) {
  const { badge, title, lede, price, actions, note, back, artefact, video } = hero;
  const beside = video ? (
    <VideoFrame {...video} dark />
  ) : artefact ? (
    <Mockup of={artefact} />
  ) : null;
  return (
    <section className="on-ink hero-glow">
      <Container
        className={`py-16 md:pb-26 md:pt-22 ${beside ? "grid grid-cols-[minmax(0,1fr)] gap-14 lg:grid-cols-[21fr_19fr] lg:items-center" : ""}`}
      >
        <div>
          {back ? (
            <p className="-mt-8 mb-6">
              <BackLink action={back} dark />
            </p>
          ) : null}
          {badge ? (
            <p className="mb-5">
              <Badge tone="ink">{badge}</Badge>
            </p>
          ) : null}
          <h1 className="max-w-[20ch] text-h1">{title}</h1>
          <p className="mb-8 mt-5 max-w-[52ch] text-lede text-on-dark-muted">{lede}</p>
          {price ? (
            <div className="mb-8">
              <PriceTag {...price} dark />
            </div>
          ) : null}
          <InkActions actions={actions} />
          {note ? <HeroNote className="mt-5">{note}</HeroNote> : null}
        </div>
        {beside}
      </Container>
    </section>
  );
}
