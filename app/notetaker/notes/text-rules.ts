import { escapePattern } from "~/lib/text/escape-pattern";
import { fold, isUnspaced, type Word, wordsIn } from "./words";

/** German nouns have capitals: above this share, a capital is no sign of a name. */
const maxShareOfCapitals = 0.2;

type Rules = ReturnType<typeof rulesFor>;

/** Returns what is a name, a date and a negation in this meeting. `language` is BCP 47. */
export function rulesFor(
  spoken: readonly Word[],
  speakers: readonly string[],
  language: string | null,
) {
  const lettersOf = (words: readonly Word[]) => words.map(({ letters }) => letters);
  const within = spoken.filter((word) => !word.beginsSentence && word.letters.length > 1);
  const capitalized = within.filter((word) => word.isCapitalized);
  const lowercase = new Set(lettersOf(within.filter((word) => !word.isCapitalized)));
  return {
    speakerWords: new Set(lettersOf(speakers.flatMap((name) => wordsIn(name)))),
    /** Full names of speakers in scripts without capitals. */
    uncasedSpeakers: speakers.filter((name) => /^\p{Lo}/u.test(name)).map(fold),
    alwaysCapitalized: new Set(lettersOf(capitalized).filter((letters) => !lowercase.has(letters))),
    areNounsCapitalized: capitalized.length > within.length * maxShareOfCapitals,
    dates: datePattern(language ?? "en"),
    // In Portuguese, "no" means "in the".
    negations: new Set(negations.filter((word) => word !== "no" || !language?.startsWith("pt"))),
  };
}

/**
 * Returns true for one visible line without links and markup, whose numbers, units, names, sums and days are all in
 * the quote, and which is negated exactly if the quote is.
 */
export function isTrueToQuote(
  text: string,
  { quote, speaker }: { readonly quote: string; readonly speaker: string },
  rules: Rules,
): boolean {
  if (!isPlainText(text, quote) || isNegated(text, rules) !== isNegated(quote, rules)) return false;
  const signs = text.normalize("NFKC").match(/[\p{Sc}%‰]/gu) ?? [];
  if (signs.some((sign) => !quote.normalize("NFKC").includes(sign))) return false;

  const proof = `${quote}\n${speaker}`;
  const dates = (text.match(rules.dates) ?? []).map(fold);
  const speakers = rules.uncasedSpeakers.filter((name) => fold(text).includes(name));
  // A speaker called April proves no date.
  if (dates.some((letters) => !fold(quote).includes(letters))) return false;
  if (speakers.some((letters) => !fold(proof).includes(letters))) return false;

  const proofWords = new Set(wordsIn(proof).map(({ letters }) => letters));
  return wordsIn(text).every((word, index, words) => {
    const { letters } = word;
    // Such as "euros" in "40 euros"; "of" in "40 of" is too short for a unit.
    const isAfterNumber = /\d/.test(words[index - 1]?.letters ?? "");
    const isUnit = isAfterNumber && (letters.length > 2 || isUnspaced(letters));
    const isNumber = /\d/.test(letters) || numberWords.has(letters) || germanNumber.test(letters);
    return proofWords.has(letters) || !(isUnit || isNumber || isName(word, rules));
  });
}

function isName({ letters, isCapitalized, beginsSentence }: Word, rules: Rules): boolean {
  if (!isCapitalized || letters.length < 2) return false;
  if (rules.speakerWords.has(letters)) return true;
  return !rules.areNounsCapitalized && (rules.alwaysCapitalized.has(letters) || !beginsSentence);
}

function isNegated(text: string, rules: Rules): boolean {
  return wordsIn(text).some(
    ({ letters }) => rules.negations.has(letters) || /^kein(?:e[mnrs]?)?$/.test(letters),
  );
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
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Hosts and addresses may stand in the text only if they stand in the quote. */
function isPlainText(text: string, quote: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || invisible.test(text.replace(joiners, ""))) return false;
  const plain = asLink(text);
  if (markup.test(plain) || link.test(plain)) return false;
  const isLatin = (letters: string) => /\p{Script=Latin}/u.test(letters);
  const isQuoted = (words: string) => asLink(quote).includes(words);
  // A Cyrillic "а" may pose as a Latin one: in a Latin word, or in a Latin line unless it is quoted.
  const isDisguised = (word: string) =>
    lookAlike.test(word) && (isLatin(word) || (isLatin(plain) && !isQuoted(word)));
  if ((plain.match(/[\p{L}\p{M}]+/gu) ?? []).some(isDisguised)) return false;
  return addresses.every((pattern) => (plain.match(pattern) ?? []).every(isQuoted));
}

/** Browsers and mail programs read a host in any width and case, and take "。" for a dot in it. */
function asLink(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/。(?=[a-z\d])/g, ".");
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

const negations: readonly string[] = [
  // "nt" and "t" are left of "do n't" and "don`t".
  "not never no none nobody nothing cannot nt t",
  "dont doesnt didnt wont wouldnt cant couldnt shouldnt isnt arent wasnt werent hasnt havent hadnt mustnt neednt aint",
  "nicht nie niemals nichts niemand pas jamais rien nunca jamás nada ninguno não",
].flatMap((words) => words.split(" ").map(fold));

const calendars =
  "en de fr es pt it nl pl sv da nb fi cs ro hu tr ru uk el he ar fa hi ja zh ko th vi id".split(
    " ",
  );

const datePatterns = new Map<string, RegExp>();

/** Matches weekdays and months of many languages, and "tomorrow" and the like in English and `language`. */
function datePattern(language: string): RegExp {
  let pattern = datePatterns.get(language);
  if (!pattern) {
    const days = [...calendars, language].flatMap(calendarOf);
    const names = new Set([...days, ...nearDaysOf("en"), ...nearDaysOf(language)]);
    pattern = new RegExp([...names].map(alternativeFor).join("|"), "gu");
    // Only listed languages are kept: the tag is the model's, and could be another one for each meeting.
    if (calendars.includes(language)) datePatterns.set(language, pattern);
  }
  return pattern;
}

/** Short names match in their own case only: "May" is not "may". */
function alternativeFor(name: string): string {
  const source = escapePattern(name);
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)) return source;
  const whole = `(?<!\\p{L})${source}(?!\\p{L})`;
  return name.length > 5 ? `(?i:${whole})` : whole;
}

/** First days of the months of 2026, which fall on all weekdays. */
const firstDays = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month));

function calendarOf(language: string): string[] {
  const formats = [{ weekday: "long" }, { month: "long" }] as const;
  return formats
    .map((name) => ({ ...name, timeZone: "UTC", calendar: "gregory" }))
    .map((options) => new Intl.DateTimeFormat(language, options))
    .flatMap((format) => firstDays.map((day) => format.format(day)))
    .filter((name) => /\p{L}/u.test(name));
}

function nearDaysOf(language: string): string[] {
  const near = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return (["day", "week", "month", "quarter", "year"] as const)
    .flatMap((unit) => [-1, 0, 1, 2].map((count) => near.format(count, unit)))
    .filter((name) => !/\d/.test(name));
}
