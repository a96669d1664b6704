import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Voice } from "~/components/sections/scenes";
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
  const { preview, voice } = ai4b;
  const { id, title, lede } = preview;
  return (
    <>
      <section aria-labelledby={id} className="flow-root bg-paper-50 pb-16 lg:pb-24">
        <Container>
          <FrameworkSample />
          <div className="mt-10 grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
            <h2 id={id} className="text-h2">
              {title}
            </h2>
            <p className="max-w-[48ch] text-lede text-muted">{lede}</p>
          </div>
        </Container>
      </section>
      <Voice {...voice} tone="alternate" />
    </>
  );
}

const { caption, title, pages, steps } = ai4b.sample;

/** The sheet as somebody filled it in, drawn in HTML; it lies across the edge of the hero. */
function FrameworkSample() {
  return (
    <figure className="relative -mt-10 rounded-tile bg-paper-0 p-5 shadow-e3 sm:p-8 lg:-mt-28">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true">
        <div className="flex items-baseline justify-between gap-4 border-b-2 border-fg pb-3">
          <span className="font-display text-h3">{title}</span>
          <span className="text-fine text-subtle">{pages}</span>
        </div>
        <ol className="grid gap-x-7 md:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ name, question, answers }, nth) => (
            <li key={name} className="border-b border-paper-200 py-5 lg:border-b-0 lg:pb-0">
              <span className="flex items-center gap-2.5 font-display text-h3">
                <span className="grid size-8 place-items-center rounded-full bg-ink-900 text-fine text-lime-300">
                  {nth + 1}
                </span>
                {name}
              </span>
              <span className="mt-2 block text-small text-muted lg:min-h-12">{question}</span>
              <span className="mt-2 block">
                {[0, 1, 2].map((line) => (
                  <span
                    key={line}
                    className={`flex min-h-10 items-end border-b border-dashed border-edge pb-1 italic text-agents ${answers[line] ? "" : "max-md:hidden"}`}
                  >
                    {answers[line]}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
