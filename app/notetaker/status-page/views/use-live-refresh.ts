import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** How often a page that may change is asked for again. Milliseconds. */
const usualMs = 10_000;
/** After an action, whose effect is awaited. */
const soonMs = 3_000;

/**
 * Asks for the page's data again while `live`, as long as somebody can see it and nobody is filling in
 * a field. A tab that comes back into view is up to date at once.
 */
export function useLiveRefresh(live: boolean, soon: boolean): void {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === "idle";

  useEffect(() => {
    if (!live) return;
    const refresh = () => {
      const seen = document.visibilityState === "visible";
      if (seen && idle.current && !isFillingIn(document.activeElement)) revalidate();
    };
    const timer = setInterval(refresh, soon ? soonMs : usualMs);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [live, soon, revalidate]);
}

/** The title of the state once it has changed; empty for the one that the page came with. */
export function useChangeText(title: string): string {
  const [first] = useState(title);
  const [changed, setChanged] = useState("");
  useEffect(() => {
    if (title !== first) setChanged(title);
  }, [title, first]);
  return changed;
}

function isFillingIn(element: Element | null): boolean {
  return element?.matches("input, select, textarea") === true;
}
