import { escapePattern } from "~/lib/text/escape-pattern";
import { fold, isUnspaced, type Word, wordsIn } from "./fold";

/** German nouns have capitals: above this share, a capital is no sign of a name. */
const maxShareOfCapitals = 0.2;

export type Names = ReturnType<typeof namesIn>;

/** Finds names: those of the speakers, and words that always have a capital. */
export function namesIn(spoken: readonly Word[], speakers: readonly string[]) {
  const within = spoken.filter((word) => !word.beginsSentence && word.letters.length > 1);
  const lettersOf = (words: readonly Word[]) => new Set(words.map(({ letters }) => letters));
  const capitalized = within.filter((word) => word.isCapitalized);
  const small = lettersOf(within.filter((word) => !word.isCapitalized));
  return {
    speakers,
    ofSpeakers: lettersOf(speakers.flatMap(wordsIn)),
    others: lettersOf(capitalized.filter(({ letters }) => !small.has(letters))),
    areNounsCapitalized: capitalized.length > within.length * maxShareOfCapitals,
  };
}

/**
 * Returns true for one visible line without links and markup, whose numbers, units, names, sums and days are all in
 * the quote, and which is negated exactly if the quote is.
 */
export function isTrueToQuote(
  text: string,
  { words: quote, speaker }: { readonly words: string; readonly speaker: string },
  names: Names,
  language: string | null,
): boolean {
  const isNegatedAlike = isNegated(text, language) === isNegated(quote, language);
  if (!isPlainText(text, quote) || !isNegatedAlike) return false;
  if (datesIn(text, language).some((date) => !fold(quote).includes(fold(date)))) return false;
  const signs = text.normalize("NFKC").match(/[\p{Sc}%‰]/gu) ?? [];
  if (signs.some((sign) => !quote.normalize("NFKC").includes(sign))) return false;

  const said = `${quote}\n${speaker}`;
  // `isName` finds no names in scripts without capitals.
  const speakers = names.speakers.filter((name) => /^\p{Lo}/u.test(name)).map(fold);
  const namedInText = speakers.filter((name) => fold(text).includes(name));
  if (namedInText.some((name) => !fold(said).includes(name))) return false;

  const saidWords = new Set(wordsIn(said).map(({ letters }) => letters));
  return wordsIn(text).every((word, index, words) => {
    const { letters } = word;
    // Such as "euros" in "40 euros"; "of" in "40 of" is too short for a unit.
    const isAfterNumber = /\d/.test(words[index - 1]?.letters ?? "");
    const isUnit = isAfterNumber && (letters.length > 2 || isUnspaced(letters));
    const isNumber = /\d/.test(letters) || isNumberWord(letters);
    return saidWords.has(letters) || !(isUnit || isNumber || isName(word, names));
  });
}

function isName({ letters, isCapitalized, beginsSentence }: Word, names: Names): boolean {
  if (!isCapitalized || letters.length < 2) return false;
  if (names.ofSpeakers.has(letters)) return true;
  return !names.areNounsCapitalized && (names.others.has(letters) || !beginsSentence);
}

