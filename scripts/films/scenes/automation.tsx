import { AppTile, RunLine, RunStep } from "../../../app/components/artefacts/run-step";
import { Icon } from "../../../app/components/ui/icon";
import { home } from "../../../app/content/pages/home";
import { during, rising, round, since, until } from "../motion";
import type { Scene } from "../scene";
import { Picture, Shot, Sign } from "../stage";

const { run } = home;
const [trigger] = run.steps;
const results = run.steps.slice(1);

/** When the run starts, and how far apart its steps do. */
const [start, apart] = [3.4, 2.2];
const end = start + run.steps.length * apart;
const last = 20;
const seconds = run.steps.map(({ took }) => Number.parseFloat(took));
const total = seconds.reduce((sum, each) => sum + each, 0).toFixed(1);

/** A payment comes in; four steps follow from it; what they have made is there. */
export const automation: Scene = {
  id: "automation",
  poster: end - 0.1,
  at: (second) => (
    <Picture>
      <Trigger second={second} />
      <Run second={second} />
      <Result second={second} />
    </Picture>
  ),
  cues: [
    { from: 0.4, to: start, text: `Trigger: ${trigger.title}. ${trigger.text}` },
    ...run.steps.map(({ title, took }, nth) => ({
      from: start + nth * apart,
      to: start + (nth + 1) * apart,
      text: `Step ${nth + 1}: ${title}, ${took}`,
    })),
    {
      from: end + 0.6,
      to: last,
      text: `Result: ${results.map(({ text }) => text).join(", ")}. Done in ${total} s`,
    },
  ],
};

function Trigger({ second }: { second: number }) {
  const there = since(second, 0.4, 0.9);
  return (
    <Shot shown={until(second, start)} className="grid content-center gap-6 px-7">
      <p className="text-h3 text-on-dark-muted">Trigger</p>
      <div
        style={rising(there, 40)}
        className="grid gap-5 rounded-panel border border-ink-700 bg-ink-800 p-6 shadow-dark"
      >
        <AppTile icon={trigger.icon} />
        <p className="font-display text-h2">{trigger.title}</p>
        <p className="text-body text-on-dark-muted">{trigger.text}</p>
      </div>
      <p style={rising(since(second, 1.5))} className="flex items-center gap-3 text-body">
        <Dot second={second} />
        {run.title}
      </p>
    </Shot>
  );
}

function Run({ second }: { second: number }) {
  return (
    <Shot
      shown={during(second, start - 0.1, end + 0.5)}
      className="grid content-center gap-6 px-4 pb-16"
    >
      <p className="flex items-center gap-3 px-2 font-display text-h3">
        <Dot second={second} />
        {run.title}
      </p>
      <div>
        {run.steps.map((step, nth) => {
          const from = start + nth * apart;
          const done = second >= from + apart * 0.62;
          const begun = nth === 0 ? 1 : since(second, from, 0.5);
          return (
            <div key={step.title}>
              {nth > 0 ? (
                <div
                  className="origin-top"
                  style={{ opacity: 0.3 + begun * 0.7, transform: `scaleY(${begun})` }}
                >
                  <RunLine />
                </div>
              ) : null}
              <div style={{ opacity: round(0.32 + begun * 0.68) }}>
                <RunStep
                  {...step}
                  mark={done ? undefined : <Ring second={second} of={begun} {...step} />}
                />
              </div>
            </div>
          );
        })}
      </div>
    </Shot>
  );
}

function Result({ second }: { second: number }) {
  const from = end + 0.4;
  return (
    <Shot shown={since(second, from)} className="grid content-center gap-7 px-7">
      <div style={rising(since(second, from + 0.1))}>
        <Sign icon="check" />
        <p className="mt-5 text-h3 text-on-dark-muted">Result</p>
        <p className="mt-1 text-h2">Done in {total} s</p>
      </div>
      <ul className="grid gap-3">
        {results.map(({ icon, text }, nth) => (
          <li
            key={text}
            style={rising(since(second, from + 0.8 + nth * 0.6))}
            className="flex items-center gap-4 rounded-tile border border-ink-700 bg-ink-800 p-4 text-ui font-semibold"
          >
            <AppTile icon={icon} />
            <span className="flex-1">{text}</span>
            <Icon name="check" className="size-5 text-lime-300" />
          </li>
        ))}
      </ul>
    </Shot>
  );
}

function Dot({ second }: { second: number }) {
  const pulse = round(0.68 + 0.32 * Math.cos(second * Math.PI));
  return <span style={{ opacity: pulse }} className="size-2.5 rounded-full bg-lime-300" />;
}

/** Turns while a step runs, in the room that the time will take; a step that waits has none. */
function Ring({ second, of, took }: { second: number; of: number; took: string }) {
  return (
    <span className="relative flex items-center gap-1">
      <Icon name="check" className="invisible size-3.5" />
      <span className="invisible">{took}</span>
      <span
        style={{ opacity: of, transform: `rotate(${round((second * 400) % 360)}deg)` }}
        className="absolute right-0 size-5 rounded-full border-2 border-ink-dash border-t-lime-300"
      />
    </span>
  );
}
