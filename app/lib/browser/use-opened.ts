import { useCallback, useEffect, useRef, useState } from "react";
import { onPop, stepBack } from "./history-entries";

/** Gives a dialog its own history entry: Back closes it. Use it once per page. */
export function useOpened() {
  const [opened, setOpened] = useState<string | null>(null);
  const now = useRef<string | null>(null);
  /** `stepBack` takes effect later. */
  const leaving = useRef(false);

  const show = useCallback((what: string | null) => {
    now.current = what;
    setOpened(what);
  }, []);

  useEffect(() => {
    const follow = () => {
      const hasLeft = leaving.current;
      leaving.current = false;
      // A dialog that was opened while the previous entry was being left gets its entry now.
      if (hasLeft && now.current !== null) addEntry(now.current);
      else show(openedInEntry());
    };
    follow();
    return onPop(follow);
  }, [show]);

  const open = useCallback(
    (what: string) => {
      if (now.current === what) return;
      const writeEntry = now.current === null ? addEntry : replaceEntry;
      show(what);
      if (!leaving.current) writeEntry(what);
    },
    [show],
  );
  const close = useCallback(() => {
    show(null);
    if (leaving.current || openedInEntry() === null) return;
    leaving.current = true;
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
