import type { Turn } from "../../results/transcript";
import { plainWords } from "../languages/language";
import type { Language } from "../languages/vocabulary";
import { cuesOf, type Cues } from "./cues";
import { rankingOf, type Ranking } from "./rank";
import { asSaid, beginOf, spokenIn, type Sentence, type Spoken } from "./sentences";

/** A meeting, ready to look for what it came to. */
export type Meeting = {
  readonly language: Language;
  readonly cues: Cues;
  readonly sentences: readonly Sentence[];
  readonly ranking: Ranking;
  /** By the plain form of a name: a speaker's whole name, or a name as it was spoken. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether a plain word is a name. */
  readonly isNamed: (plain: string) => boolean;
  /** The days that sentences have been asked for. */
  readonly days: Map<Sentence, string | null>;
};

export function meetingOf(turns: readonly Turn[], language: Language): Meeting {
  const cues = cuesOf(language);
  const spoken = spokenIn(turns);
  const ranking = rankingOf(spoken, cues);
  const names = namesIn(spoken, language, cues);
  const isNamed = names.has.bind(names);
  const { sentences } = spoken;
  return { language, cues, sentences, ranking, names, isNamed, days: new Map() };
}

/** The sentences that come next, the nearest first. */
export function after(
  { sentences }: Meeting,
  { nth }: Sentence,
  count: number,
): readonly Sentence[] {
  return sentences.slice(nth + 1, nth + 1 + count);
}

/** The day that a sentence names, in its words; not one that has passed. */
export function dayIn(sentence: Sentence, meeting: Meeting): string | null {
  const known = meeting.days.get(sentence);
  if (known !== undefined) return known;
  const day = dayFoundIn(sentence, meeting);
  meeting.days.set(sentence, day);
  return day;
}

function dayFoundIn(sentence: Sentence, { cues, language }: Meeting): string | null {
  if (!sentence.plains.some(cues.isDayWord)) return null;
  const day = asSaid(sentence, cues.day);
  const yesterday = language.nearDays.split(" ").at(-1) ?? "";
  return day !== null && !day.toLowerCase().includes(yesterday) ? day : null;
}

/** Somebody was interrupted: the sentence ends in the middle, and another goes on. */
export function isCutOff(sentence: Sentence, meeting: Meeting): boolean {
  const [next] = after(meeting, sentence, 1);
  if (next === undefined || next.speaker === sentence.speaker) return false;
  const last = sentence.plains.at(-1) ?? "";
  return meeting.cues.functionWords.has(last) && /[\p{L}\p{N},–—-]$/u.test(sentence.text.slice(-2));
}

const articles = new Set(
  "der die das den dem des ein eine einen einem einer im am zum zur vom beim".split(" "),
);

function namesIn(
  { sentences, plainOf }: Spoken,
  { code }: Language,
  { functionWords, fillers, calendar, requests }: Cues,
): ReadonlyMap<string, string> {
  const isNoName = (plain: string) =>
    plain.length < 3 || functionWords.has(plain) || fillers.has(plain) || calendar.has(plain);
  const [large, small] = [new Map<string, string>(), new Set<string>()];
  for (const [said, plain] of plainOf)
    if (!/^\p{Lu}\p{Ll}/u.test(said)) small.add(plain);
    else if (!isNoName(plain)) large.set(said, plain);
  for (const [said, plain] of large) if (small.has(plain)) large.delete(said);

  const names = new Map<string, string>();
  const isLarge = large.has.bind(large);
  for (const sentence of sentences.filter(({ words }) => words.some(isLarge)))
    for (const [nth, said] of sentence.words.entries()) {
      const plain = large.get(said);
      if (plain === undefined) continue;
      if (code === "de" && articles.has(sentence.plains[nth - 1] ?? "")) {
        small.add(plain);
        continue;
      }
      // At the beginning every word has a capital, in German every noun: a name is who is spoken to.
      const isName = (nth > 0 && code !== "de") || isCalled(sentence, nth, requests);
      if (isName) names.set(plain, said);
    }
  for (const plain of names.keys()) if (small.has(plain)) names.delete(plain);
  addSpeakers(names, sentences);
  return names;
}

/** "Tom, can you send it?", "Can you send it, Tom?" */
function isCalled(sentence: Sentence, nth: number, requests: RegExp): boolean {
  const { words, text, plain } = sentence;
  if (!text.includes(",")) return false;
  const from = beginOf(sentence, nth);
  if (nth < 3 && text[from + (words[nth]?.length ?? 0)] === ",") return true;
  return nth === words.length - 1 && /,\s$/.test(text.slice(0, from)) && requests.test(plain);
}

function addSpeakers(names: Map<string, string>, sentences: readonly Sentence[]): void {
  const speakers = [...new Set(sentences.map(({ speaker }) => speaker))];
  const shared = new Set<string>();
  const parts = new Set<string>();
  for (const speaker of speakers)
    for (const part of partsOf(speaker)) {
      if (parts.has(part)) shared.add(part);
      parts.add(part);
    }
  for (const speaker of speakers)
    for (const part of partsOf(speaker)) if (!shared.has(part)) names.set(part, speaker);
}

/** Of "Tom Baker (2)" both words; single letters and numbers are no names. */
function partsOf(speaker: string): string[] {
  return (plainWords(speaker).match(/\p{L}[\p{L}'-]+/gu) ?? []).filter(
    (part) => part !== "speaker",
  );
}
