import { Fragment } from "react";
import { Icon } from "~/components/ui/icon";
import {
  errorHelp,
  errorHome,
  errorLinks,
  type ErrorWords,
  failedRun,
  type RunLog,
} from "~/content/words/errors";
import { href } from "~/lib/render/href";

function FailedRun({ title, steps, result }: RunLog) {
  return (
    <div aria-hidden="true" className="rounded-card border bg-ink-800 p-5 text-small">
      <p className="mb-5 text-ui font-semibold">{title}</p>
      {steps.map(({ text, state, ok }, nth) => (
        <Fragment key={text}>
          {nth > 0 ? <Connector complete={ok} /> : null}
          <p
            className={`flex items-center gap-3 rounded-small border bg-ink-900 p-5 ${ok ? "border-ink-700" : "border-danger-on-dark"}`}
          >
            <Icon
              name={ok ? "check" : "x"}
              className={ok ? "text-lime-300" : "text-danger-on-dark"}
            />
            {text}
            <span
              className={`ml-auto whitespace-nowrap ${ok ? "text-subtle" : "text-danger-on-dark"}`}
            >
              {state}
            </span>
          </p>
        </Fragment>
      ))}
      <p className="mt-5 text-ui font-semibold">{result}</p>
    </div>
  );
}

/** The line to a step, which breaks off before a failed one. */
function Connector({ complete }: { complete: boolean }) {
  return (
    <svg width="32" height="48" className="text-lime-300">
      <path
        d="M31 0v48"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={complete ? undefined : "12 6 4 6 4 99"}
      />
    </svg>
  );
}

/** Replaces a page that failed. Each class here adds its CSS to every page with scripts. */
export function ErrorScreen({ heading, text, run = failedRun }: ErrorWords) {
  return (
    <section className="on-ink overflow-clip">
      <div className="column section-pad grid gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-5 text-lede text-muted">{text}</p>
          <p className="mt-8 flex">
            <a
              href={href(errorHome.page)}
              className="on-paper rounded-button bg-lime-300 px-5 py-3 font-semibold"
            >
              {errorHome.label}
            </a>
          </p>
          <ul className="mt-8 border-b">
            {errorLinks.map((link) => (
              <li key={link.page} className="border-t">
                <a
                  href={href(link.page)}
                  className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-lime-300"
                >
                  <span>
                    <span className="font-semibold">{link.label}</span>
                    <span className="block text-small text-muted">{link.text}</span>
                  </span>
                  <Icon name="arrow-right" className="text-subtle" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col lg:mt-2.5">
          <FailedRun {...run} />
          <p className="mt-6 text-small text-muted">
            {errorHelp.text}{" "}
            <a
              href={`mailto:${errorHelp.email}`}
              className="font-semibold text-fg hover:text-lime-300"
            >
              {errorHelp.email}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
