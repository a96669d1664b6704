import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { momentId, momentIn } from "./moment";

/** Plays from the moment in the address of the page or in a clicked link. Times in seconds. */
export function usePlayer() {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [time, setTime] = useState(0);
  const [hasStarted, setStarted] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const seek = useCallback((seconds: number) => {
    const player = media.current;
    if (!player) return;
    player.currentTime = seconds;
    setTime(seconds);
    setStarted(true);
    // Browsers refuse to play before the first click on a page.
    player.play().catch(() => undefined);
    player.scrollIntoView({ block: "nearest" });
  }, []);

  useEffect(() => {
    const seekFromAddress = () => {
      const moment = momentIn(window.location.hash);
      if (moment !== null) seek(moment);
    };
    const seekFromLink = (event: MouseEvent) => {
      const moment = momentIn(linkOfPlainClick(event)?.hash ?? "");
      if (moment === null || !media.current) return;
      event.preventDefault();
      // Adds no entry to the history, so that "Back" leaves the page.
      window.history.replaceState(window.history.state, "", `#${momentId(moment)}`);
      seek(moment);
    };
    seekFromAddress();
    window.addEventListener("hashchange", seekFromAddress);
    document.addEventListener("click", seekFromLink);
    return () => {
      window.removeEventListener("hashchange", seekFromAddress);
      document.removeEventListener("click", seekFromLink);
    };
  }, [seek]);

  const showTime = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
    setTime(currentTarget.currentTime);
  const mediaProps = {
    ref: media,
    onTimeUpdate: showTime,
    onSeeking: showTime,
    onPlay: () => {
      setStarted(true);
      setFailed(false);
    },
    onError: () => setFailed(true),
  };
  const play = () => void media.current?.play().catch(() => undefined);
  return { mediaProps, time, hasStarted, hasFailed, seek, play };
}