/** Schemes, hosts and shares, as in `mailto:x`, `//host`, `\\host` and `www.host`. */
const link = /\b[a-z][a-z\d+.-]{1,20}:\S|\/\/|\\|\bwww\./iu;
/** Mail programs make links of hosts and addresses. */
const addresses = [/[\p{L}\p{N}-]{1,63}\.\p{L}{2,}/gu, /\S{0,64}@\S{0,64}/gu];
/** HTML, Markdown and entities. */
const markup = /[<>`*_~|{}[\]^]|&#?\w{1,20};|^\s{0,3}(?:#|>|[-+]\s|\d{1,3}[.)]\s)/u;
/** Control, format, private and unassigned characters, line separators and blank letters. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/u;
/** Persian, Urdu and Indian scripts have joiners between letters. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}\s]|$)/gu;
const latin = /\p{Script=Latin}/u;
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Returns true for one visible line without links, without markup and without words that mix two
 * alphabets. Hosts and addresses must stand in `quote`.
 */
function isPlainText(text: string, quote: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || invisible.test(text.replace(joiners, ""))) return false;
  const plain = asDots(text.normalize("NFKC").toLowerCase());
  if (markup.test(plain) || link.test(plain)) return false;
  const quoted = asDots(quote.normalize("NFKC").toLowerCase());
  const isQuoted = (found: string) => quoted.includes(found);
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  // A Cyrillic "а" may pose as a Latin one: in a Latin word, or in a Latin line unless it is quoted.
  const isDisguised = (word: string) =>
    lookAlike.test(word) && (latin.test(word) || (latin.test(plain) && !isQuoted(word)));
  if (words.some(isDisguised)) return false;
  return addresses.every((pattern) => (plain.match(pattern) ?? []).every(isQuoted));
}

/** Browsers and mail programs take these full stops (。 ․ ﹒) for dots of a host. */
function asDots(text: string): string {
  return text.replace(/[\u3002\u2024\uFE52](?=[a-z\d])/gu, ".");
}

/** Numbers and ordinals of frequent languages, without the articles ("ein", "un"). */
const numberWords: ReadonlySet<string> = new Set(
  [
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion trillion hundreds thousands millions billions",
    "dozen dozens half quarter twice double triple first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    "halbe halber halben hälfte drittel viertel doppelt dutzend erste ersten erster erstes dritte dritten dritter drittes siebte siebten achte achter achtes",
    "deux trois quatre cinq sept huit dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante septante nonante cent cents mille million milliard milliards moitié tiers double douzaine premier première deuxième seconde troisième quatrième cinquième sixième septième huitième neuvième dixième",
    "dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil miles millón millones mitad doble docena primero primera primer segundo segunda tercero tercera tercer cuarto cuarta quinto quinta sexto séptimo octavo noveno décimo",
    "dois duas três quatro sete oito nove dez doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta oitenta cem cento centos duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos milhão milhões metade dobro dúzia primeiro primeira terceiro terceira quarto quarta sexta sétimo oitavo nono",
    "二 三 四 五 六 七 八 九 十 百 千 万 億 亿",
  ].flatMap((words) => words.split(" ").map(fold)),
);

/** German writes a number as one word, such as "sechzigtausend"; `fold` turns "ü" into "u". */
const germanParts =
  "zwei|zwo|drei|vier|funf|sechs?|sieb(?:en)?|acht|neun|zehn|elf|zwolf|zwanzig|zig|ssig|hundert|tausend|million(?:en)?|milliarden?";
const germanNumber = new RegExp(
  `^(?:ein(?:und)?)?(?:(?:${germanParts})(?:und|eins?)*)+(?:s?te[nrsm]?)?$`,
);

/** `letters` as `fold` returns them. */
function isNumberWord(letters: string): boolean {
  return numberWords.has(letters) || germanNumber.test(letters);
}

const negations: ReadonlySet<string> = new Set(
  [
    // "nt" and "t" are left of "do n't" and "don`t".
    "not never no none nobody nothing cannot nt t",
    "dont doesnt didnt wont wouldnt cant couldnt shouldnt isnt arent wasnt werent hasnt havent hadnt mustnt neednt aint",
    "nicht nie niemals nichts niemand pas jamais rien nunca jamás nada ninguno não",
  ].flatMap((words) => words.split(" ").map(fold)),
);

/** In Portuguese, "no" means "in the". */
function isNegated(text: string, language: string | null): boolean {
  const isPortuguese = language?.startsWith("pt");
  return wordsIn(text).some(
    ({ letters }) =>
      (negations.has(letters) && !(isPortuguese && letters === "no")) ||
      /^kein(?:e[mnrs]?)?$/.test(letters),
  );
}

const calendars =
  "en de fr es pt it nl pl sv da nb fi cs ro hu tr ru uk el he ar fa hi ja zh ko th vi id".split(
    " ",
  );
const patterns = new Map<string, RegExp>();
const maxPatterns = 50;

/** Finds weekdays and months of many languages, and "tomorrow" and the like in English and `language` (BCP 47). */
export function datesIn(text: string, language: string | null): readonly string[] {
  const own = language ?? "en";
  let pattern = patterns.get(own);
  if (!pattern) {
    const names = [...calendars, own].flatMap(calendarOf).concat(["en", own].flatMap(nearDaysOf));
    pattern = new RegExp([...new Set(names)].map(alternativeFor).join("|"), "gu");
    if (patterns.size < maxPatterns) patterns.set(own, pattern);
  }
  return text.match(pattern) ?? [];
}

/** Short names match in their own case only: "May" is not "may". */
function alternativeFor(name: string): string {
  const source = escapePattern(name);
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)) return source;
  const whole = `(?<!\\p{L})${source}(?!\\p{L})`;
  return name.length > 5 ? `(?i:${whole})` : whole;
}

function calendarOf(language: string): string[] {
  const namesBy = (options: Intl.DateTimeFormatOptions, days: readonly number[]) => {
    const format = new Intl.DateTimeFormat(language, {
      timeZone: "UTC",
      calendar: "gregory",
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
