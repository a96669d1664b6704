import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { pt } from "./pt";
import type { Language } from "./vocabulary";

export const languages: readonly Language[] = [en, de, fr, es, pt];

/** Lower case, without accents, the typographic apostrophe as the plain one. */
export function plainWords(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^ -_a-~\n]/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[’ʼ`´]/g, "'");
}

export function wordSet(list: string): ReadonlySet<string> {
  return new Set(plainWords(list).split(/\s+/).filter(Boolean));
}

const functionWordsOf = languages.map((language) => {
  const words = wordSet(language.functionWords);
  return { language, isOne: words.has.bind(words) };
});

/** So many words tell the language; from all over the meeting, since greetings may be in another. */
const sampled = 4_000;

/**
 * The language of most of the words that were said, told by its function words; null when it is none of the
 * five, or too little was said to tell.
 */
export function languageOf(texts: readonly string[]): Language | null {
  const every = Math.max(1, Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / 30_000));
  const words = plainWords(texts.filter((_, nth) => nth % every === 0).join(" "))
    .slice(0, sampled * 12)
    .match(/[\p{L}']+/gu);
  if (!words) return null;

  const [best, second] = functionWordsOf
    .map(({ language, isOne }) => ({ language, hits: words.filter(isOne).length }))
    .sort((a, b) => b.hits - a.hits);
  const isClear = best && best.hits >= words.length * 0.18 && best.hits > (second?.hits ?? 0);
  return isClear ? best.language : null;
}
