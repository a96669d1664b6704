import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { isBeforeTheDoor, liveStateOf, type LiveState } from "../../live/live-state";
import { useLiveState } from "../../live/use-live-state";
import type { StatusView } from "../view";

const usualMs = 10_000;
const soonMs = 3_000;
/** Until the bot is in, its state is polled apart: the whole page needs one turn in three. */
const turnsWatched = 3;

/** Refreshes a live page while it is visible and no field has the focus. Returns the state. */
export function useLiveRefresh(
  { live, phase, minutesLeft }: Pick<StatusView, "live" | "phase" | "minutesLeft">,
  token: string,
  soon: boolean,
): LiveState | null {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === "idle";
  const isBehind = useRef(false);

  const refresh = useCallback(() => {
    if (!idle.current || isFillingIn(document.activeElement)) return;
    isBehind.current = false;
    revalidate();
  }, [revalidate]);

  const first = liveStateOf(phase) ?? "over";
  const isWatched = live && isBeforeTheDoor(first);
  const watched = useLiveState(isWatched ? token : null, { state: first, minutesLeft }, () => {
    isBehind.current = true;
    refresh();
  });

  useEffect(() => {
    if (!live) return;
    let turn = 0;
    const seen = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const next = () => {
      turn += 1;
      if (!isWatched || soon || isBehind.current || turn % turnsWatched === 0) seen();
    };
    const timer = setInterval(next, soon ? soonMs : usualMs);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [live, isWatched, soon, refresh]);
  return isWatched ? watched.state : null;
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
