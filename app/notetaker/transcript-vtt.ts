import type { TranscriptPart } from "./provider/bot-provider";
import { cueTime, toCues } from "./transcript-cues";

/** WebVTT with one voice for each speaker. */
export function transcriptAsVtt(parts: readonly TranscriptPart[]): string {
  const cues = toCues(parts).map(
    ({ speaker, text, from, to }) =>
      `${cueTime(from, ".")} --> ${cueTime(to, ".")}\n<v ${voice(speaker)}>${escape(text)}</v>\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Inside the tag, a closing bracket would end it. */
function voice(speaker: string): string {
  return escape(speaker.replace(/[<>]/g, ""));
}
