import type { TranscriptPart } from "./provider/bot-provider";
import { cueTime, toCues } from "./transcript-cues";

/** SubRip: numbered cues, the speaker before the words. */
export function transcriptAsSrt(parts: readonly TranscriptPart[]): string {
  return toCues(parts)
    .map(({ speaker, text, from, to }, index) => {
      const times = `${cueTime(from, ",")} --> ${cueTime(to, ",")}`;
      return `${index + 1}\n${times}\n${plain(`${speaker}: ${text}`)}\n`;
    })
    .join("\n");
}

const lookalikes: Readonly<Record<string, string>> = { "<": "‹", ">": "›", "{": "(", "}": ")" };

/** The format knows no escape, and players read tags in angle and in curly brackets. */
function plain(text: string): string {
  return text.replace(/[<>{}]/g, (character) => lookalikes[character] ?? character);
}
