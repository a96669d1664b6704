import { type RefObject, useCallback, useEffect, useState } from "react";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { momentId, momentIn } from "../looks";

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** Seconds that the two buttons skip. */
export const stepSeconds = 10;

export type Player = {
  /** Where it stands; seconds. */
  readonly time: number;
  /** It has been asked to play. */
  readonly started: boolean;
  readonly failed: boolean;
  readonly speed: number;
  readonly seek: (seconds: number) => void;
  readonly step: (seconds: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
};

/** What can be done with the recording, and where it stands. Each does nothing where there is none. */
export function usePlayer(media: RefObject<HTMLMediaElement>): Player {
  const [time, setTime] = useState(0);
  const [started, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [speed, setSpeedShown] = useState(1);

  useEffect(() => {
    const player = media.current;
    if (!player) return;
    const showTime = () => setTime(player.currentTime);
    const showStart = () => {
      setStarted(true);
      setFailed(false);
    };
    const showFailure = () => setFailed(true);
    const showSpeed = () => setSpeedShown(player.playbackRate);
    const heard = [
      ["timeupdate", showTime],
      ["seeking", showTime],
      ["play", showStart],
      ["error", showFailure],
      ["ratechange", showSpeed],
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
      // A browser may refuse to play before somebody has pressed something on the page.
      player.play().catch(() => undefined);
      player.scrollIntoView({ block: "nearest" });
    },
    [media],
  );
  const step = useCallback(
    (seconds: number) => {
      const player = media.current;
      if (player) player.currentTime = Math.max(0, player.currentTime + seconds);
    },
    [media],
  );
  const toggle = useCallback(() => {
    const player = media.current;
    if (!player) return;
    if (player.paused) player.play().catch(() => undefined);
    else player.pause();
  }, [media]);
  const setSpeed = useCallback(
    (next: number) => {
      const player = media.current;
      if (!player) return;
      player.defaultPlaybackRate = player.playbackRate = next;
    },
    [media],
  );
  return { time, started, failed, speed, seek, step, toggle, setSpeed };
}

/** Links to a moment play it, and so does an address that ends in one. */
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
      // The address follows without an entry of its own: "back" leaves the page, not the last ten lines.
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
