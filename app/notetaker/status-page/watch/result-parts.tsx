import type { ReactNode } from "react";
import { NotesCard } from "./notes-card";
import { PlayerCard } from "./player-card";
import type { ShownResults } from "./results.server";
import { SpeakersCard } from "./speakers-card";
import { TranscriptCard } from "./transcript-card";
import { useFollow } from "./use-follow";
import { usePlayer } from "./use-player";
import { useSearch } from "./use-search";

type ResultProps = { results: ShownResults; rows: ReactNode; children: ReactNode };

/** `rows`: the transcript, rendered by the server alone. `children`: further cards. */
export function ResultParts({ results, rows, children }: ResultProps) {
  const { notes, nameableSpeakers } = results;
  const player = usePlayer();
  const following = useFollow(player.time, player.hasStarted);
  const searching = useSearch(following.box, results.matches);

  return (
    <div className="column relative -mt-28 grid gap-5 pb-16 print:mt-0 print:block lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="no-print min-w-0">
        <PlayerCard results={results} player={player} hitsAt={searching.matches.hitsAt} />
      </div>
      <div className="min-w-0 space-y-5 lg:row-start-2">
        {notes ? <NotesCard notes={notes} /> : null}
      </div>
      <div className="relative min-w-0 lg:col-start-2 lg:row-start-1 lg:min-h-[34rem]">
        <TranscriptCard results={results} searching={searching} following={following} rows={rows} />
      </div>
      <div className="no-print min-w-0 space-y-5 lg:col-start-2 lg:row-start-2">
        <SpeakersCard speakers={nameableSpeakers} />
        {children}
      </div>
    </div>
  );
}
