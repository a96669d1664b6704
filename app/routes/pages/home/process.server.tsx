import { AppTile } from "~/components/artefacts/app-tile";
import { home } from "~/content/pages/home";

const { caption, title, keys, today, after, steps, runs, back, backShort, foot } = home.process;

const looks = {
  auto: "bg-pine-100",
  simple: "hatched",
  hand: "by-hand",
};
const keyLooks = [looks.auto, looks.simple, looks.hand];
const scope = steps[5];

/**
 * Minutes of one process before and after, drawn to scale: horizontal on wide screens, vertical on phones.
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
          {keys.map((key, nth) => (
            <span key={key} className="inline-flex items-center gap-2 max-lg:hidden">
              <span className={`size-3.5 rounded-[.25rem] ${keyLooks[nth]}`} />
              {key}
            </span>
          ))}
        </p>
        <Wide />
        <Tall />
      </div>
    </figure>
  );
}

function Wide() {
  return (
    <div className="lanes max-lg:hidden">
      <Lane {...today} />
      <div className="bar">
        {steps.map(({ name, minutes, becomes }) => (
          <Step key={name} name={name} text={`${minutes} min`} look={looks[becomes]} />
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="wires">
        <path d="M3.23 0C3.23 60 12.5 40 12.5 100M14.52 0C14.52 60 37.5 40 37.5 100M53.23 0C53.23 60 62.5 40 62.5 100M69.35 0C69.35 60 87.5 40 87.5 100" />
      </svg>
      <ol className="on-ink cells-row rounded-button">
        {runs.map(({ icon, text, took }) => (
          <li
            key={text}
            className="cell grid grid-cols-[auto_1fr_auto] items-center gap-3.5 px-5 py-4 text-small font-semibold"
          >
            <AppTile icon={icon} />
            {text}
            <i className="text-link">{took}</i>
          </li>
        ))}
      </ol>
      <Lane {...after} />
      <div className="bar after">
        <Step name={scope.name} text={`${scope.minutes} min, by a person`} look={looks.hand} />
        <span className={looks.auto}>5</span>
        <span className={looks.auto}>5</span>
        <span className="came-back flex items-center gap-5">
          <b>{back.time}</b>
          <span className="max-w-52 text-body">{back.text}</span>
        </span>
      </div>
    </div>
  );
}

function Lane({ time, text }: { time: string; text: string }) {
  return (
    <p className="mt-6 mb-3 flex items-baseline gap-3.5 text-muted">
      <b>{time}</b>
      {text}
    </p>
  );
}

function Step({ name, text, look }: { name: string; text: string; look: string }) {
  return (
    <span className={look}>
      {name}
      <span>{text}</span>
    </span>
  );
}

function Tall() {
  return (
    <div className="lanes columns lg:hidden">
      <div className="grid grid-cols-2 gap-3 pt-3.5">
        <div>
          <Total {...today} />
          <div className="column-bar">
            {steps.map(({ name, minutes, becomes }) => (
              <span key={name} className={`flex justify-between gap-1 px-2 ${looks[becomes]}`}>
                {name}
                <span>{minutes}</span>
              </span>
            ))}
          </div>
        </div>
        <div>
          <Total {...after} />
          <div className="column-bar after">
            <div className="came-back flex flex-col p-3">
              <b>{backShort.time}</b>
              {backShort.text}
              <ul className="mt-auto font-semibold">
                {runs.map(({ short, took }) => (
                  <li
                    key={short}
                    className="flex justify-between border-t border-ink-900/20 py-1.5"
                  >
                    {short} <i>{took}</i>
                  </li>
                ))}
              </ul>
            </div>
            <span className="bg-pine-600" />
            <span className="bg-pine-600" />
            <span className={`flex justify-between px-2 ${looks.hand}`}>
              {scope.name}
              <span>{scope.minutes}</span>
            </span>
          </div>
        </div>
      </div>
      <p className="pt-2.5 pb-4 text-badge text-muted">{foot}</p>
    </div>
  );
}

function Total({ lead, time }: { lead: string; time: string }) {
  return (
    <p className="text-fine text-muted">
      {lead}
      <b>{time}</b>
    </p>
  );
}
