import { fold, wordsIn } from "./words";

/** Words of numbers in the commonest languages of meetings, as far as they mean nothing else. */
const numbers = [
  "two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion half twice",
  "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig fünfzig hundert tausend millionen halbe doppelt",
  "deux trois quatre cinq sept huit dix onze douze vingt trente cinquante cent mille millions moitié",
  "dos tres cuatro cinco siete ocho nueve diez doce veinte treinta cincuenta cien mil millones mitad",
  "dois três quatro sete oito dez doze vinte trinta cinquenta cem milhões metade 二 三 四 五 六 七 八 九 十 百 千 万 億 亿",
];
export const numberWords: ReadonlySet<string> = new Set(numbers.join(" ").split(" ").map(fold));

/** A weekday, a month or "tomorrow". `exact` is for short names that are common words without a capital ("May"). */
export type DateWord = { readonly words: readonly string[]; readonly exact: string | null };

/** Languages whose days and months are known, whatever a model says that it writes in. */
const common =
  "en de fr es pt it nl pl sv da nb fi cs ro hu tr ru uk el he ar fa hi ja zh ko th vi id".split(
    " ",
  );

const known = new Map<string, readonly DateWord[]>();

/** `language`: BCP 47, of the notes; its "tomorrow" and "next week" are known as well. */
export function dateWords(language: string | null): readonly DateWord[] {
  const key = language ?? "";
  const words =
    known.get(key) ??
    [
      ...new Set([...common, ...(language ? [language] : [])].flatMap(calendarOf)),
      ...new Set(["en", ...(language ? [language] : [])].flatMap(nearDaysOf)),
    ].map((name) => ({
      words: wordsIn(name).map(({ letters }) => letters),
      exact: name.length <= 5 && /^\p{Lu}/u.test(name) ? name : null,
    }));
  if (known.size < 50) known.set(key, words);
  return words;
}

function calendarOf(language: string): string[] {
  const name = (day: number, month: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", calendar: "gregory", ...options }).format(
      Date.UTC(2026, month, day),
    );
  return [
    ...Array.from({ length: 7 }, (_, nth) => name(nth + 1, 1, { weekday: "long" })),
    ...Array.from({ length: 12 }, (_, nth) => name(1, nth, { month: "long" })),
  ].filter((one) => /\p{L}/u.test(one));
}

function nearDaysOf(language: string): string[] {
  const near = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return (["day", "week", "month", "quarter", "year"] as const)
    .flatMap((unit) => [-1, 0, 1, 2].map((count) => near.format(count, unit)))
    .filter((one) => !/\d/.test(one));
}
