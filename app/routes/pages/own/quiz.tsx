import { quiz } from "~/content/pages/tutorial";

const { id, title, lede, legend, questions, threshold, answers } = quiz;

/** Native checkboxes: CSS alone shows the answer for 0, for 1, or for 2 and more checked boxes. */
export function Quiz() {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="quiz group on-paper scroll-mt-5 overflow-hidden rounded-card"
    >
      <div className="bg-paper-0 p-5 pb-3 sm:p-7 sm:pb-4">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-1.5 text-small text-muted">{lede}</p>
        <fieldset className="mt-4 grid grid-cols-[auto_1fr] items-center text-small">
          <legend className="sr-only">{legend}</legend>
          {questions.map((question, nth) => (
            <Question key={question} id={`${id}-${nth + 1}`} question={question} />
          ))}
        </fieldset>
      </div>
      <div className="on-ink bg-ink-800 p-5 sm:px-7 sm:py-6">
        <Meter />
        <div aria-live="polite" className="mt-5 grid min-h-18 content-start">
          <Outcome {...answers.none} className="group-has-[input:checked]:hidden" />
          <Outcome
            {...answers.one}
            className="hidden group-has-[input:checked]:block group-has-[input:checked~input:checked]:hidden"
          />
          <Outcome
            {...answers.merge}
            className="hidden text-lime-300 group-has-[input:checked~input:checked]:block"
          />
        </div>
      </div>
    </section>
  );
}

/** Keeps all inputs siblings: the style sheet's count needs that. */
function Question({ id, question }: { id: string; question: string }) {
  return (
    <>
      <input type="checkbox" id={id} className="size-5 cursor-pointer accent-pine-600" />
      <label
        htmlFor={id}
        className="relative flex min-h-12 cursor-pointer items-center py-2 pl-3.5 after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:-left-5 after:border-b after:border-paper-200 last:after:hidden hover:text-pine-700"
      >
        {question}
      </label>
    </>
  );
}

/** One cell per yes, lit by `own-parts.css`; a line after the second cell marks the threshold. */
function Meter() {
  return (
    <div>
      <div aria-hidden="true" className="meter grid auto-cols-fr grid-flow-col gap-1.5">
        {questions.map((question) => (
          <span key={question} className="h-2.5 rounded-small" />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-5 gap-1.5">
        <p className="col-span-3 col-start-3 border-l-2 border-subtle pl-2.5 text-fine text-muted">
          {threshold}
        </p>
      </div>
    </div>
  );
}

function Outcome({ title, text, className }: Record<"title" | "text" | "className", string>) {
  return (
    <div className={className}>
      <p className="font-display text-h3 sm:text-[1.75rem]">{title}</p>
      <p className="mt-1.5 text-small text-muted">{text}</p>
    </div>
  );
}
