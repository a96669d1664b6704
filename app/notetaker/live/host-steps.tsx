import { admitWords } from "~/content/words/failures";
import { liveWords } from "./words";

const words = liveWords.host;

/** The exact clicks that let the bot in. `urgent` while it waits at the door. */
export function HostSteps({
  urgent,
  minutesLeft,
  botName,
}: {
  urgent: boolean;
  minutesLeft: number | null;
  /** What the lobby shows. */
  botName: string;
}) {
  return (
    <section
      aria-labelledby="host-steps"
      className={`rounded-card border p-6 ${urgent ? "border-lime-300 bg-ink-800" : "border-ink-700"}`}
    >
      <h2 id="host-steps" className="text-h3">
        {urgent ? words.title : words.later}
      </h2>
      <p className="mt-2 text-small text-on-dark-muted">
        {urgent ? timeLeft(minutesLeft) : admitWords.intro}
      </p>
      <ol className="mt-4 grid gap-3">
        {admitWords.stepsFor(botName).map((step, nth) => (
          <li key={step} className="grid grid-cols-[28px_1fr] items-start gap-3">
            <span
              aria-hidden="true"
              className={`grid size-7 place-items-center rounded-full text-fine font-semibold tabular-nums ${
                urgent ? "bg-lime-300 text-ink-900" : "border border-ink-700 text-on-dark-muted"
              }`}
            >
              {nth + 1}
            </span>
            <span className={urgent ? "font-medium" : "text-small text-on-dark-muted"}>{step}</span>
          </li>
        ))}
      </ol>
      <p className={`mt-4 text-small ${urgent ? "" : "text-on-dark-muted"}`}>
        {admitWords.onPhone}
      </p>
    </section>
  );
}

function timeLeft(minutes: number | null): string {
  return minutes === null ? words.limit : words.minutesLeft(minutes);
}

/** Above the title of a page that keeps itself up to date. */
export function LiveMark() {
  return (
    <p className="mb-4 flex items-center gap-2 text-fine text-on-dark-subtle">
      <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-lime-300" />
      <span className="no-script:hidden">{liveWords.updates}</span>
      <span className="hidden no-script:inline">{liveWords.reload}</span>
    </p>
  );
}
