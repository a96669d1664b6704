import { admitWords } from "~/content/mails/common";
import { statusWords } from "~/content/pages/notetaker-status";

const words = statusWords.host;

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
        {urgent ? words.title : statusWords.hostLater}
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
    </section>
  );
}

function timeLeft(minutes: number | null): string {
  return minutes === null ? words.limit : words.minutesLeft(minutes);
}
