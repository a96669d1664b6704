import type { Cue } from "./scene";

/** A WebVTT file; `drawnFrom` is the fingerprint of the scene as it was recorded. */
export function captions(cues: readonly Cue[], drawnFrom: string): string {
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`);
  return `${["WEBVTT", `NOTE drawn from ${drawnFrom}`, ...blocks].join("\n\n")}\n`;
}

function clock(second: number): string {
  return `00:00:${second.toFixed(3).padStart(6, "0")}`;
}
