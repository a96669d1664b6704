import type { ShownTurn } from "../../results/search";
import { markClass, momentId, toneOf } from "./looks";
import { type ShownResults, transcriptRowsOf } from "./results.server";

/** Rows that are laid out together when they come into view (`turns.css`). */
const rowsOfBlock = 12;

/** Thousands of rows, so React never hydrates them and their styles are in `turns.css`. */
export function TranscriptRows({ results }: { results: ShownResults }) {
  const turns = transcriptRowsOf(results);
  const moments = (results.notes?.lines ?? []).map(({ at }) => Math.floor(at));
  const usedIds = new Set<number>();
  const rows = turns.map((turn, index) => {
    const start = turn.start === null ? null : Math.floor(turn.start);
    const end = turns[index + 1]?.start ?? Infinity;
    // Notes link to seconds within a turn, so these get an id too.
    const within = moments.filter((at) => start !== null && at >= start && at < end);
    const seconds = new Set(start === null ? [] : [start, ...within]);
    const ids = [...seconds].filter((second) => !usedIds.has(second));
    for (const second of ids) usedIds.add(second);
    return <Row key={index} turn={turn} start={start} ids={ids} />;
  });
  const blocks = Array.from({ length: Math.ceil(rows.length / rowsOfBlock) }, (_, index) =>
    rows.slice(index * rowsOfBlock, (index + 1) * rowsOfBlock),
  );
  return (
    <div lang={results.notes?.language ?? undefined} className="turns">
      {blocks.map((block, index) => (
        <ol key={index}>{block}</ol>
      ))}
    </div>
  );
}

function Row({
  turn: { speaker, speakerIndex, at, pieces },
  start,
  ids: [id, ...within],
}: {
  turn: ShownTurn;
  start: number | null;
  ids: readonly number[];
}) {
  return (
    <li id={id === undefined ? undefined : momentId(id)} data-at={start}>
      {within.map((second) => (
        <span key={second} id={momentId(second)} />
      ))}
      <p>
        <i className={toneOf(speakerIndex).dot} />
        <b dir="auto">{speaker}</b>
        {start === null ? null : <a href={`#${momentId(start)}`}>{at}</a>}
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
