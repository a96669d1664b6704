import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { terms, type TermsSection } from "~/content/pages/terms";
import { href } from "~/lib/href";

export function Terms() {
  return (
    <Container className="pb-24 pt-8">
      <a
        href={href("notetaker")}
        className="no-print inline-flex min-h-11 items-center gap-2 text-small font-semibold text-pine-700 hover:text-pine-600"
      >
        <Icon name="arrow-left" className="size-4" />
        {terms.back}
      </a>
      <h1 className="mt-8 text-h1">{terms.heading}</h1>
      <p className="mt-4 text-lede text-muted">{terms.subject}</p>
      <p className="mt-2 text-small text-subtle">{terms.updated}</p>
      <Summary />
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <Index />
        <Prose className="space-y-12!">
          {terms.sections.map((section, nth) => (
            <Clause key={section.id} number={nth + 1} section={section} />
          ))}
        </Prose>
      </div>
    </Container>
  );
}

function Summary() {
  const { title, points } = terms.summary;
  return (
    <section
      aria-labelledby="summary"
      className="mt-10 max-w-[56rem] rounded-card border border-pine-600/25 bg-pine-100/50 p-6 sm:p-8"
    >
      <h2 id="summary" className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-3">
        {points.map((point) => (
          <li key={point} className="grid max-w-prose grid-cols-[20px_1fr] gap-3">
            <Icon name="check" className="mt-1 size-5 text-pine-600" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Index() {
  return (
    <nav aria-labelledby="index" className="no-print self-start lg:sticky lg:top-8">
      <h2 id="index" className="text-ui font-semibold">
        {terms.indexTitle}
      </h2>
      <ol className="mt-2">
        {terms.sections.map(({ id, title }, nth) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2.5 text-small text-muted hover:text-pine-700 lg:min-h-9"
            >
              <span className="w-4 tabular-nums text-subtle">{nth + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Clause({ number, section }: { number: number; section: TermsSection }) {
  const { id, title, paragraphs, points } = section;
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="scroll-mt-8 text-h3">
        {number}. {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points ? (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
