import { useRef } from "react";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { href } from "~/lib/render/href";
import type { TranscriptPage } from "../../results/search";
import type { Missing } from "../../status";
import { statusWords } from "../page-words";
import { Transcript } from "./transcript";

const words = statusWords.results;

export type ShownResults = {
  readonly video: Missing | "there";
  readonly transcript:
    | { readonly ok: true; readonly page: TranscriptPage }
    | { readonly ok: false; readonly missing: Missing };
};

/** What the meeting left behind: the video, the transcript and everything as files. */
export function Results({ results, token }: { results: ShownResults; token: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const { transcript } = results;
  const mayPlay = results.video === "there";
  const captions = transcript.ok ? href("result-transcript-vtt", { query: { token } }) : undefined;

  const seek = (seconds: number) => {
    const player = video.current;
    if (!player) return;
    player.currentTime = seconds;
    // A browser may refuse to play before somebody has pressed its own button.
    player.play().catch(() => undefined);
    player.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className="grid gap-x-5 gap-y-10 lg:grid-cols-[1fr_360px]">
      <section aria-labelledby="video" className="min-w-0">
        <h2 id="video" className="text-h3">
          {words.video}
        </h2>
        <div className="mt-5">
          {mayPlay ? (
            <video
              ref={video}
              controls
              preload="none"
              playsInline
              aria-label={words.videoLabel}
              src={href("result-video", { query: { token } })}
              className="aspect-video w-full rounded-card bg-ink-900"
            >
              <track kind="captions" label={words.captions} src={captions} />
            </video>
          ) : (
            <Alert>
              <p>{words.videoMissing}</p>
            </Alert>
          )}
        </div>
      </section>
      <Downloads token={token} hasVideo={mayPlay} hasTranscript={transcript.ok} />
      <section aria-labelledby="transcript" className="min-w-0 lg:col-span-2">
        <h2 id="transcript" className="scroll-mt-6 text-h3">
          {words.transcript}
        </h2>
        {transcript.ok ? (
          <Transcript page={transcript.page} token={token} onSeek={mayPlay ? seek : null} />
        ) : (
          <div className="mt-5">
            <Alert>
              <p>{words.missing[transcript.missing]}</p>
            </Alert>
          </div>
        )}
      </section>
    </div>
  );
}

function Downloads({
  token,
  hasVideo,
  hasTranscript,
}: {
  token: string;
  hasVideo: boolean;
  hasTranscript: boolean;
}) {
  const files = words.files.filter(({ resource }) => {
    if (resource === "result-video") return hasVideo;
    return resource === "result-chat" || hasTranscript;
  });
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="text-h3">
        {words.downloads}
      </h2>
      <Card className="mt-5 py-2! sm:py-2!">
        <ul className="divide-y divide-paper-200">
          {files.map(({ resource, label, icon }) => (
            <li key={resource}>
              <a
                href={href(resource, { query: { token } })}
                className="flex min-h-11 items-center gap-3 py-1.5 text-small font-medium text-pine-700 hover:underline hover:underline-offset-3"
              >
                <Icon name={icon} className="size-5 text-subtle" />
                <span className="grow">{label}</span>
                <Icon name="download" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-3 text-fine text-subtle">{words.note}</p>
    </section>
  );
}
