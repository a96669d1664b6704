import { useCallback, useEffect, useRef, useState } from "react";
import { onPop, stepBack } from "./history-entries";

/** Gives a dialog its own history entry: Back closes it. Use it once per page. */
export function useOpened() {
  const [opened, setOpened] = useState<string | null>(null);
  /** Equal to `opened`, but set before the next render. */
  const latest = useRef<string | null>(null);
  /** True from `stepBack` until its popstate event. */
  const isSteppingBack = useRef(false);

  const show = useCallback((dialog: string | null) => {
    latest.current = dialog;
    setOpened(dialog);
  }, []);

  useEffect(() => {
    const followHistory = () => {
      const hasSteppedBack = isSteppingBack.current;
      isSteppingBack.current = false;
      // A dialog opened during the step back gets its entry only now.
      if (hasSteppedBack && latest.current !== null) write("pushState", latest.current);
      else show(openedInEntry());
    };
    followHistory();
    return onPop(followHistory);
  }, [show]);

  const open = useCallback(
    (dialog: string) => {
      if (latest.current === dialog) return;
      const method = latest.current === null ? "pushState" : "replaceState";
      show(dialog);
      if (!isSteppingBack.current) write(method, dialog);
    },
    [show],
  );
  const close = useCallback(() => {
    show(null);
    if (isSteppingBack.current || openedInEntry() === null) return;
    isSteppingBack.current = true;
    stepBack();
  }, [show]);
  return { opened, open, close };
}

function write(method: "pushState" | "replaceState", opened: string): void {
  window.history[method]({ opened }, "");
}

function openedInEntry(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("opened" in state)) return null;
  return typeof state.opened === "string" ? state.opened : null;
}
