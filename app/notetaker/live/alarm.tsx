import { useEffect, useRef, useState } from "react";
import type { LiveState } from "./live-state";
import { liveWords as words } from "./words";

/**
 * Calls whoever waits for the notetaker once it is at the door: by the title of the tab, and by a short
 * sound, if the browser allows it and the reader has not turned it off. Draws the button for that.
 */
export function DoorAlarm({ state }: { state: LiveState }) {
  const [isMuted, setMuted] = useState<boolean | null>(null);
  const muted = useRef(false);
  useEffect(() => setMuted(false), []);

  const isWaiting = state === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    const before = document.title;
    document.title = words.alarmTitle;
    if (!muted.current) playChime();
    return () => {
      // By then the page may have given itself another.
      if (document.title === words.alarmTitle) document.title = before;
    };
  }, [isWaiting]);

  // Without script there is nothing to turn off.
  if (isMuted === null) return null;
  const toggle = () => {
    muted.current = !isMuted;
    setMuted(!isMuted);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      {words.sound.what}{" "}
      <button
        type="button"
        onClick={toggle}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-3"
      >
        {isMuted ? words.sound.on : words.sound.off}
      </button>
    </p>
  );
}

const notes = [660, 880, 660, 880];
const noteSeconds = 0.18;

/** Four short notes. A browser plays nothing on a page that nobody has touched: then it is not asked. */
function playChime(): void {
  const mayPlay = navigator.userActivation?.hasBeenActive ?? false;
  if (!mayPlay || !("AudioContext" in window)) return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.15;
  volume.connect(audio.destination);
  const last = notes.reduce<OscillatorNode | null>((_, frequency, nth) => {
    const note = audio.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(audio.currentTime + nth * noteSeconds);
    note.stop(audio.currentTime + (nth + 0.8) * noteSeconds);
    return note;
  }, null);
  last?.addEventListener("ended", () => void audio.close());
}
