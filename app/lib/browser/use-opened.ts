import { useCallback, useEffect, useRef, useState } from "react";
import { onPop, stepBack } from "./history-entries";

type Opened = {
  /** What is open over the page. */
  readonly opened: string | null;
  readonly open: (what: string) => void;
  readonly close: () => void;
};

/**
 * What is open over a page has an entry of the history: "back" closes it, "forward" and a reload open
 * it again, and closing it in any other way takes the entry back. One for a page.
 */
export function useOpened(): Opened {
  const [opened, setOpened] = useState<string | null>(null);
  const now = useRef<string | null>(null);
  /** Steps back are taken some time after they are asked for. */
  const leaving = useRef(false);

  const show = useCallback((what: string | null) => {
    now.current = what;
    setOpened(what);
  }, []);

  useEffect(() => {
    const follow = () => {
      const left = leaving.current;
      leaving.current = false;
      // What was opened while the entry of the one before was being left gets its own now.
      if (left && now.current !== null) addEntry(now.current);
      else show(openedInEntry());
    };
    follow();
    return onPop(follow);
  }, [show]);

  const open = useCallback(
    (what: string) => {
      if (now.current === what) return;
      // What takes the place of another takes its entry too.
      const keep = now.current === null ? addEntry : takeEntry;
      show(what);
      if (!leaving.current) keep(what);
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

function takeEntry(opened: string): void {
  window.history.replaceState({ opened }, "");
}

function openedInEntry(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("opened" in state)) return null;
  return typeof state.opened === "string" ? state.opened : null;
}
