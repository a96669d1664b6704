import { type RefObject, useCallback, useState } from "react";
import { cleanedQuery, patternOf, piecesOf } from "../../../results/search";
import { chosenMarkClass, markClass } from "../looks";
import { bringIntoView } from "./use-follow";

type Found = {
  readonly query: string;
  readonly hits: number;
  readonly turns: number;
  /** When those turns begin; seconds. */
  readonly hitsAt: readonly number[];
  /** The current match, from 1; 0 before the first. */
  readonly nth: number;
};

/** Marks words that the server wrote, which React never touches. `first` is of the document. */
export function useSearch(scroller: RefObject<HTMLElement>, first: Omit<Found, "nth">) {
  const [found, setFound] = useState<Found>({ ...first, nth: 0 });

  const search = useCallback(
    (typed: string) => {
      const query = cleanedQuery(typed);
      const marked = scroller.current ? markIn(scroller.current, query) : nothing;
      setFound({ query, ...marked, nth: 0 });
    },
    [scroller],
  );
  const show = useCallback(
    (nth: number) => {
      const box = scroller.current;
      const marks = box ? Array.from(box.querySelectorAll("mark")) : [];
      const mark = marks[nth - 1];
      if (!box || !mark) return;
      for (const one of marks) one.className = markClass;
      mark.className = `${markClass} ${chosenMarkClass}`;
      bringIntoView(box, mark);
      setFound((before) => ({ ...before, nth }));
    },
    [scroller],
  );
  return { found, search, show };
}

const nothing = { hits: 0, turns: 0, hitsAt: [] as readonly number[] };

function markIn(box: HTMLElement, query: string): typeof nothing {
  const pattern = patternOf(query);
  const found = { hits: 0, turns: 0, hitsAt: [] as number[] };
  for (const words of box.querySelectorAll<HTMLElement>("li > p:last-child")) {
    const text = words.textContent ?? "";
    const pieces = piecesOf(text, pattern);
    const hits = pieces.filter(({ hit }) => hit).length;
    // Most turns neither have a mark nor get one.
    if (hits === 0 && words.firstElementChild === null) continue;
    words.replaceChildren(...pieces.map(({ text: piece, hit }) => (hit ? marked(piece) : piece)));
    if (hits === 0) continue;
    found.hits += hits;
    found.turns += 1;
    const at = words.closest<HTMLElement>("[data-at]")?.dataset["at"];
    if (at !== undefined) found.hitsAt.push(Number(at));
  }
  return found;
}

function marked(text: string): HTMLElement {
  const mark = document.createElement("mark");
  mark.className = markClass;
  mark.textContent = text;
  return mark;
}
