import { Fragment, type ReactNode } from "react";

const grounds = {
  plain: "border-t",
  tint: "on-tint",
  ink: "on-ink",
};

const densities = { tight: "section-tight", normal: "section-pad", open: "section-open" };

export function Section({
  id,
  title,
  lede,
  hasLargeTitle,
  ground = "plain",
  density = "normal",
  children,
}: {
  id?: string | undefined;
  title?: string;
  lede?: string | undefined;
  hasLargeTitle?: boolean | undefined;
  ground?: keyof typeof grounds;
  density?: keyof typeof densities;
  children?: ReactNode;
}) {
  const titleId = title ? `${id ?? slug(title)}-title` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`${densities[density]} ${grounds[ground]}`}
    >
      <div className="column">
        {title ? (
          <Heading id={titleId} title={title} lede={lede} hasLargeTitle={hasLargeTitle} />
        ) : null}
        {children}
      </div>
    </section>
  );
}

export function Heading({
  id,
  title,
  lede,
  hasLargeTitle = false,
}: {
  id?: string | undefined;
  title: string;
  lede?: string | undefined;
  hasLargeTitle?: boolean | undefined;
}) {
  return (
    <div className="mb-5 gap-x-18 gap-y-3 md:mb-9 lg:grid lg:grid-cols-2 lg:items-baseline-last">
      <h2 id={id} className={hasLargeTitle ? "text-claim" : "text-h2"}>
        <Lines of={title} />
      </h2>
      {lede ? <p className="max-w-136 text-lede text-muted max-lg:mt-3">{lede}</p> : null}
    </div>
  );
}

/** `\n` is a new line on every screen. */
export function Lines({ of }: { of: string }) {
  return of.split("\n").map((line, nth) => (
    <Fragment key={line}>
      {nth > 0 ? (
        <>
          {" "}
          <br />
        </>
      ) : null}
      <Unbroken>{line}</Unbroken>
    </Fragment>
  ));
}

/** Text between two `*` is bold. */
export function Bold({ of }: { of: string }) {
  return of.split("*").map((text, nth) => (nth % 2 === 0 ? text : <b key={text}>{text}</b>));
}

/** A range of numbers stays on one line with its unit: "2-3 weeks", and so does "per week". */
export function Unbroken({ children }: { children: string }) {
  return children.split(/(\b\d{1,4}-\d{1,4}(?: \w{1,12})?|\bper \w+)/).map((part, nth) =>
    nth % 2 === 0 ? (
      part
    ) : (
      <span key={nth} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
