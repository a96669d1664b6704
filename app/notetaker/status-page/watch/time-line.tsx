import type { ReactNode } from "react";
import type { Chapter } from "../../notes/chapters";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";
import { toneOf } from "./looks";
import { type Voice, voiceSteps } from "./results";

const words = statusWords.watch;

/** Who spoke when, where chapters begin, where the search hits, and where the recording stands. */
export function TimeLine({
  voices,
  chapters,
  hitsAt,
  duration,
  time,
  onSeek,
}: {
  voices: readonly Voice[];
  chapters: readonly Chapter[];
  /** Seconds, like the two that follow. */
  hitsAt: readonly number[];
  duration: number;
  time: number;
  onSeek: (seconds: number) => void;
}) {
  if (duration <= 0) return null;
  const placeOf = (seconds: number) => Math.min(1, seconds / duration) * voiceSteps;
  return (
    <div>
      <div className="relative">
        <input
          type="range"
          min={0}
          max={Math.ceil(duration)}
          step={1}
          value={Math.floor(time)}
          aria-label={words.position}
          aria-valuetext={words.positionOf(shortClock(time), shortClock(duration))}
          onChange={(event) => onSeek(Number(event.target.value))}
          className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer opacity-0 no-script:hidden"
        />
        <svg
          viewBox={`0 0 ${voiceSteps} 40`}
          preserveAspectRatio="none"
          aria-hidden="true"
          data-hits={hitsAt.length}
          className="h-11 w-full rounded-small bg-paper-100 outline-offset-2 outline-pine-600 peer-focus-visible:outline-3"
        >
          <g fill="none" strokeWidth="16">
            {voices.map(({ speaker, path }, nth) => (
              <path
                key={speaker}
                d={path}
                transform="translate(0 20)"
                className={toneOf(nth).line}
              />
            ))}
          </g>
          {chapters.map(({ at }) => (
            <Tick key={at} x={placeOf(at)} className="fill-paper-0" width={0.8} />
          ))}
          {hitsAt.map((at, nth) => (
            <Tick key={nth} x={placeOf(at)} className="fill-ink-900" width={0.7} />
          ))}
          <rect width={placeOf(time)} height="40" className="fill-ink-900/12" />
          <rect x={placeOf(time)} width="0.8" height="40" className="fill-pine-700" />
        </svg>
      </div>
      <p className="mt-1.5 flex justify-between text-fine text-subtle tabular-nums">
        <span>{shortClock(time)}</span>
        <span>{shortClock(duration)}</span>
      </p>
    </div>
  );
}

function Tick({ x, width, className }: { x: number; width: number; className: string }): ReactNode {
  return <rect x={x} width={width} height="40" className={className} />;
}
