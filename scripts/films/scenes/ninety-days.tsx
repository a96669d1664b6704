import { Badge } from "../../../app/components/ui/badge";
import { Icon } from "../../../app/components/ui/icon";
import * as colors from "../../../app/config/colors";
import { automate90 } from "../../../app/content/pages/automate90";
import { packages } from "../../../app/content/shared/packages";
import { during, rising, round, since, until } from "../motion";
import type { Scene } from "../scene";
import { Picture, Shot } from "../stage";

const plan = packages.automate90;
const [hero] = automate90.sections.filter((one) => one.kind === "hero");
const [rail] = automate90.sections.filter((one) => one.kind === "rail");
const [offer] = automate90.sections.filter((one) => one.kind === "offer");
if (!hero || !rail || !offer) throw new Error("the page lacks a part that the film shows");
const phases = rail.steps;
const [built, ...promises] = offer.points.filter((point) => !point.startsWith("Saves"));

/** When the ninety days begin, and how many seconds each phase of thirty takes. */
const [start, perPhase] = [3.4, 3.6];
const end = start + phases.length * perPhase;
const last = 19;

/** Ninety days before us; phase after phase is built; everything runs. */
export const ninetyDays: Scene = {
  id: "ninety-days",
  // The words below the chart have just left, and leave room for the bar that plays it.
  poster: start + 2 * perPhase + 0.0001,
  at: (second) => (
    <Picture>
      <Shot
        shown={until(second, start)}
        className="grid content-center justify-items-start gap-4 px-8"
      >
        <div style={rising(since(second, 0.2))}>
          <Badge tone="signal">{plan.name}</Badge>
        </div>
        <p
          style={rising(since(second, 0.5, 0.9), 22)}
          className="font-display text-h1 text-balance"
        >
          {hero.title}
        </p>
      </Shot>
      <Days second={second} />
      <Shot shown={since(second, end + 0.3)} className="grid content-center gap-4 px-8 pb-12">
        <p style={rising(since(second, end + 0.4), 22)} className="font-display text-h2">
          {built}
        </p>
        <ul className="grid gap-2.5">
          {promises.map((promise, nth) => (
            <li
              key={promise}
              style={rising(since(second, end + 1.2 + nth * 0.6))}
              className="flex items-center gap-3 text-h3 text-on-dark-muted"
            >
              <Icon name="check" className="size-6 text-lime-300" />
              {promise}
            </li>
          ))}
        </ul>
      </Shot>
    </Picture>
  ),
  cues: [
    { from: 0.4, to: start, text: `${plan.name}: ${hero.title}` },
    ...phases.map(({ when, title, text }, nth) => ({
      from: start + nth * perPhase,
      to: start + (nth + 1) * perPhase,
      text: `${when}, ${title}: ${text}`,
    })),
    { from: end + 0.6, to: last, text: `${built}. ${promises.join(". ")}` },
  ],
};

function Days({ second }: { second: number }) {
  const gone = Math.min(1, Math.max(0, (second - start) / (end - start)));
  const phase = Math.min(phases.length - 1, Math.floor(gone * phases.length));
  const now = phases[phase];
  const from = start + phase * perPhase;
  return (
    <Shot
      shown={during(second, start - 0.1, end + 0.4)}
      className="grid grid-rows-[auto_1fr_auto] px-6 pt-3 pb-2"
    >
      <div className="flex items-end justify-between">
        <p className="flex items-baseline gap-2.5">
          <span className="font-display text-figure tabular-nums text-lime-300">
            {Math.round(plan.automations * rise(gone))}
          </span>
          <span className="text-ui">automations</span>
        </p>
        <p className="text-ui tabular-nums text-on-dark-muted">
          Day {Math.max(1, Math.round(gone * 90))}
        </p>
      </div>
      <Chart gone={gone} />
      <div
        style={rising(since(second, from, 0.5), 8)}
        className="min-h-15 border-t border-ink-700 pt-2.5"
      >
        <p className="text-ui font-semibold">
          {now?.title} <span className="font-normal text-on-dark-subtle">· {now?.when}</span>
        </p>
        <p className="mt-1 text-fine text-on-dark-muted">{now?.text}</p>
      </div>
    </Shot>
  );
}

/** The share of all automations that runs after a share of the days: slow first, then faster. */
function rise(gone: number): number {
  return gone ** 2 * (3 - 2 * gone);
}

/** A square for each automation, column after column: those that run are lit, the next one lights up. */
function Chart({ gone }: { gone: number }) {
  const [columns, rows, pitch, size] = [30, 5, 12, 9];
  const taller = 1.45;
  const running = plan.automations * rise(gone);
  return (
    <svg
      viewBox={`0 0 ${columns * pitch - (pitch - size)} ${rows * pitch * taller}`}
      className="mt-2 w-full"
      aria-hidden="true"
    >
      {Array.from({ length: plan.automations }, (_, nth) => (
        <rect
          key={nth}
          x={Math.floor(nth / rows) * pitch}
          y={round((nth % rows) * pitch * taller)}
          width={size}
          height={round(size * taller)}
          rx="2"
          fill={nth < Math.floor(running) ? colors.lime300 : colors.ink700}
        />
      ))}
    </svg>
  );
}
