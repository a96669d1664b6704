import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

const scrollingKeys = ["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"];

/** Marks the current turn of the transcript in `box` and keeps it in sight until the person scrolls. */
export function useFollow(time: number, hasStarted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);

  useEffect(() => {
    if (!hasStarted || !box.current) return;
    const rows = Array.from(box.current.querySelectorAll<HTMLElement>("[data-at]"));
    const row = rows.findLast(({ dataset }) => Number(dataset["at"]) <= time);
    const before = box.current.querySelector("[aria-current]");
    if (row !== before) {
      before?.removeAttribute("aria-current");
      row?.setAttribute("aria-current", "true");
    }
    if (row && isFollowing) bringIntoView(box.current, row);
  }, [time, hasStarted, isFollowing]);

  const pause = () => setFollowing(false);
  const resume = () => setFollowing(true);
  const scrolling = {
    onWheel: pause,
    onTouchMove: pause,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (scrollingKeys.includes(key)) pause();
    },
    // A press on the scroll bar has the box as its target, a press on the text has not.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      if (target === currentTarget) pause();
    },
  };
  return { box, scrolling, isPaused: hasStarted && !isFollowing, pause, resume };
}

const minScrollPixels = 8;

/** Scrolls the box, not the page. Rows out of view have estimated heights, so a later call corrects the position. */
export function bringIntoView(box: HTMLElement, row: HTMLElement): void {
  const distance = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
  // The row is read best with a third of the box above it.
  const pixels = distance - box.clientHeight / 3;
  if (Math.abs(pixels) < minScrollPixels) return;
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isFar = Math.abs(pixels) > box.clientHeight;
  box.scrollBy({ top: pixels, behavior: isFar || isMotionReduced ? "instant" : "smooth" });
}
