import type { SearchedTurn } from "../../results/search";
import { shortClock } from "../../results/transcript";
import { markClass, momentId, toneOf } from "./looks";
import { type ShownResults, shownTurnsOf } from "./results.server";

/** Rows that are laid out together when they come into view (`turns.css`). */
const rowsOfBlock = 12;

type RowsProps = { results: Pick<ShownResults, "matches" | "speakers" | "notes"> };

/** Thousands of rows, so React never hydrates them and their styles are in `turns.css`. */
export function TranscriptRows({ results: { matches, speakers, notes } }: RowsProps) {
  const turns = shownTurnsOf({ matches });
  const moments = (notes?.lines ?? []).map(({ at }) => Math.floor(at));
  const usedIds = new Set<number>();
  const rows = turns.map((turn, index) => {
    const start = turn.start === null ? null : Math.floor(turn.start);
    const end = turns[index + 1]?.start ?? Infinity;
    // Notes link to seconds within a turn, so these get an id too.
    const within = moments.filter((at) => start !== null && at >= start && at < end);
    const seconds = new Set(start === null ? [] : [start, ...within]);
    const ids = [...seconds].filter((second) => !usedIds.has(second));
    for (const second of ids) usedIds.add(second);
    const dot = toneOf(speakers.indexOf(turn.speaker)).dot;
    return <Row key={index} turn={turn} dot={dot} start={start} ids={ids} />;
  });
  const blocks = Array.from({ length: Math.ceil(rows.length / rowsOfBlock) }, (_, index) =>
    rows.slice(index * rowsOfBlock, (index + 1) * rowsOfBlock),
  );
  return (
    <div lang={notes?.language ?? undefined} className="turns">
      {blocks.map((block, index) => (
        <ol key={index}>{block}</ol>
      ))}
    </div>
  );
}

/** `dot`: class of the speaker's color. `start`: whole seconds. `ids`: seconds that links may name. */
function Row({
  turn: { speaker, pieces },
  dot,
  start,
  ids: [id, ...within],
}: {
  turn: SearchedTurn;
  dot: string;
  start: number | null;
  ids: readonly number[];
}) {
  return (
    <li id={id === undefined ? undefined : momentId(id)} data-at={start}>
      {within.map((second) => (
        <span key={second} id={momentId(second)} />
      ))}
      <p>
        <i className={dot} />
        <b dir="auto">{speaker}</b>
        {start === null ? null : <a href={`#${momentId(start)}`}>{shortClock(start)}</a>}
      </p>
      <p dir="auto">
        {pieces.map(({ text, hit }, index) =>
          hit ? (
            <mark key={index} className={markClass}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}
