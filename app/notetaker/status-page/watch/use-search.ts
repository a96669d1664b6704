import { type RefObject, useState } from "react";
import { cleanedQuery, patternOf, piecesOf } from "../../results/search";
import { chosenMarkClass, markClass } from "./looks";
import type { ShownResults } from "./results.server";
import { bringIntoView } from "./use-follow";

type Transcript = ShownResults["transcript"];
type Matches = Pick<Extract<Transcript, { ok: true }>, "query" | "hits" | "hitsAt" | "turns">;
const noMatches: Matches = { query: "", hits: 0, turns: 0, hitsAt: [] };

/** Marks words in the server's HTML in `box`, which React never hydrates. */
export function useSearch(box: RefObject<HTMLElement>, transcript: Transcript) {
  const [matches, setMatches] = useState<Matches>(transcript.ok ? transcript : noMatches);
  /** The current match, from 1; 0 before the first. */
  const [current, setCurrent] = useState(0);

  const search = (typed: string) => {
    const query = cleanedQuery(typed);
    if (box.current) setMatches(markIn(box.current, query));
    setCurrent(0);
  };
  /** Goes to the next or the previous match, and from the last to the first. */
  const step = (by: 1 | -1) => {
    const marks = Array.from(box.current?.querySelectorAll("mark") ?? []);
    const nextIndex = current % marks.length;
    const previousIndex = current <= 1 ? -1 : current - 2;
    const mark = marks.at(by === 1 ? nextIndex : previousIndex);
    if (!box.current || !mark) return;
    for (const one of marks) one.className = markClass;
    mark.className = `${markClass} ${chosenMarkClass}`;
    bringIntoView(box.current, mark);
    setCurrent(marks.indexOf(mark) + 1);
  };
  return { matches, current, search, step };
}

function markIn(box: HTMLElement, query: string) {
  const pattern = patternOf(query);
  const matches = { query, hits: 0, turns: 0, hitsAt: [] as number[] };
  for (const words of box.querySelectorAll<HTMLElement>("li > p:last-child")) {
    const pieces = piecesOf(words.textContent ?? "", pattern);
    const hits = pieces.filter(({ hit }) => hit).length;
    // Most turns have no mark and get none.
    if (hits === 0 && words.firstElementChild === null) continue;
    words.replaceChildren(...pieces.map(({ text, hit }) => (hit ? marked(text) : text)));
    if (hits === 0) continue;
    matches.hits += hits;
    matches.turns += 1;
    const at = words.closest<HTMLElement>("[data-at]")?.dataset["at"];
    if (at !== undefined) matches.hitsAt.push(Number(at));
  }
  return matches;
}

function marked(text: string): HTMLElement {
  const mark = document.createElement("mark");
  mark.className = markClass;
  mark.textContent = text;
  return mark;
}
