import { shortClock } from "../../results/transcript";
import { markClass, toneOf } from "./appearance";
import { momentId } from "./moment";
import { type ShownResults, shownTurnsOf } from "./results.server";

/** Rows that are laid out together when they come into view (`turns.css`). */
const rowsPerBlock = 12;

type RowsProps = { results: Pick<ShownResults, "matches" | "speakers" | "notes"> };

/** There may be thousands of rows, so React never hydrates them and their styles are in `turns.css`. */
export function TranscriptRows({ results: { matches, speakers, notes } }: RowsProps) {
  // The loader kept the turns in the Worker, in a WeakMap with the object `matches` as the key.
  const turns = shownTurnsOf({ matches });
  const noteSeconds = (notes?.lines ?? []).map(({ at }) => Math.floor(at));
  const usedSeconds = new Set<number>();
  const rows = turns.map((turn, index) => {
    const start = turn.start === null ? null : Math.floor(turn.start);
    const nextStart = turns[index + 1]?.start ?? Infinity;
    // Links lead to the turn's start and to the notes within the turn.
    const anchorSeconds =
      start === null ? [] : [start, ...noteSeconds.filter((at) => at >= start && at < nextStart)];
    const newSeconds = [...new Set(anchorSeconds)].filter((second) => !usedSeconds.has(second));
    for (const second of newSeconds) usedSeconds.add(second);
    const [first, ...others] = newSeconds;
    return (
      <li key={index} id={first === undefined ? undefined : momentId(first)} data-at={start}>
        {others.map((second) => (
          <span key={second} id={momentId(second)} />
        ))}
        <p>
          <i className={toneOf(speakers.indexOf(turn.speaker)).dot} />
          <b dir="auto">{turn.speaker}</b>
          {start === null ? null : <a href={`#${momentId(start)}`}>{shortClock(start)}</a>}
        </p>
        <p dir="auto">
          {turn.pieces.map(({ text, hit }, piece) =>
            hit ? (
              <mark key={piece} className={markClass}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </li>
    );
  });
  const blocks = Array.from({ length: Math.ceil(rows.length / rowsPerBlock) }, (_, index) =>
    rows.slice(index * rowsPerBlock, (index + 1) * rowsPerBlock),
  );
  return (
    <div lang={notes?.language ?? undefined} className="turns">
      {blocks.map((block, index) => (
        <ol key={index}>{block}</ol>
      ))}
    </div>
  );
}
