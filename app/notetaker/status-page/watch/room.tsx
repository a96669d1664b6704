import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Container } from "~/components/ui/container";
import type { StatusView } from "../view";
import { FactsCard } from "../views/facts";
import { ChaptersCard, FilesCard } from "./files-card";
import { useFollow } from "./hooks/use-follow";
import { type Player, stepSeconds, useMoments, usePlayer } from "./hooks/use-player";
import { useSearch } from "./hooks/use-search";
import { NotesCard } from "./notes-card";
import { PlayerCard } from "./player-card";
import type { ShownResults } from "./results";
import { SpeakersCard } from "./speakers-card";
import { TranscriptCard } from "./transcript-card";

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
        {naming ? <SpeakersCard speakers={naming} token={token} /> : null}
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

/** Where keys have a meaning of their own. */
const typing = "input, select, textarea, [contenteditable]";
const pressing = "a, button, summary";

/**
 * The keys of the player. Up and down scroll the page unless the player has the focus. Whoever finds them in
 * the way switches them off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html).
 */
function useShortcuts(
  { toggle, step, changeSpeed }: Player,
  frame: RefObject<HTMLElement>,
  search: RefObject<HTMLInputElement>,
): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(true);

  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || target.matches(typing)) return;
      const inPlayer = frame.current?.contains(target) === true;
      const act = {
        " ": target.closest(pressing) ? undefined : toggle,
        ArrowLeft: () => step(-stepSeconds),
        ArrowRight: () => step(stepSeconds),
        ArrowUp: inPlayer ? () => changeSpeed(1) : undefined,
        ArrowDown: inPlayer ? () => changeSpeed(-1) : undefined,
        "/": () => search.current?.focus(),
      }[key];
      if (!act) return;
      // The browser's own player knows some of these keys too.
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, toggle, step, changeSpeed, frame, search]);

  return [on, setOn];
}
