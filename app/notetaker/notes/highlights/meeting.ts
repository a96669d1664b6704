import type { Turn } from "../../results/transcript";
import { plainWords } from "../languages/language";
import type { Language } from "../languages/vocabulary";
import { asSaid, cuesOf, type Cues } from "./cues";
import { rankingOf, type Ranking } from "./rank";
import { sentencesOf, type Sentence } from "./sentences";

/** A meeting, ready to look for what it came to. */
export type Meeting = {
  readonly language: Language;
  readonly cues: Cues;
  readonly sentences: readonly Sentence[];
  readonly ranking: Ranking;
  /** By the plain form of a name: a speaker's whole name, or a name as it was spoken. */
  readonly names: ReadonlyMap<string, string>;
};

export function meetingOf(turns: readonly Turn[], language: Language): Meeting {
  const cues = cuesOf(language);
  const sentences = sentencesOf(turns);
  const ranking = rankingOf(sentences, cues);
  return { language, cues, sentences, ranking, names: namesIn(sentences, language, cues) };
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
export function dayIn(sentence: Sentence, { cues, language }: Meeting): string | null {
  if (!sentence.words.some(({ plain }) => cues.dayWords.has(plain))) return null;
  const day = asSaid(sentence, cues.day);
  const yesterday = language.nearDays.split(" ").at(-1) ?? "";
  return day !== null && !day.toLowerCase().includes(yesterday) ? day : null;
}

/** Somebody was interrupted: the sentence ends in the middle, and another goes on. */
export function isCutOff(sentence: Sentence, meeting: Meeting): boolean {
  const last = sentence.words.at(-1)?.plain ?? "";
  const [next] = after(meeting, sentence, 1);
  const isOpen = /[\p{L}\p{N},–—-]$/u.test(sentence.text) && meeting.cues.functionWords.has(last);
  return isOpen && next !== undefined && next.speaker !== sentence.speaker;
}

const articles = new Set(
  "der die das den dem des ein eine einen einem einer im am zum zur vom beim".split(" "),
);

function namesIn(
  sentences: readonly Sentence[],
  { code }: Language,
  { functionWords, fillers, calendar, requests }: Cues,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const small = new Set<string>();
  const isNoName = (plain: string) =>
    plain.length < 3 || functionWords.has(plain) || fillers.has(plain) || calendar.has(plain);
  for (const { words, begins, text, plain: spoken } of sentences)
    for (const [nth, { plain, asSaid: said, isCapitalised }] of words.entries()) {
      if (!isCapitalised || (code === "de" && articles.has(words[nth - 1]?.plain ?? ""))) {
        small.add(plain);
        continue;
      }
      // At the beginning every word has a capital, in German every noun: a name is who is spoken to.
      const from = begins[nth] ?? 0;
      const isCalled =
        (nth < 3 && text[from + said.length] === ",") ||
        (nth === words.length - 1 && /,\s$/.test(text.slice(0, from)) && requests.test(spoken));
      const isWithin = nth > 0 && code !== "de";
      if ((isCalled || isWithin) && !isNoName(plain)) names.set(plain, said);
    }
  for (const plain of small) names.delete(plain);
  addSpeakers(names, sentences);
  return names;
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
