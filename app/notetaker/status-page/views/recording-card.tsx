import { useEffect, useState } from "react";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";

const words = statusWords.recording;

/** Heights of the bars, of twelve. */
const levels = [
  "h-3",
  "h-6",
  "h-9",
  "h-5",
  "h-8",
  "h-11",
  "h-6",
  "h-9",
  "h-4",
  "h-7",
  "h-10",
  "h-5",
];

/** How long it has been recording. Without script the time is that of the page. */
export function RecordingCard({ seconds }: { seconds: number }) {
  const elapsed = useClock(seconds);
  return (
    <section
      aria-label={words.title}
      className="mt-8 flex max-w-column flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-ink-700 bg-ink-800 p-6"
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-fine text-on-dark-subtle">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-lime-300" />
          {words.title}
        </p>
        <p className="mt-2 font-display text-figure tabular-nums">
          <span role="timer">{shortClock(elapsed)}</span>{" "}
          <span className="sr-only">{words.since}</span>
        </p>
      </div>
      <div aria-hidden="true" className="flex h-11 items-center gap-1">
        {levels.map((level, nth) => (
          <span
            key={nth}
            className={`w-1.5 rounded-full bg-lime-300/70 ${level} ${nth % 3 === 0 ? "animate-pulse" : ""}`}
          />
        ))}
      </div>
      <p className="basis-full text-small text-on-dark-muted">{words.keeps}</p>
    </section>
  );
}

/** Seconds, counted on from what the server knew. */
function useClock(seconds: number): number {
  const [start, setStart] = useState({ seconds, at: 0, now: 0 });
  useEffect(() => {
    const at = performance.now();
    setStart({ seconds, at, now: at });
    const timer = setInterval(() => {
      setStart((last) => ({ ...last, now: performance.now() }));
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return start.seconds + Math.floor((start.now - start.at) / 1_000);
}
