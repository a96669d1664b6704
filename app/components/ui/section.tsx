import { Fragment, type ReactNode } from "react";

export type Titled = {
  readonly id?: string | undefined;
  /** `\n` starts a new line. */
  readonly title: string;
  readonly lede?: string;
  /** The one large heading of a page. */
  readonly hasLargeTitle?: boolean;
};

const densities = { tight: "section-tight", normal: "section-pad", open: "section-open" };

export function Section({
  id,
  title,
  density = "normal",
  children,
  ...heading
}: Partial<Titled> & { density?: keyof typeof densities; children: ReactNode }) {
  const titleId = title ? `${id ?? slug(title)}-title` : undefined;
  return (
    <section id={id} aria-labelledby={titleId} className={`${densities[density]} border-t`}>
      <div className="column">
        {title ? <Heading {...heading} id={titleId} title={title} /> : null}
        {children}
      </div>
    </section>
  );
}

export function Heading({ id, title, lede, hasLargeTitle = false }: Titled) {
  return (
    <div className="mb-5 gap-x-18 gap-y-3 md:mb-9 lg:grid lg:grid-cols-2 lg:items-baseline-last">
      <h2 id={id} className={hasLargeTitle ? "text-claim" : "text-h2"}>
        <Lines of={title} />
      </h2>
      {lede ? <p className="max-w-136 text-lede text-muted max-lg:mt-3">{lede}</p> : null}
    </div>
  );
}

/** Breaks a text at each `\n`, on every screen. */
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

/** Matches "2-3 weeks" and "per week". */
const unbroken = /(\b\d{1,4}-\d{1,4}(?: \w{1,12})?|\bper \w+)/;

/** Keeps a range of numbers on one line with its unit. `split` puts the matches at odd indexes. */
export function Unbroken({ children }: { children: string }) {
  return children.split(unbroken).map((part, nth) =>
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
