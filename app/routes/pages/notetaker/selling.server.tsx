import { BackLink, TextLink } from "~/components/sections/action";
import { Facts } from "~/components/sections/facts";
import { notetaker } from "~/content/pages/notetaker";
import { notetakerSelling } from "~/content/pages/notetaker-selling";

const { facts, hurdle, voice, result, how, why, more } = notetakerSelling;

export function Intro() {
  return (
    <>
      <BackLink action={{ label: notetaker.backHome, to: { page: "home" } }} />
      <h1 className="mt-1 text-h1 lg:mt-7">{notetaker.heading}</h1>
      <p className="mt-2 max-w-104 text-lede text-muted lg:mt-6">{notetaker.lede}</p>
      <Facts of={facts} compact className="mt-3 lg:mt-9" />
    </>
  );
}

export function Hurdle() {
  return (
    <ol className="cells-row border-t text-fine">
      {hurdle.map((step) => (
        <li key={step.title} className={`cell py-2 ${"isByHost" in step ? "text-lime-300" : ""}`}>
          <b>{step.title}</b> <span className="text-muted">{step.text}</span>
        </li>
      ))}
    </ol>
  );
}

export function ClientVoice() {
  const { quote, by } = voice;
  return (
    <p className="max-w-116">
      “{quote}”{" "}
      <span className="text-small text-muted">{`${by.name}, ${by.role}, ${by.company}`}</span>
    </p>
  );
}

/** A vertical line at each decision; x is percent of the meeting. */
const decisionPath = result.decisions.map(({ percent }) => `M${percent} 0v8`).join("");

export function Result() {
  const { title, example, sampleResult, caption, length, speakers, decisions, email, parts } =
    result;
  return (
    <figure className="on-paper rounded-t-card bg-paper-0 px-4 pt-4.5 lg:px-10 lg:pt-7 lg:pb-10">
      <figcaption className="sr-only">{caption}</figcaption>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b pb-3.5 text-small text-muted">
        <h2 className="text-h2 text-fg">{title}</h2>
        <span>
          {example} <TextLink action={sampleResult} />
        </span>
      </div>
      <div aria-hidden="true">
        <BigFigure {...length} />
        {speakers.map(({ name, starts, lengths }) => (
          <div
            key={name}
            className="grid grid-cols-[3rem_1fr] items-center text-fine font-semibold lg:grid-cols-[4rem_1fr]"
          >
            {name}
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-8 w-full">
              <path
                d={starts.map((from, nth) => `M${from} 1h${lengths[nth]}v6H${from}z`).join("")}
                className="fill-pine-200"
              />
              <path
                d={decisionPath}
                className="stroke-pine-600 stroke-2 [vector-effect:non-scaling-stroke]"
              />
            </svg>
          </div>
        ))}
        <ol className="on-ink cells-row mt-3 rounded-button lg:ml-16">
          {decisions.map(({ at, title: decided, text }) => (
            <li
              key={at}
              className="cell flex items-center justify-between gap-4 px-4 py-3 font-semibold"
            >
              <span>
                {decided}
                <span className="block text-fine font-normal text-muted">{text}</span>
              </span>
              <span className="font-normal text-lime-300">{at}</span>
            </li>
          ))}
        </ol>
        <BigFigure {...email} />
      </div>
      <ul className="cells-row border-t">
        {parts.map(({ title: part, text }) => (
          <li key={part} className="cell py-4">
            <h3 className="text-h3">{part}</h3>
            <p className="text-small text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function BigFigure({ figure, text }: { figure: string; text: string }) {
  return (
    <p className="mt-5 mb-3 items-baseline gap-3.5 text-muted md:flex lg:mt-6">
      <b className="block font-display text-[2.25rem] leading-none font-semibold text-fg lg:text-[2.75rem]">
        {figure}
      </b>
      {text}
    </p>
  );
}

export function HowAndWhy() {
  return (
    <>
      <div className="column section-pad grid gap-x-18 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="mb-5 text-h2">{how.title}</h2>
          <ol className="rows">
            {how.points.map(({ when, title, text }) => (
              <li key={title}>
                <span className="w-14 text-small font-semibold text-pine-700">{when}</span>
                <div className="flex-1">
                  <h3 className="text-h3">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="mb-5 text-h2">{why.title}</h2>
          <ul className="rows">
            {why.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-t">
        <div className="column flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5 md:py-6">
          <p>
            <b>{more.title}</b> <span className="text-muted">{more.text}</span>
          </p>
          <p className="flex flex-wrap gap-x-8 gap-y-1">
            <TextLink action={more.page} /> <TextLink action={more.call} />
          </p>
        </div>
      </div>
    </>
  );
}
