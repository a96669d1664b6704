import { useEffect } from "react";
import { isBeforeAdmission, type LiveAnswer } from "./live-state";

const maxRetryMs = 120_000;

/**
 * Calls `ask` when the next answer is due, and when the tab is shown again. Pauses grow until `live`
 * is a new object. `ask` must be the same function in each render.
 */
export function useAskAgain(live: LiveAnswer | null, ask: () => void | Promise<void>): void {
  useEffect(() => {
    if (live === null || live.askInSeconds === null) return;
    const asksInBackground = isBeforeAdmission(live);
    let pauseMs = live.askInSeconds * 1_000;
    let timer = setTimeout(next, pauseMs);

    function next() {
      const isShown = document.visibilityState === "visible";
      const mayAsk = isShown ? !isFillingIn() : asksInBackground;
      if (mayAsk) {
        void ask();
        // Doubles up to `maxRetryMs`; a longer pause stays as it is.
        pauseMs = Math.max(pauseMs, Math.min(pauseMs * 2, maxRetryMs));
      }
      clearTimeout(timer);
      timer = setTimeout(next, pauseMs);
    }
    const whenShown = () => {
      if (document.visibilityState === "visible") next();
    };
    document.addEventListener("visibilitychange", whenShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", whenShown);
    };
  }, [live, ask]);
}

/** A refresh could remove a form that is being filled in. */
function isFillingIn(): boolean {
  return document.hasFocus() && document.activeElement?.matches("input, select, textarea") === true;
}
