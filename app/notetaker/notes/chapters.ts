import type { Turn } from "../results/transcript";
import { lastSecond, secondOf } from "./find-quote";
import { languageOf, plainWords, wordSet } from "./languages/language";

/** A part of a meeting. `at`: seconds from the start of the recording, where it begins. */
export type Chapter = { readonly title: string; readonly at: number };

const shortestMeeting = 8 * 60;
const shortestChapter = 3 * 60;
/** Words are compared between so many seconds before and after each possible border. */
const block = 30;
const blocksAside = 6;
/** Nobody says anything for so long: a break, or the next item. */
const longPause = 25;
const mostChapters = 20;
/** From here on the talk before and after have next to no word in common. */
const nothingShared = 0.95;
/** Turns beyond the bound are not read: nobody talks in so many for ten hours. */
const mostTurns = 20_000;
const longestTitle = 60;

type Spoken = {
  readonly plain: string;
  readonly said: string;
  readonly block: number;
  readonly isFirst: boolean;
};

/**
 * Chapters of a meeting of at least eight minutes: where its vocabulary changes (TextTiling,
 * https://aclanthology.org/J97-1003/, over half minutes instead of sentences) or nobody speaks for long; at
 * least three minutes each, the first at 0. A title is the words that are said there and hardly elsewhere. It
 * takes as long as the text is.
 */
export function chapters(turns: readonly Turn[]): readonly Chapter[] {
  const read = turns.slice(0, mostTurns);
  const end = lastSecond(read) ?? 0;
  if (end < shortestMeeting || end > mostTurns * block) return [];

  const words = contentWords(read);
  const borders = bordersIn(words, pausesIn(read), end);
  const starts = [0, ...borders];
  const parts = starts.map((at, nth) => {
    const [from, to] = [at / block, (starts[nth + 1] ?? Infinity) / block];
    return { at, words: words.filter((word) => word.block >= from && word.block < to) };
  });
  const titles = titlesOf(parts.map((part) => part.words));
  const titled = parts.map(({ at }, nth) => ({ title: titles[nth] ?? "", at }));
  const named = titled.filter(({ title }) => title !== "");
  return named.length < 2 ? [] : named.map((one, nth) => (nth === 0 ? { ...one, at: 0 } : one));
}

function contentWords(turns: readonly Turn[]): Spoken[] {
  const language = languageOf(turns.map(({ text }) => text));
  const grammar = wordSet(
    language ? [language.functionWords, language.fillers, language.nearDays].join(" ") : "",
  );
  const names = wordSet(turns.map(({ speaker }) => plainWords(speaker)).join(" "));
  const words: Spoken[] = [];
  for (const [nth, { text }] of turns.entries()) {
    let isFirst = true;
    for (const { 0: said, index } of text.matchAll(
      /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[.!?]/gu,
    )) {
      const plain = plainWords(said);
      const isContent = plain.length >= 4 && !grammar.has(plain) && !names.has(plain);
      if (!isContent) isFirst = true;
      else {
        words.push({
          plain,
          said,
          block: Math.floor(secondOf(turns, nth, index) / block),
          isFirst,
        });
        isFirst = false;
      }
    }
  }
  return words;
}

/** Where each long pause ends, in blocks. */
function pausesIn(turns: readonly Turn[]): ReadonlySet<number> {
  const pauses = new Set<number>();
  for (const [nth, { start }] of turns.entries()) {
    const before = turns[nth - 1]?.end ?? null;
    if (start !== null && before !== null && start - before >= longPause)
      pauses.add(Math.floor(start / block));
  }
  return pauses;
}

/** Seconds at which the talk before and after differ most, far enough from each other. */
function bordersIn(words: readonly Spoken[], pauses: ReadonlySet<number>, end: number): number[] {
  const count = Math.ceil(end / block);
  const blocks = Array.from({ length: count + 1 }, () => new Map<string, number>());
  for (const { plain, block: nth } of words) {
    const counts = blocks[nth];
    if (counts) counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  const gaps = Array.from({ length: count }, (_, nth) => {
    const before = sumOf(blocks.slice(Math.max(0, nth - blocksAside), nth));
    const after = sumOf(blocks.slice(nth, nth + blocksAside));
    return { nth, difference: 1 - cosine(before, after) + (pauses.has(nth) ? 1 : 0) };
  });
  const all = gaps.map(({ difference }) => difference);
  const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
  const spread = Math.sqrt(
    all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, all.length),
  );

  const chosen: number[] = [];
  for (const { nth, difference } of gaps.sort((a, b) => b.difference - a.difference)) {
    if (difference < Math.min(mean + spread, nothingShared) || chosen.length === mostChapters - 1)
      break;
    const at = nth * block;
    if ([0, ...chosen, end].every((other) => Math.abs(other - at) >= shortestChapter))
      chosen.push(at);
  }
  return chosen.sort((a, b) => a - b);
}

type Counts = ReadonlyMap<string, number>;

function sumOf(blocks: readonly Counts[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const counts of blocks)
    for (const [word, times] of counts) sum.set(word, (sum.get(word) ?? 0) + times);
  return sum;
}

function cosine(one: Counts, other: Counts): number {
  let product = 0;
  for (const [word, times] of one) product += times * (other.get(word) ?? 0);
  const length = (counts: Counts) =>
    Math.sqrt([...counts.values()].reduce((sum, times) => sum + times * times, 0));
  return product === 0 ? 0 : product / (length(one) * length(other));
}

/** A word that tells what a part is about is said there so often, and so much of all that it is said. */
const fewestTimes = 3;
const leastShare = 0.5;

/** For each part up to three neighbouring words that are said there often and hardly elsewhere, "" where there are none; no title twice. */
function titlesOf(parts: readonly (readonly Spoken[])[]): string[] {
  const counts = parts.map((words) => {
    const count = new Map<string, number>();
    for (const { plain } of words) count.set(plain, (count.get(plain) ?? 0) + 1);
    return count;
  });
  const total = new Map<string, number>();
  for (const count of counts)
    for (const [word, times] of count) total.set(word, (total.get(word) ?? 0) + times);

  const used = new Set<string>();
  return parts.map((words, nth) => {
    const weigh = ({ plain }: Spoken) => {
      const here = counts[nth]?.get(plain) ?? 0;
      const share = here / (total.get(plain) ?? 1);
      return here >= fewestTimes && share >= leastShare ? here * share : 0;
    };
    let best = { title: "", score: 0 };
    for (const phrase of phrasesOf(words)) {
      if (phrase.some((word) => weigh(word) === 0)) continue;
      const title = phrase.map(({ said }) => said).join(" ");
      const score = phrase.reduce((sum, word) => sum + weigh(word), 0) / Math.sqrt(phrase.length);
      const isNew = !used.has(title.toLowerCase()) && title.length <= longestTitle;
      if (isNew && score > best.score) best = { title, score };
    }
    used.add(best.title.toLowerCase());
    return best.title.charAt(0).toUpperCase() + best.title.slice(1);
  });
}

/** Each word, and it with the one or two that follow without another in between. */
function* phrasesOf(words: readonly Spoken[]): Generator<readonly Spoken[]> {
  for (const [nth, word] of words.entries()) {
    yield [word];
    const [second, third] = [words[nth + 1], words[nth + 2]];
    if (!second || second.isFirst) continue;
    yield [word, second];
    if (third && !third.isFirst) yield [word, second, third];
  }
}
