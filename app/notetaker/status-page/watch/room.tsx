import { type ReactNode, useRef } from "react";
import { Container } from "~/components/ui/container";
import { FactsCard } from "../views/facts";
import type { StatusView } from "../view";
import { ChaptersCard, FilesCard } from "./files-card";
import { NotesCard } from "./notes-card";
import { PlayerCard } from "./player-card";
import type { ShownResults } from "./results";
import { SpeakersCard } from "./speakers-card";
import { TranscriptCard } from "./transcript-card";
import { useFollow } from "./hooks/use-follow";
import { useMoments, usePlayer } from "./hooks/use-player";
import { useSearch } from "./hooks/use-search";
import { useShortcuts } from "./hooks/use-shortcuts";

/**
 * What the meeting left behind, the result first: the recording with its transcript beside it, then what it
 * came to. On a phone the notes come before the transcript.
 */
export function WatchRoom({
  view,
  results,
  token,
  rows,
}: {
  view: StatusView;
  results: ShownResults;
  token: string;
  /** The turns of the transcript, as the server has written them. */
  rows: ReactNode;
}) {
  const media = useRef<HTMLMediaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { transcript, notes, chapters, naming } = results;

  const player = usePlayer(media);
  useMoments(player.seek, [results.video, results.audio].includes("there"));
  const keys = useShortcuts(player, frame, searchField);
  const following = useFollow(scroller, player.time, player.started);
  const { query, hits, total, hitsAt } = transcript.ok ? transcript : nothingFound;
  const searching = useSearch(scroller, { query, hits, turns: total, hitsAt });

  return (
    <Container className="relative -mt-28 grid gap-5 pb-16 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div ref={frame} className="min-w-0">
        <PlayerCard
          results={results}
          token={token}
          media={media}
          player={player}
          hitsAt={searching.found.hitsAt}
          keys={keys}
          transcriptText={
            transcript.ok && isWhole(transcript) ? () => textOfRows(scroller.current) : null
          }
        />
      </div>
      <div className="min-w-0 space-y-5 lg:row-start-2">
        {notes ? <NotesCard notes={notes} /> : null}
      </div>
      <div className="relative min-w-0 lg:col-start-2 lg:row-start-1 lg:min-h-[34rem]">
        <TranscriptCard
          transcript={transcript}
          token={token}
          scroller={scroller}
          searchField={searchField}
          searching={searching}
          following={player.started ? following : null}
          rows={rows}
        />
      </div>
      <div className="min-w-0 space-y-5 lg:col-start-2 lg:row-start-2">
        <ChaptersCard chapters={chapters} />
        {naming ? <SpeakersCard naming={naming} token={token} /> : null}
        <FilesCard
          token={token}
          has={{
            video: results.video === "there",
            audio: results.audio === "there",
            transcript: transcript.ok,
          }}
        />
        <FactsCard view={view} isOver />
      </div>
    </Container>
  );
}

/** In a part of it, or among what was found, there is not everything to copy. */
function isWhole({ query, pages, total }: { query: string; pages: number; total: number }) {
  return query === "" && pages === 1 && total > 0;
}

/** The turns are in the document alone. */
function textOfRows(rows: HTMLElement | null): string {
  const turns = [...(rows?.querySelectorAll("li") ?? [])].map((turn) => {
    const [head, said] = turn.querySelectorAll("p");
    const speaker = head?.querySelector("b")?.textContent ?? "";
    const at = head?.querySelector("a")?.textContent;
    return `${speaker}${at ? ` (${at})` : ""}\n${said?.textContent ?? ""}`;
  });
  return turns.join("\n\n");
}

const nothingFound = { query: "", hits: 0, total: 0, hitsAt: [] };
