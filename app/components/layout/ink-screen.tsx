import type { ReactNode } from "react";
import { ActionLink } from "../sections/action";
import type { Action } from "../sections/section";
import { Icon } from "../ui/icon";
import { Container } from "../ui/container";

/**
 * A page of one thing on dark ground: a heading, a sentence, and what is to be done. `next`: it has been
 * done, and this is where to go from here. `aside` is a drawing of what it is about.
 */
export function InkScreen({
  heading,
  text,
  next,
  aside,
  children,
}: {
  heading: string;
  text: string;
  next?: Action;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="on-ink hero-glow">
      <Container className="min-h-[60vh] pt-8 pb-16 lg:pt-14 lg:pb-24">
        <div
          className={
            aside
              ? "grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center"
              : children
                ? "mx-auto max-w-panel"
                : undefined
          }
        >
          <div>
            {next ? <Icon name="circle-check" className="mb-6 size-14 text-lime-300" /> : null}
            <h1 className="max-w-[20ch] text-h1">{heading}</h1>
            <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{text}</p>
            {next ? <ActionLink action={next} variant="ghost" className="mt-8" /> : null}
            {children ? <div className="on-paper mt-9">{children}</div> : null}
          </div>
          {aside ? <div className="max-lg:max-w-panel">{aside}</div> : null}
        </div>
      </Container>
    </section>
  );
}
