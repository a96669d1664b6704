import { fold } from "./fold";

const link = /\b[a-z][a-z\d+.-]{1,20}:\S|\/\/|\\|\bwww\./iu;
/** Mail programs make links of hosts and addresses. */
const addresses = [/[\p{L}\p{N}-]{1,63}\.\p{L}{2,}/gu, /\S{0,64}@\S{0,64}/gu];
/** HTML, Markdown and entities. A single hyphen or apostrophe is neither. */
const markup = /[<>`*_~|{}[\]^]|&#?\w{1,20};|^\s{0,3}(?:#|>|[-+]\s|\d{1,3}[.)]\s)/u;
/** Control, format, private and unassigned characters, separators of lines, blank letters. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/u;
/** Persian, Urdu and the scripts of India are written with joiners between letters. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}\s]|$)/gu;
const latin = /\p{Script=Latin}/u;
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Returns true for one visible line without links, markup or letters of two alphabets in one word, and without hosts
 * and addresses but those in `quote`.
 */
export function isPlainText(text: string, quote: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || invisible.test(text.replace(joiners, ""))) return false;
  const plain = asDots(text.normalize("NFKC").toLowerCase());
  if (markup.test(plain) || link.test(plain)) return false;
  const said = asDots(quote.normalize("NFKC").toLowerCase());
  const isSaid = (pattern: RegExp) =>
    (plain.match(pattern) ?? []).every((found) => said.includes(found));
  return (
    addresses.every(isSaid) &&
    (plain.match(/[\p{L}\p{M}]+/gu) ?? []).every(
      (word) =>
        !lookAlike.test(word) || (!latin.test(word) && (said.includes(word) || !latin.test(plain))),
    )
  );
}

function asDots(text: string): string {
  return text.replace(/[\u3002\u2024\uFE52](?=[a-z\d])/gu, ".");
}

/** Words of numbers in the commonest languages of meetings, as far as they mean nothing else. */
export const numberWords: ReadonlySet<string> = new Set(
  [
    "two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion half twice",
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig fünfzig hundert tausend millionen halbe doppelt",
    "deux trois quatre cinq sept huit dix onze douze vingt trente cinquante cent mille millions moitié",
    "dos tres cuatro cinco siete ocho nueve diez doce veinte treinta cincuenta cien mil millones mitad",
    "dois três quatro sete oito dez doze vinte trinta cinquenta cem milhões metade 二 三 四 五 六 七 八 九 十 百 千 万 億 亿",
  ].flatMap((words) => words.split(" ").map(fold)),
);

const calendars =
  "en de fr es pt it nl pl sv da nb fi cs ro hu tr ru uk el he ar fa hi ja zh ko th vi id".split(
    " ",
  );
const patterns = new Map<string, RegExp>();

/** Weekdays and months of many languages, "tomorrow" and "next week" in `language` (BCP 47) and in English. */
export function datesIn(text: string, language: string | null): readonly string[] {
  const own = language ?? "en";
  let pattern = patterns.get(own);
  if (!pattern) {
    const names = [...calendars, own].flatMap(calendarOf).concat(["en", own].flatMap(nearDaysOf));
    pattern = new RegExp([...new Set(names)].map(alternativeFor).join("|"), "gu");
    if (patterns.size < 50) patterns.set(own, pattern);
  }
  return text.match(pattern) ?? [];
}

/** Short names as they are written ("May" is no "may"), longer ones in any case. */
function alternativeFor(name: string): string {
  const source = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)) return source;
  const whole = `(?<!\\p{L})${source}(?!\\p{L})`;
  return name.length > 5 ? `(?i:${whole})` : whole;
}

function calendarOf(language: string): string[] {
  const namesBy = (options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
    const format = new Intl.DateTimeFormat(language, {
      ...{ timeZone: "UTC", calendar: "gregory" },
      ...options,
    });
    return days.map((day) => format.format(Date.UTC(2026, 0, day)));
  };
  const daysOfWeek = namesBy({ weekday: "long" }, [1, 2, 3, 4, 5, 6, 7]);
  const months = namesBy(
    { month: "long" },
    [1, 32, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335],
  );
  return [...daysOfWeek, ...months].filter((one) => /\p{L}/u.test(one));
}

function nearDaysOf(language: string): string[] {
  const near = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return (["day", "week", "month", "quarter", "year"] as const)
    .flatMap((unit) => [-1, 0, 1, 2].map((count) => near.format(count, unit)))
    .filter((one) => !/\d/.test(one));
}
