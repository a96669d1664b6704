import { type ReactNode, useRef } from "react";
import { Container } from "~/components/ui/container";
import { FilesCard } from "./files-card";
import { useFollow } from "./hooks/use-follow";
import { useMoments, usePlayer } from "./hooks/use-player";
import { useSearch } from "./hooks/use-search";
import { NotesCard } from "./notes-card";
import { PlayerCard } from "./player-card";
import type { Place, ShownResults } from "./results.server";
import { SpeakersCard } from "./speakers-card";
import { TranscriptCard } from "./transcript-card";

/** Notes come before the transcript on a phone; `rows` is as the server wrote it. */
export function ResultParts({
  results,
  place,
  rows,
  children,
}: {
  results: ShownResults;
  place: Place;
  rows: ReactNode;
  children?: ReactNode;
}) {
  const { token } = place;
  const media = useRef<HTMLMediaElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { transcript, notes, naming } = results;

  const player = usePlayer(media);
  useMoments(player.seek, [results.video, results.audio].includes("there"));
  const following = useFollow(scroller, player.time, player.started);
  const { query, hits, total, hitsAt } = transcript.ok ? transcript : nothingFound;
  const searching = useSearch(scroller, { query, hits, turns: total, hitsAt });

  return (
    <Container className="relative -mt-28 grid gap-5 pb-16 print:mt-0 print:block lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="no-print min-w-0">
        <PlayerCard
          results={results}
          token={token}
          media={media}
          player={player}
          hitsAt={searching.found.hitsAt}
        />
      </div>
      <div className="min-w-0 space-y-5 lg:row-start-2">
        {notes ? <NotesCard notes={notes} /> : null}
      </div>
      <div className="relative min-w-0 lg:col-start-2 lg:row-start-1 lg:min-h-[34rem]">
        <TranscriptCard
          transcript={transcript}
          place={place}
          scroller={scroller}
          searchField={searchField}
          searching={searching}
          following={player.started ? following : null}
          rows={rows}
        />
      </div>
      <div className="no-print min-w-0 space-y-5 lg:col-start-2 lg:row-start-2">
        {naming ? <SpeakersCard speakers={naming} token={token} /> : null}
        <FilesCard
          place={place}
          has={{
            video: results.video === "there",
            audio: results.audio === "there",
            transcript: transcript.ok,
            tasks: notes?.lines.some(({ kind }) => kind === "task") ?? false,
          }}
        />
        {children}
      </div>
    </Container>
  );
}

const nothingFound = { query: "", hits: 0, total: 0, hitsAt: [] };
