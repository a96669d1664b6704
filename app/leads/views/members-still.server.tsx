import { FrameworkTable } from "~/components/pages/framework-sheet.server";
import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { ActionLink } from "~/components/sections/action";
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
  const { id, title, lede, action } = preview;
  return (
    <>
      <section aria-labelledby={id} className="section-pad bg-paper-50">
        <Container>
          <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
            <h2 id={id} className="text-h2">
              {title}
            </h2>
            <p className="max-w-[48ch] text-lede text-muted">{lede}</p>
          </div>
          <FrameworkSample />
          <ActionLink action={action} className="mt-8 max-phone:w-full" />
        </Container>
      </section>
      <Voice {...voice} tone="alternate" />
    </>
  );
}

const { caption, title, company, steps } = ai4b.sample;

/** The sheet as a company filled it in, with the columns of the one to print. */
function FrameworkSample() {
  return (
    <figure className="mt-8 rounded-tile border border-paper-200 bg-paper-0 p-5 shadow-e3 sm:p-10 lg:mt-12">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-2 border-fg pb-4">
          <span className="font-display text-h3">{title}</span>
          <span className="text-small text-muted">{company}</span>
        </div>
        <ol className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {steps.map((step, nth) => (
            <Step key={step.name} nth={nth + 1} {...step} />
          ))}
        </ol>
      </div>
    </figure>
  );
}

function Step({ nth, name, question, columns, filled }: (typeof steps)[number] & { nth: number }) {
  return (
    <li>
      <p className="flex items-baseline gap-3 font-display text-h3">
        <span className="text-pine-600 tabular-nums">{nth}</span>
        {name}
      </p>
      <p className="mt-1 text-small text-muted">{question}</p>
      <FrameworkTable columns={columns} filled={filled} rows={3} />
    </li>
  );
}
