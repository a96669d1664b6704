import { shortClock } from "../../results/transcript";
import { markClass, toneOf } from "./appearance";
import { momentId } from "./moment";
import { type ShownResults, shownTurnsOf } from "./results.server";

/** Rows that are laid out together when they come into view (`turns.css`). */
const rowsPerBlock = 12;

type RowsProps = { results: Pick<ShownResults, "matches" | "speakers" | "notes"> };

/** There may be thousands of rows, so React never hydrates them and their styles are in `turns.css`. */
export function TranscriptRows({ results: { matches, speakers, notes } }: RowsProps) {
  const turns = shownTurnsOf({ matches });
  const noteSeconds = (notes?.lines ?? []).map(({ at }) => Math.floor(at));
  const usedIds = new Set<number>();
  const rows = turns.map((turn, index) => {
    const start = turn.start === null ? null : Math.floor(turn.start);
    const end = turns[index + 1]?.start ?? Infinity;
    // Notes link to seconds within a turn, so these get an id too.
    const linked =
      start === null ? [] : [start, ...noteSeconds.filter((at) => at >= start && at < end)];
    const ids = [...new Set(linked)].filter((second) => !usedIds.has(second));
    for (const second of ids) usedIds.add(second);
    const [id, ...otherIds] = ids;
    return (
      <li key={index} id={id === undefined ? undefined : momentId(id)} data-at={start}>
        {otherIds.map((second) => (
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
