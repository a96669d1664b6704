import { Icon } from "~/components/ui/icon";
import { ai4b } from "~/content/pages/ai4b";

const { sample } = ai4b;

export function FrameworkSample() {
  return (
    <figure className="mt-8 rounded-tile border border-paper-200 bg-paper-0 p-5 sm:p-10 lg:mt-12">
      <figcaption className="sr-only">{sample.caption}</figcaption>
      <div aria-hidden="true">
        <div className="flex items-start justify-between gap-4 border-b-2 border-fg pb-4">
          <p>
            <span className="block font-display text-h3">{sample.title}</span>
            <span className="text-small text-muted">{sample.company}</span>
          </p>
          <Icon name="mark" className="size-7 shrink-0 text-pine-600" />
        </div>
        <ol className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
          {sample.steps.map((step, nth) => (
            <Step key={step.name} nth={nth + 1} {...step} />
          ))}
        </ol>
        <p className="mt-8 flex flex-wrap justify-between gap-x-4 border-t border-paper-200 pt-4 text-small text-subtle">
          <span>{sample.sign}</span>
          <span>{sample.page}</span>
        </p>
      </div>
    </figure>
  );
}

/** A step without entries shows the sample's number as bars. */
function Step({ nth, name, question, filled }: (typeof sample.steps)[number] & { nth: number }) {
  return (
    <li className="flex flex-col">
      <p className="flex items-baseline gap-3 font-display text-h3">
        <span className="text-pine-600 tabular-nums">{nth}</span>
        {name}
      </p>
      <p className="mt-1 mb-3 text-small text-muted">{question}</p>
      {filled.length > 0 ? (
        <ul className="text-small lg:text-body">
          {filled.map(({ what, detail, amount, chosen }) => (
            <li
              key={what}
              className={`flex items-center justify-between gap-4 border-t py-2.5 ${chosen ? "-mx-3 rounded-small border-transparent bg-pine-100 px-3" : "border-paper-200"}`}
            >
              <span>
                <span className="block font-semibold">{what}</span>
                <span className="text-muted">{detail}</span>
              </span>
              <span className="shrink-0 font-semibold text-pine-700 tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="-mx-3 grid grow content-center gap-4 rounded-small bg-pine-100 p-6 sm:px-9">
          <p className="font-semibold">{sample.number.what}</p>
          {sample.number.bars.map(({ figure, when, isNow }) => (
            <div key={when} className="grid grid-cols-[auto_1fr] items-center gap-x-5">
              <span
                className={`font-display text-h1 tabular-nums ${isNow ? "text-pine-700" : "text-subtle"}`}
              >
                {figure}
              </span>
              <span>
                <span
                  className={`block h-2.5 rounded-full ${isNow ? "w-1/4 bg-pine-600" : "bg-subtle"}`}
                />
                <span className="mt-2 block text-small text-muted">{when}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
