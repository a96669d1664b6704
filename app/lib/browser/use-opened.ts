import { useCallback, useEffect, useRef, useState } from "react";
import { onPop, stepBack } from "./history-entries";

/** Gives a dialog its own history entry: Back closes it. Use it once per page. */
export function useOpened() {
  const [opened, setOpened] = useState<string | null>(null);
  /** Equal to `opened`, but set before the next render. */
  const latest = useRef<string | null>(null);
  /** True from `stepBack` until its popstate event. */
  const isLeaving = useRef(false);

  const show = useCallback((dialog: string | null) => {
    latest.current = dialog;
    setOpened(dialog);
  }, []);

  useEffect(() => {
    const followHistory = () => {
      const hasLeft = isLeaving.current;
      isLeaving.current = false;
      // A dialog that was opened while the previous entry was being left gets its entry now.
      if (hasLeft && latest.current !== null) addEntry(latest.current);
      else show(openedInEntry());
    };
    followHistory();
    return onPop(followHistory);
  }, [show]);

  const open = useCallback(
    (dialog: string) => {
      if (latest.current === dialog) return;
      const writeEntry = latest.current === null ? addEntry : replaceEntry;
      show(dialog);
      if (!isLeaving.current) writeEntry(dialog);
    },
    [show],
  );
  const close = useCallback(() => {
    show(null);
    if (isLeaving.current || openedInEntry() === null) return;
    isLeaving.current = true;
    stepBack();
  }, [show]);
  return { opened, open, close };
}

function addEntry(opened: string): void {
  window.history.pushState({ opened }, "");
}

function replaceEntry(opened: string): void {
  window.history.replaceState({ opened }, "");
}

function openedInEntry(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("opened" in state)) return null;
  return typeof state.opened === "string" ? state.opened : null;
}
