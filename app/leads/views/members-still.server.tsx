import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import { ai4b } from "~/content/pages/ai4b";

/** The parts of the members' page that have no behaviour, each for a `Still`. */
export { MembersDone } from "./members-later";

export function MembersIntro() {
  const { badge, heading, lede } = ai4b;
  return (
    <div>
      <Badge tone="ink">{badge}</Badge>
      <h1 className="mt-4 text-h1">{heading}</h1>
      <p className="mt-4 max-w-[46ch] text-lede text-on-dark-muted">{lede}</p>
    </div>
  );
}

export function MembersPoints() {
  const { learnTitle, learn } = ai4b;
  return (
    <div>
      <h2 className="text-h3">{learnTitle}</h2>
      <CheckList items={learn} dark className="mt-4" />
    </div>
  );
}

export function MembersPreview() {
  return (
    <Section {...ai4b.preview} split>
      <FrameworkSample />
    </Section>
  );
}

const { caption, title, pages, steps } = ai4b.sample;

/** The framework in small, drawn in HTML. One sentence stands for it where it cannot be seen. */
function FrameworkSample() {
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
