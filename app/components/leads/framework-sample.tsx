import { ai4b } from "~/content/pages/ai4b";

const { caption, title, pages, steps } = ai4b.sample;

/** The framework in small, drawn in HTML. One sentence stands for it where it cannot be seen. */
export function FrameworkSample() {
  return (
    <figure className="on-ink self-start rounded-panel border border-ink-700 bg-ink-800 p-5 shadow-e3">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true">
        <div className="flex flex-wrap items-center justify-between gap-2 text-fine text-on-dark-subtle">
          <span className="font-semibold text-on-dark">{title}</span>
          <span>{pages}</span>
        </div>
        <ol className="mt-4 grid gap-2.5">
          {steps.map(({ name, question }, nth) => (
            <li
              key={name}
              className="grid grid-cols-[2rem_1fr] items-center gap-3 rounded-tile border border-ink-700 px-3.5 py-2.5 text-small"
            >
              <span className="grid size-8 place-items-center rounded-full bg-lime-300 text-fine font-semibold text-ink-900">
                {nth + 1}
              </span>
              <span className="text-on-dark-muted">
                <span className="block font-semibold text-on-dark">{name}</span>
                {question}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
