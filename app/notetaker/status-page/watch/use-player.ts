import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { momentId, momentIn } from "./looks";

/** Plays from the moment in the address of the page or in a clicked link. Times in seconds. */
export function usePlayer() {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [time, setTime] = useState(0);
  const [started, setStarted] = useState(false);
  const [failed, setFailed] = useState(false);

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
    const fromAddress = () => {
      const moment = momentIn(window.location.hash);
      if (moment !== null) seek(moment);
    };
    const fromLink = (event: MouseEvent) => {
      const moment = momentIn(linkOfPlainClick(event)?.hash ?? "");
      if (moment === null || !media.current) return;
      event.preventDefault();
      // "Back" leaves the page, so no entry is added to the history.
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
  }, [seek]);

  const showTime = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) =>
    setTime(currentTarget.currentTime);
  const element = {
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
  return { element, time, started, failed, seek, play };
}
