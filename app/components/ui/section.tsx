import { Fragment, type ReactNode } from "react";
import { Container } from "./container";

const tones = {
  paper: "bg-paper-50",
  alternate: "bg-paper-100",
  ink: "on-ink bg-ink-900",
  deep: "on-ink bg-ink-950",
};

const densities = { tight: "section-tight", normal: "section-pad", open: "section-open" };

/**
 * A full-width band with the section rhythm. With `title` it is a region labelled by its heading.
 * `split` sets the heading beside the content on wide screens, with what is `beside` it as well, which may
 * grow to the content's height.
 */
export function Section({
  tone = "paper",
  id,
  title,
  lede,
  split = false,
  density = "normal",
  beside,
  children,
}: {
  tone?: keyof typeof tones;
  id?: string | undefined;
  title?: string;
  lede?: string | undefined;
  split?: boolean;
  density?: keyof typeof densities;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const titleId = title ? `${id ?? slug(title)}-title` : undefined;
  const layout = split ? "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-x-16" : "";
  return (
    <section id={id} aria-labelledby={titleId} className={`${densities[density]} ${tones[tone]}`}>
      <Container className={layout}>
        {title ? (
          <div className={split ? "mb-8 lg:mb-0 lg:flex lg:flex-col" : "mb-6 md:mb-11"}>
            <h2 id={titleId} className="max-w-[22ch] text-h2">
              <Lines of={title} />
            </h2>
            {lede ? <Lede dark={tone === "ink" || tone === "deep"}>{lede}</Lede> : null}
            {beside}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
}

/** A heading whose author has chosen where it breaks: `\n` is a new line on every screen. */
export function Lines({ of }: { of: string }) {
  return of.split("\n").map((line, nth) => (
    <Fragment key={line}>
      {nth > 0 ? (
        <>
          {" "}
          <br />
        </>
      ) : null}
      {line}
    </Fragment>
  ));
}

export function Lede({ dark = false, children }: { dark?: boolean; children: ReactNode }) {
  return (
    <p className={`mt-4 max-w-[52ch] text-lede ${dark ? "text-on-dark-muted" : "text-muted"}`}>
      {children}
    </p>
  );
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
