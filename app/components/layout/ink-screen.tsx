import type { ReactNode } from "react";
import { Container } from "../ui/container";

/** A page of one thing on dark ground: a heading, a sentence, and what is to be done. */
export function InkScreen({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section className="on-ink hero-glow">
      <Container className="min-h-[60vh] pt-8 pb-16 lg:pt-14 lg:pb-24">
        <h1 className="max-w-[20ch] text-h1">{heading}</h1>
        <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{text}</p>
        {children ? <div className="on-paper mt-9">{children}</div> : null}
      </Container>
    </section>
  );
}
