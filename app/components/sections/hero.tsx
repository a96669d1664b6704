import { Badge } from "~/components/ui/badge";
import { Container } from "~/components/ui/container";
import type { HeroSection } from "~/content/section";
import { InkActions } from "./action-link";

export function Hero({ badge, title, lede, actions, note }: HeroSection) {
  return (
    <section className="on-ink hero-glow">
      <Container className="py-16 md:pb-26 md:pt-22">
        {badge ? (
          <p className="mb-5">
            <Badge tone="signal">{badge}</Badge>
          </p>
        ) : null}
        <h1 className="max-w-[20ch] text-h1">{title}</h1>
        <p className="mb-8 mt-5 max-w-[60ch] text-lede text-on-dark-muted">{lede}</p>
        <InkActions actions={actions} />
        {note ? <p className="mt-5 text-small text-on-dark-subtle">{note}</p> : null}
      </Container>
    </section>
  );
}
