import { useEffect, useRef, useState } from "react";
import { href } from "~/lib/render/href";
import { isBeforeTheDoor, type LiveAnswer, type LiveState } from "./live-state";

/** Milliseconds. The first question follows the page's own answer; after a failure the pauses double. */
const firstMs = 5_000;
const longestPauseMs = 120_000;
/** An answer that takes longer is taken for none. */
const patienceMs = 10_000;

export type Live = Pick<LiveAnswer, "state" | "minutesLeft">;

/**
 * Where a notetaker is, asked for again as often as the last answer says: every five seconds while
 * somebody has to let it in. A tab that nobody looks at goes on asking until then, because its title
 * calls its reader; afterwards it asks when it is looked at again. `token` is null where nothing is
 * asked; `onChange` is called with each new state.
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
      setLive({ state: answer.state, minutesLeft: answer.minutesLeft });
      if (isNew) changed.current(answer.state);
    });
  }, [token]);
  return live;
}

/** Asks until there is nothing more to come, or the function that it returns is called. */
function keepAsking(token: string, onAnswer: (answer: LiveAnswer) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: { readonly etag: string; readonly answer: LiveAnswer } | null = null;
  let failures = 0;
  let isAsking = false;

  const isWorthIt = () => {
    return document.visibilityState === "visible" || !known || isBeforeTheDoor(known.answer.state);
  };

  const after = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ms);
  };

  const ask = async () => {
    if (isAsking || signal.aborted || !isWorthIt()) return;
    isAsking = true;
    const asked = await question(token, known?.etag ?? null).catch(() => "failed" as const);
    isAsking = false;
    if (signal.aborted || asked === "over") return stopped.abort();
    if (asked === "failed") {
      failures += 1;
      return after(Math.min(firstMs * 2 ** failures, longestPauseMs));
    }

    failures = 0;
    if (asked !== "unchanged") {
      known = asked;
      onAnswer(asked.answer);
    }
    const again = known?.answer.again ?? null;
    if (again === null) stopped.abort();
    else after(again * 1_000);
  };

  const look = () => {
    if (document.visibilityState === "visible" && known !== null) void ask();
  };
  document.addEventListener("visibilitychange", look, { signal });
  after(firstMs);
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

/** `over`: nobody was given this link, or its time has passed. */
async function question(token: string, etag: string | null) {
  const response = await fetch(href("live-state", { query: { token } }), {
    headers: etag === null ? {} : { "If-None-Match": etag },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.status === 304) return "unchanged";
  if (response.status === 404) return "over";
  if (!response.ok) return "failed";
  const answer = (await response.json()) as LiveAnswer;
  return { etag: response.headers.get("ETag") ?? "", answer };
}
