import { AppTile } from "~/components/artefacts/app-tile";
import { home } from "~/content/pages/home";

const { caption, title, legend, today, after, steps, runs, back, backShort, foot } = home.process;

const looks = {
  auto: "bg-pine-100",
  simple: "striped",
  hand: "border border-edge bg-paper-0",
};
const legendLooks = [looks.auto, looks.simple, looks.hand];
const scopingCall = steps[5] satisfies { becomes: "hand" };

/**
 * Minutes of one process before and after, drawn to scale: horizontal on wide screens, vertical on phones. The
 * `fr` of the grids are minutes.
 */
export function Process() {
  return (
    <figure className="on-paper rounded-t-card bg-paper-0 px-4 pt-4.5 lg:px-10 lg:pt-7 lg:pb-10">
      <figcaption className="sr-only">{caption}</figcaption>
      <div aria-hidden="true">
        <p className="flex flex-wrap items-baseline gap-x-6 border-b pb-3 text-small text-muted lg:pb-4.5">
          <b className="mr-auto font-display text-[1.0625rem] font-semibold text-fg lg:text-h3">
            {title}
          </b>
          {legend.map((change, nth) => (
            <span key={change} className="inline-flex items-center gap-2 max-lg:hidden">
              <span className={`size-3.5 rounded-[.25rem] ${legendLooks[nth]}`} />
              {change}
            </span>
          ))}
        </p>
        <Wide />
        <Tall />
      </div>
    </figure>
  );
}

const bar = "grid h-25 gap-0.75 text-small leading-[1.3] font-semibold";
const totalLook = "block font-display text-price text-fg";

function Wide() {
  return (
    <div className="max-lg:hidden">
      <Lane {...today} />
      <div className={`${bar} grid-cols-[10fr_25fr_40fr_15fr_35fr_30fr]`}>
        {steps.map(({ name, minutes, becomes }) => (
          <Step key={name} label={name} text={`${minutes} min`} look={looks[becomes]} />
        ))}
      </div>
      {/* Lines from the middle of each automated bar, in % of 155 min, to its run. */}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-14 w-full fill-none stroke-pine-600"
      >
        <path
          d="M3.23 0C3.23 60 12.5 40 12.5 100M14.52 0C14.52 60 37.5 40 37.5 100M53.23 0C53.23 60 62.5 40 62.5 100M69.35 0C69.35 60 87.5 40 87.5 100"
          className="stroke-[1.5] [vector-effect:non-scaling-stroke]"
        />
      </svg>
      <ol className="on-ink cells-row rounded-button">
        {runs.map(({ icon, text, took }) => (
          <li
            key={text}
            className="cell grid grid-cols-[auto_1fr_auto] items-center gap-3.5 px-5 py-4 text-small font-semibold"
          >
            <AppTile icon={icon} />
            {text}
            <span className="font-normal text-link">{took}</span>
          </li>
        ))}
      </ol>
      <Lane {...after} />
      <div className={`${bar} grid-cols-[30fr_5fr_5fr_115fr]`}>
        <Step
          label={scopingCall.name}
          text={`${scopingCall.minutes} min, by a person`}
          look={looks.hand}
        />
        {/* 5 minutes each to check project and invoice. */}
        <Step label="5" look={looks.auto} />
        <Step label="5" look={looks.auto} />
        <span className="flex items-center gap-5 rounded-small bg-lime-300 px-8 font-normal">
          <b className={totalLook}>{back.time}</b>
          <span className="max-w-52 text-body">{back.text}</span>
        </span>
      </div>
    </div>
  );
}

function Lane({ time, text }: { time: string; text: string }) {
  return (
    <p className="mt-6 mb-3 flex items-baseline gap-3.5 text-muted">
      <b className={totalLook}>{time}</b>
      {text}
    </p>
  );
}

function Step({ label, text, look }: { label: string; text?: string; look: string }) {
  return (
    <span className={`rounded-small pt-3 pl-2 ${look}`}>
      {label}
      <span className="block text-fine font-normal whitespace-nowrap text-muted">{text}</span>
    </span>
  );
}

const column = "mt-2.5 grid h-108 gap-0.5 text-badge font-semibold *:rounded-small";

function Tall() {
  return (
    <div className="lg:hidden">
      <div className="grid grid-cols-2 gap-3 pt-3.5">
        <div>
          <Total {...today} />
          <div className={`${column} grid-rows-[10fr_25fr_40fr_15fr_35fr_30fr]`}>
            {steps.map((step) => (
              <Minutes key={step.name} {...step} />
            ))}
          </div>
        </div>
        <div>
          <Total {...after} />
          <div className={`${column} grid-rows-[115fr_5fr_5fr_30fr]`}>
            <div className="flex flex-col bg-lime-300 p-3 font-normal">
              <b className="block font-display text-h2 text-fg">{backShort.time}</b>
              {backShort.text}
              <ul className="mt-auto font-semibold">
                {runs.map(({ short, took }) => (
                  <li
                    key={short}
                    className="flex justify-between border-t border-ink-900/20 py-1.5"
                  >
                    {short} <span className="font-normal">{took}</span>
                  </li>
                ))}
              </ul>
            </div>
            <span className="bg-pine-600" />
            <span className="bg-pine-600" />
            <Minutes {...scopingCall} />
          </div>
        </div>
      </div>
      <p className="pt-2.5 pb-4 text-badge text-muted">{foot}</p>
    </div>
  );
}

function Minutes({ name, minutes, becomes }: (typeof steps)[number]) {
  return (
    <span
      className={`flex min-h-0 justify-between gap-1 overflow-hidden px-2 py-1 ${looks[becomes]}`}
    >
      {name}
      <span className="font-normal text-muted">{minutes}</span>
    </span>
  );
}

function Total({ lead, time }: { lead: string; time: string }) {
  return (
    <p className="text-fine text-muted">
      {lead}
      <b className="block font-display text-h2 text-fg">{time}</b>
    </p>
  );
}
