import { type RefObject, useCallback, useEffect, useState } from "react";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { momentId, momentIn } from "../looks";

export type Player = {
  /** Seconds. */
  readonly time: number;
  readonly started: boolean;
  readonly failed: boolean;
  readonly seek: (seconds: number) => void;
  readonly play: () => void;
};

/** The recording's position, and what the page does with it. Without a recording nothing happens. */
export function usePlayer(media: RefObject<HTMLMediaElement>): Player {
  const [time, setTime] = useState(0);
  const [started, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const player = media.current;
    if (!player) return;
    const showTime = () => setTime(player.currentTime);
    const showStart = () => {
      setStarted(true);
      setFailed(false);
    };
    const showFailure = () => setFailed(true);
    const heard = [
      ["timeupdate", showTime],
      ["seeking", showTime],
      ["play", showStart],
      ["error", showFailure],
    ] as const;
    for (const [event, listener] of heard) player.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of heard) player.removeEventListener(event, listener);
    };
  }, [media]);

  const seek = useCallback(
    (seconds: number) => {
      const player = media.current;
      if (!player) return;
      player.currentTime = seconds;
      setTime(seconds);
      setStarted(true);
      // Browsers refuse to play before the first click on a page.
      player.play().catch(() => undefined);
      player.scrollIntoView({ block: "nearest" });
    },
    [media],
  );
  const play = useCallback(() => void media.current?.play().catch(() => undefined), [media]);
  return { time, started, failed, seek, play };
}

/** Plays the moment that a link or the address names. */
export function useMoments(seek: (seconds: number) => void, mayPlay: boolean): void {
  useEffect(() => {
    if (!mayPlay) return;
    const fromAddress = () => {
      const moment = momentIn(window.location.hash);
      if (moment !== null) seek(moment);
    };
    const fromLink = (event: MouseEvent) => {
      const moment = momentIn(linkOfPlainClick(event)?.hash ?? "");
      if (moment === null) return;
      event.preventDefault();
      // Without an entry in the history: "back" leaves the page.
      window.history.replaceState(window.history.state, "", `#${momentId(moment)}`);
      seek(moment);
    };
    fromAddress();
    window.addEventListener("hashchange", fromAddress);
    document.addEventListener("click", fromLink);
    return () => {
      window.removeEventListener("hashchange", fromAddress);
      document.removeEventListener("click", fromLink);
    };
  }, [seek, mayPlay]);
}
