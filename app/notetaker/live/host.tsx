import { useEffect, useState } from "react";
import { admitWords } from "~/content/words/failures";
import type { LiveAnswer, LiveState } from "./live-state";
import { liveWords } from "./live-words";

const words = liveWords.host;

/** Lists the clicks that let the bot in, in bright colors while the bot waits in the lobby. */
export function HostSteps({ live, botName }: { live: LiveAnswer; botName: string }) {
  const { state, minutesLeft } = live;
  const urgent = state === "waiting";
  return (
    <section
      aria-labelledby="host-steps"
      className={`rounded-card border p-6 ${urgent ? "border-lime-300 bg-ink-800" : "border-ink-700 text-muted"}`}
    >
      <h2 id="host-steps" className="text-h3 text-fg">
        {urgent ? words.nowTitle : words.laterTitle}
      </h2>
      <p className="mt-2 text-small text-muted">
        {urgent ? words.limit : admitWords.intro}
        {minutesLeft === null ? null : ` ${words.left(minutesLeft)}`}
      </p>
      <ol className="mt-4 grid gap-3">
        {admitWords.stepsFor(botName).map((step, index) => (
          <li key={step} className="grid grid-cols-[28px_1fr] items-start gap-3">
            <span
              aria-hidden="true"
              className={`grid size-7 place-items-center rounded-full text-fine font-semibold tabular-nums ${
                urgent ? "bg-lime-300 text-ink-900" : "border"
              }`}
            >
              {index + 1}
            </span>
            <span className={urgent ? "font-medium" : "text-small"}>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small">{admitWords.onPhone}</p>
    </section>
  );
}

export function LiveMark() {
  return (
    <p className="mb-4 flex items-center gap-2 text-fine text-subtle">
      <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-lime-300" />
      <span className="no-script:hidden">{liveWords.updates}</span>
      <span className="hidden no-script:inline">{liveWords.reload}</span>
    </p>
  );
}

/** Alerts by the title of the tab and by a short sound while the notetaker is in the lobby. */
export function LobbyAlarm({ state }: { state: LiveState }) {
  const [hasSound, setHasSound] = useState(true);
  const isWaiting = state === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    const before = document.title;
    document.title = liveWords.alarmTitle;
    return () => {
      // The page may have set another title in the meantime.
      if (document.title === liveWords.alarmTitle) document.title = before;
    };
  }, [isWaiting]);
  useEffect(() => {
    if (isWaiting && hasSound) playChime();
  }, [isWaiting, hasSound]);

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small no-script:hidden">
      {liveWords.sound.what}{" "}
      <button
        type="button"
        onClick={() => setHasSound(!hasSound)}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-3"
      >
        {hasSound ? liveWords.sound.off : liveWords.sound.on}
      </button>
    </p>
  );
}

const hertz = [660, 880, 660, 880];
const noteSeconds = 0.18;

/** Browsers allow no sound before the visitor has touched the page. */
function playChime(): void {
  const mayPlay = navigator.userActivation?.hasBeenActive ?? false;
  if (!mayPlay || !("AudioContext" in window)) return;
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio);
  hertz.forEach((frequency, index) => {
    tone.frequency.setValueAtTime(frequency, audio.currentTime + index * noteSeconds);
  });
  tone.connect(new GainNode(audio, { gain: 0.15 })).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + hertz.length * noteSeconds);
  tone.addEventListener("ended", () => void audio.close());
}
