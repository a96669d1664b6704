import { seededRandom } from "../../support/random.ts";
import type { Turn } from "../../../app/notetaker/results/transcript.ts";
import { sideTalk } from "./side-talk.ts";

/**
 * A meeting as data: what matters was written by hand, "Name: words" a line; "---" stands where people talk of
 * other things until the meeting is as long as it says. What a careful person would note is given by the key
 * words of the quotes, all of which a line's quote has.
 */
export type Script = {
  readonly name: string;
  readonly language: "en" | "de" | "fr" | "es" | "pt";
  readonly minutes: number;
  readonly talk: string;
  readonly decisions: readonly string[];
  readonly tasks: readonly string[];
};

/** People say some 150 words a minute. */
const wordsPerSecond = 2.5;

/** The turns of a script, the same at each run. */
export function turnsOf(script: Script): Turn[] {
  const passages = script.talk.split("\n---\n").map((passage) => passage.split("\n"));
  const speakers = [...new Set(passages.flat().map((line) => line.split(": ")[0] ?? ""))];
  const random = seededRandom(script.name.length * 7_919 + script.minutes);
  const talk = sideTalk(script.language, random);
  const lengthOf = (line: string) => line.split(" ").length / wordsPerSecond;
  const key = passages.flat().reduce((sum, line) => sum + lengthOf(line), 0);
  const between = Math.max(0, script.minutes * 60 - key) / passages.length;

  const lines: string[] = [];
  for (const passage of passages) {
    lines.push(...passage);
    for (let spent = 0; spent < between;) {
      const speaker = speakers[Math.floor(random() * speakers.length)] ?? "";
      const line = `${speaker}: ${talk()}`;
      spent += lengthOf(line);
      lines.push(line);
    }
  }
  let now = 0;
  return lines.map((line) => {
    const [speaker = "", ...said] = line.split(": ");
    const start = now;
    now += lengthOf(line);
    return { speaker, start, end: now, text: said.join(": ") };
  });
}
