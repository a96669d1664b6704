import type { ShownTurn } from "../../results/search";
import { markClass, momentId, toneOf } from "./looks";
import type { ShownResults } from "./results.server";
import { transcriptRowsOf } from "./results.server";

/** Rows that are laid out together once they come into sight (`turns.css`). */
const rowsOfBlock = 12;

/** Stays as the server wrote it; thousands of rows, so their looks are in `turns.css`. */
export function TranscriptRows({ results }: { results: ShownResults }) {
  const { turns, moments } = transcriptRowsOf(results);
  const taken = new Set<number>();
  const open = new Set(moments);
  const rows = turns.map((turn, nth) => (
    <Row key={nth} turn={turn} ids={idsFor(turn, turns[nth + 1], open, taken)} />
  ));
  const blocks = Array.from({ length: Math.ceil(rows.length / rowsOfBlock) }, (_, nth) =>
    rows.slice(nth * rowsOfBlock, (nth + 1) * rowsOfBlock),
  );
  return (
    <div lang={results.notes?.language ?? undefined} className="turns">
      {blocks.map((rows, nth) => (
        <ol key={nth}>{rows}</ol>
      ))}
    </div>
  );
}

/** Ids of a turn in seconds: its own, and those within it to which the notes link. */
function idsFor(
  { start }: ShownTurn,
  next: ShownTurn | undefined,
  open: Set<number>,
  taken: Set<number>,
): readonly number[] {
  if (start === null) return [];
  const first = Math.floor(start);
  const end = next?.start ?? Infinity;
  const within = [...open].filter((second) => second > first && second < end);
  const ids = [first, ...within].filter((second) => !taken.has(second));
  for (const second of ids) {
    taken.add(second);
    open.delete(second);
  }
  return ids;
}

function Row({ turn, ids }: { turn: ShownTurn; ids: readonly number[] }) {
  const { speaker, nth, start, at, pieces } = turn;
  const [id, ...within] = ids;
  const first = start === null ? undefined : Math.floor(start);
  return (
    <li id={id === undefined ? undefined : momentId(id)} data-at={first}>
      {within.map((second) => (
        <span key={second} id={momentId(second)} />
      ))}
      <p>
        <i className={toneOf(nth).dot} />
        <b dir="auto">{speaker}</b>
        {first === undefined ? null : <a href={`#${momentId(first)}`}>{at}</a>}
      </p>
      <p dir="auto">
        {pieces.map((piece, number) =>
          piece.hit ? (
            <mark key={number} className={markClass}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </p>
    </li>
  );
}
