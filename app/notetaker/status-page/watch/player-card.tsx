import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { href } from "~/lib/render/href";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";
import { toneOf, timeLineWidth } from "./appearance";
import type { ShownResults } from "./results.server";
import type { usePlayer } from "./use-player";

const words = statusWords.watch;
const resultWords = statusWords.results;

type PlayerProps = {
  results: ShownResults;
  player: ReturnType<typeof usePlayer>;
  hitsAt: readonly number[];
};

export function PlayerCard({ results, player, hitsAt }: PlayerProps) {
  const { token, hasVideo, hasAudio, transcriptProblem } = results;
  if (!hasVideo && !hasAudio) {
    return (
      <Alert>
        <p>{resultWords.videoMissing}</p>
      </Alert>
    );
  }
  const Media = hasVideo ? "video" : "audio";
  const query = { token };
  const src = href(hasVideo ? "result-video" : "result-audio", { query });
  const captions =
    transcriptProblem === null ? href("result-transcript-vtt", { query }) : undefined;
  return (
    <div className="overflow-hidden rounded-card border border-paper-200 bg-paper-0 shadow-e2">
      <div className={hasVideo ? "relative bg-ink-900" : "px-4 pt-4 sm:px-5"}>
        <Media
          {...player.mediaProps}
          controls
          preload="none"
          playsInline={hasVideo}
          aria-label={hasVideo ? resultWords.videoLabel : resultWords.audioLabel}
          src={src}
          className={hasVideo ? "aspect-video w-full" : "w-full"}
        >
          <track kind="captions" label={resultWords.transcript} src={captions} />
        </Media>
        {hasVideo && !player.hasStarted ? <Poster results={results} player={player} /> : null}
      </div>
      <div className="space-y-3 p-4 sm:p-5">
        <ButtonLink size="sm" href={src} className="w-fit">
          <Icon name="download" className="size-4" />
          {words.download}
        </ButtonLink>
        {player.hasFailed ? (
          <Alert tone="danger" role="alert">
            <p>{resultWords.videoMissing}</p>
          </Alert>
        ) : null}
        {results.durationSeconds > 0 ? (
          <TimeLine results={results} player={player} hitsAt={hitsAt} />
        ) : null}
      </div>
    </div>
  );
}

const namesOnPoster = 6;

/** Covers the video, which is not loaded before a click and so has no first picture. */
function Poster({ results: { speakers, durationText }, player }: Omit<PlayerProps, "hitsAt">) {
  const moreSpeakers = speakers.length - namesOnPoster;
  return (
    <button
      type="button"
      onClick={player.play}
      className="on-ink overflow-clip absolute inset-0 flex size-full flex-col justify-between p-5 text-left sm:p-7 no-script:hidden"
    >
      <span className="text-small text-muted">{words.recording(durationText)}</span>
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-lime-300 text-ink-900 sm:size-20">
        <Icon name="play" className="ml-1 size-7 sm:size-8" label={words.play} />
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted max-sm:hidden">
        {speakers.slice(0, namesOnPoster).map((speaker, index) => (
          <span key={speaker} className="inline-flex max-w-full items-center gap-2">
            <span aria-hidden="true" className={`size-2 rounded-full ${toneOf(index).dot}`} />
            <bdi className="truncate">{speaker}</bdi>
          </span>
        ))}
        {moreSpeakers > 0 ? <span>{words.more(moreSpeakers)}</span> : null}
      </span>
    </button>
  );
}

function TimeLine({ results, player: { time, seek }, hitsAt }: PlayerProps) {
  const { voices, durationSeconds } = results;
  const xOf = (seconds: number) => Math.min(1, seconds / durationSeconds) * timeLineWidth;
  return (
    <div>
      <div className="relative">
        <input
          type="range"
          min={0}
          max={Math.ceil(durationSeconds)}
          step={1}
          value={Math.floor(time)}
          aria-label={words.position}
          aria-valuetext={words.positionOf(shortClock(time), shortClock(durationSeconds))}
          onChange={(event) => seek(Number(event.target.value))}
          className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer opacity-0 no-script:hidden"
        />
        <Voices voices={voices}>
          {hitsAt.map((at, index) => (
            <rect key={index} x={xOf(at)} width="0.7" height="40" className="fill-ink-900" />
          ))}
          <rect width={xOf(time)} height="40" className="fill-ink-900/12" />
          <rect x={xOf(time)} width="0.8" height="40" className="fill-pine-700" />
        </Voices>
      </div>
      <p className="mt-1.5 flex justify-between text-fine text-subtle tabular-nums">
        <span>{shortClock(time)}</span>
        <span>{shortClock(durationSeconds)}</span>
      </p>
    </div>
  );
}

type VoicesProps = Pick<ShownResults, "voices"> & { children?: ReactNode };

export function Voices({ voices, children }: VoicesProps) {
  return (
    <svg
      viewBox={`0 0 ${timeLineWidth} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-11 w-full rounded-small bg-paper-100 outline-offset-2 outline-pine-600 peer-focus-visible:outline-3"
    >
      <g fill="none" strokeWidth="16">
        {voices.map(({ speaker, path }, index) => (
          <path key={speaker} d={path} transform="translate(0 20)" className={toneOf(index).line} />
        ))}
      </g>
      {children}
    </svg>
  );
}
