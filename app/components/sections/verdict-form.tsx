import { Section } from "~/components/ui/section";
import type { VerdictSection } from "~/content/section";

/** Native checkboxes; the style sheet counts them: none, one, or two and more. */
export function VerdictForm({
  id,
  tone,
  title,
  lede,
  legend,
  questions,
  rule,
  verdicts,
}: VerdictSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <div className="group grid gap-5 lg:grid-cols-[1.6fr_1fr]">
        <fieldset className="grid grid-cols-[auto_1fr] items-center rounded-card border border-paper-200 bg-paper-0 p-2 sm:p-3">
          <legend className="sr-only">{legend}</legend>
          {questions.map((question, nth) => (
            <Question key={question} id={`${id}-${nth + 1}`} question={question} />
          ))}
        </fieldset>
        <div className="on-ink flex flex-col rounded-card bg-ink-900 p-6 sm:p-7">
          <p className="text-small text-on-dark-muted">{rule}</p>
          <div aria-live="polite" className="mt-6 grid min-h-32 content-start lg:mt-auto">
            <Outcome {...verdicts.none} className="group-has-[input:checked]:hidden" />
            <Outcome
              {...verdicts.one}
              className="hidden group-has-[input:checked]:block group-has-[input:checked~input:checked]:hidden"
            />
            <Outcome
              {...verdicts.merge}
              className="hidden text-lime-300 group-has-[input:checked~input:checked]:block"
            />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Input and label are neighbours, so that all inputs are siblings: the count needs that. */
function Question({ id, question }: { id: string; question: string }) {
  return (
    <>
      <input type="checkbox" id={id} className="ml-3 size-5 cursor-pointer accent-pine-600" />
      <label
        htmlFor={id}
        className="flex min-h-14 cursor-pointer items-center py-2.5 pl-4 pr-3 hover:text-pine-700"
      >
        {question}
      </label>
    </>
  );
}

function Outcome({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <div className={className}>
      <p className="font-display text-h2">{title}</p>
      <p className="mt-2 text-on-dark-muted">{text}</p>
    </div>
  );
}
