import { Prose } from "~/components/ui/prose";
import type { Clause } from "~/content/section-tools";

/** Running text under numbered headings; its index stays in sight on wide screens. */
export function Clauses({
  indexTitle,
  clauses,
}: {
  indexTitle: string;
  clauses: readonly Clause[];
}) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
      <nav aria-labelledby="index" className="no-print self-start lg:sticky lg:top-8">
        <h2 id="index" className="text-ui font-semibold">
          {indexTitle}
        </h2>
        <ol className="mt-2">
          {clauses.map(({ id, title }, nth) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-baseline gap-2.5 py-2.5 text-small text-muted hover:text-pine-700 lg:min-h-9 lg:py-1.5"
              >
                <span className="w-4.5 shrink-0 tabular-nums text-subtle">{nth + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose className="space-y-12!">
        {clauses.map((clause, nth) => (
          <ClauseText key={clause.id} number={nth + 1} {...clause} />
        ))}
      </Prose>
    </div>
  );
}

function ClauseText({ number, id, title, paragraphs, points }: Clause & { number: number }) {
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
