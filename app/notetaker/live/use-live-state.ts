import { useEffect, useRef, useState } from "react";
import { href } from "~/lib/render/href";
import { isBeforeTheDoor, type LiveAnswer, type LiveState } from "./live-state";

/** Milliseconds. The pause before the first question; it doubles with each failure. */
const firstMs = 5_000;
const longestPauseMs = 120_000;
const timeoutMs = 10_000;

export type Live = Pick<LiveAnswer, "state" | "minutesLeft">;

/**
 * Returns a notetaker's live state. Before the bot is inside, a hidden tab goes on asking, because
 * its title alerts its reader. Asks nothing if `token` is null.
 */
export function useLiveState(
  token: string | null,
  first: Live,
  onChange: (state: LiveState) => void = () => undefined,
): Live {
  const [live, setLive] = useState(first);
  const state = useRef(first.state);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });

  useEffect(() => {
    if (token === null) return;
    return keepAsking(token, (answer) => {
      const isNew = answer.state !== state.current;
      state.current = answer.state;
      setLive(answer);
      if (isNew) changed.current(answer.state);
    });
  }, [token]);
  return live;
}

/** Asks until the last state or until the returned function is called. */
function keepAsking(token: string, onAnswer: (answer: LiveAnswer) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: LiveState | null = null;
  let failures = 0;
  let isAsking = false;

  const after = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ms);
  };

  const ask = async () => {
    const isShown = document.visibilityState === "visible";
    const isWorthIt = isShown || state === null || isBeforeTheDoor(state);
    if (isAsking || signal.aborted || !isWorthIt) return;
    isAsking = true;
    const answer = await question(token).catch(() => "failed" as const);
    isAsking = false;
    if (signal.aborted || answer === "over") return stopped.abort();
    if (answer === "failed") {
      failures += 1;
      return after(Math.min(firstMs * 2 ** failures, longestPauseMs));
    }
    failures = 0;
    state = answer.state;
    onAnswer(answer);
    if (answer.again === null) stopped.abort();
    else after(answer.again * 1_000);
  };

  const look = () => {
    if (document.visibilityState === "visible" && state !== null) void ask();
  };
  document.addEventListener("visibilitychange", look, { signal });
  after(firstMs);
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

async function question(token: string): Promise<LiveAnswer | "over" | "failed"> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(href("live-state", { query: { token } }), { signal });
  if (response.status === 404) return "over";
  return response.ok ? ((await response.json()) as LiveAnswer) : "failed";
}
