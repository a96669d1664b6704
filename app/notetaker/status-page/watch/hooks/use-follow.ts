import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Keys that scroll. */
const scrollingKeys = ["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"];

/** Marks the current turn and keeps it in sight until the person scrolls. */
export function useFollow(
  scroller: RefObject<HTMLElement>,
  time: number,
  plays: boolean,
): { readonly follows: boolean; readonly goOn: () => void; readonly stop: () => void } {
  const [follows, setFollows] = useState(true);
  const turns = useRef<{ readonly at: number; readonly row: HTMLElement }[]>([]);
  const current = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    turns.current = Array.from(box.querySelectorAll<HTMLElement>("[data-at]"), (row) => {
      return { at: Number(row.dataset["at"]), row };
    });
    const stop = () => setFollows(false);
    const stopByKey = ({ key }: KeyboardEvent) => {
      if (scrollingKeys.includes(key)) stop();
    };
    // The bar at its side belongs to the box itself, what is said does not.
    const stopByBar = ({ target }: PointerEvent) => {
      if (target === box) stop();
    };
    box.addEventListener("wheel", stop, { passive: true });
    box.addEventListener("touchmove", stop, { passive: true });
    box.addEventListener("keydown", stopByKey);
    box.addEventListener("pointerdown", stopByBar);
    return () => {
      box.removeEventListener("wheel", stop);
      box.removeEventListener("touchmove", stop);
      box.removeEventListener("keydown", stopByKey);
      box.removeEventListener("pointerdown", stopByBar);
    };
  }, [scroller]);

  useEffect(() => {
    if (!plays) return;
    const row = rowAt(turns.current, time);
    if (row !== current.current) {
      current.current?.removeAttribute("aria-current");
      row?.setAttribute("aria-current", "true");
      current.current = row;
    }
    if (row && follows && scroller.current) bringIntoView(scroller.current, row);
  }, [scroller, time, plays, follows]);

  const goOn = useCallback(() => setFollows(true), []);
  const stop = useCallback(() => setFollows(false), []);
  return { follows, goOn, stop };
}

/** The last turn that has begun. */
function rowAt(
  turns: readonly { readonly at: number; readonly row: HTMLElement }[],
  time: number,
): HTMLElement | null {
  let from = 0;
  let to = turns.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((turns[middle]?.at ?? Infinity) <= time) from = middle + 1;
    else to = middle;
  }
  return turns[from - 1]?.row ?? null;
}

/** Scrolls the box alone; rows out of sight have estimated heights, so it corrects itself later. */
export function bringIntoView(box: HTMLElement, row: HTMLElement): void {
  const away = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const by = away - box.clientHeight / 3;
  if (Math.abs(by) < 8) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isFar = Math.abs(by) > box.clientHeight;
  box.scrollBy({ top: by, behavior: isFar || isStill ? "instant" : "smooth" });
}
