import { type RefObject, useState } from "react";
import { cleanedQuery, type Matches, matchesOf, patternOf, piecesOf } from "../../results/search";
import { chosenMarkClass, markClass } from "./appearance";
import { bringIntoView } from "./use-follow";

/** Marks words in the server's HTML in `box`, which React never hydrates. */
export function useSearch(box: RefObject<HTMLElement>, serverMatches: Matches) {
  const [matches, setMatches] = useState(serverMatches);
  /** -1 until a match is chosen. */
  const [currentIndex, setCurrentIndex] = useState(-1);

  const search = (typed: string) => {
    if (box.current) setMatches(markIn(box.current, cleanedQuery(typed)));
    setCurrentIndex(-1);
  };
  /** Goes to the next or the previous match, and from the last to the first. */
  const step = (by: 1 | -1) => {
    const marks = Array.from(box.current?.querySelectorAll("mark") ?? []);
    const mark = marks[currentIndex + by] ?? marks.at(by === 1 ? 0 : -1);
    if (!box.current || !mark) return;
    for (const one of marks) one.className = markClass;
    mark.className = `${markClass} ${chosenMarkClass}`;
    bringIntoView(box.current, mark);
    setCurrentIndex(marks.indexOf(mark));
  };
  return { matches, currentIndex, search, step };
}

function markIn(box: HTMLElement, query: string): Matches {
  const pattern = patternOf(query);
  const paragraphs = Array.from(box.querySelectorAll<HTMLElement>("li > p:last-child"));
  const turns = paragraphs.map((paragraph) => {
    const pieces = piecesOf(paragraph.textContent ?? "", pattern);
    const isMarked = paragraph.firstElementChild !== null;
    // Only turns with old or new marks: replacing the text of thousands would be slow.
    if (isMarked || pieces.some(({ hit }) => hit)) {
      paragraph.replaceChildren(...pieces.map(({ text, hit }) => (hit ? marked(text) : text)));
    }
    const at = paragraph.closest<HTMLElement>("[data-at]")?.dataset["at"];
    return { pieces, start: at === undefined ? null : Number(at) };
  });
  return matchesOf(query, turns);
}

function marked(text: string): HTMLElement {
  const mark = document.createElement("mark");
  mark.className = markClass;
  mark.textContent = text;
  return mark;
}
