import { escapePattern } from "~/lib/text/escape-pattern";
import { speakersIn, type Turn } from "../results/transcript";
import type { Note } from "./note";
import { fold, isUnspaced, searchable, stemsOf, type Word, wordsIn } from "./words";

/** Share of capitalized words inside sentences, above which nouns have capitals too, as in German. */
const maxShareOfCapitals = 0.2;

export type Meeting = ReturnType<typeof meetingOf>;

/** Prepares what was said in a meeting for the proof of its notes. `language` is BCP 47. */
export function meetingOf(all: readonly Turn[], language: string | null) {
  let lastEnd = 0;
  const turns = all.map((turn, index) => {
    const from = turn.start ?? lastEnd;
    lastEnd = Math.max(from, turn.end ?? from);
    const spoken = searchable(turn.text);
    return { ...turn, ...spoken, index, from, to: lastEnd, stems: new Set(stemsOf(spoken.words)) };
  });
  const words = turns.flatMap((turn) => turn.words);
  const midSentence = words.filter((word) => !word.beginsSentence && word.letters.length > 1);
  const capitalized = midSentence.filter((word) => word.isCapitalized);
  const lowercase = new Set(lettersOf(midSentence.filter((word) => !word.isCapitalized)));
  const speakers = speakersIn(all);
  const speakerWords = lettersOf(speakers.flatMap((name) => wordsIn(name)));
  return {
    turns,
    /** In seconds; Infinity for a transcript without times. */
    end: Math.max(0, ...turns.map(({ to }) => to)) || Infinity,
    speakers,
    speakerWords: new Set(speakerWords),
    spokenWords: new Set([...lettersOf(words), ...speakerWords]),
    /** Full names of speakers in scripts without capitals. */
    uncasedSpeakers: speakers.filter((name) => /^\p{Lo}/u.test(name)).map(fold),
    alwaysCapitalized: new Set(lettersOf(capitalized).filter((letters) => !lowercase.has(letters))),
    areNounsCapitalized: capitalized.length > midSentence.length * maxShareOfCapitals,
    dates: datePattern(language ?? "en"),
    // In Portuguese, "no" means "in the".
    negations: new Set(negations.filter((word) => word !== "no" || !language?.startsWith("pt"))),
  };
}

function lettersOf(words: readonly Word[]): string[] {
  return words.map(({ letters }) => letters);
}

/** A summary may rest on the whole meeting, any other line on the turns around its quote. */
const turnsAround = 6;
const minShareOfSpokenWords = 0.5;

/**
 * Returns true for a text whose words were mostly spoken around the quote, whose numbers, units, names, sums and days
 * are all in the quote, and which is negated exactly if the quote is.
 */
export function isTrueToQuote(
  text: string,
  kind: Note["kind"],
  { quote, speaker, index }: Pick<Note, "quote" | "speaker"> & { readonly index: number },
  meeting: Meeting,
): boolean {
  const { turns, dates, uncasedSpeakers } = meeting;
  const around = turns.slice(Math.max(0, index - turnsAround), index + turnsAround + 1);
  const near = kind === "summary" ? turns : around;
  const stems = stemsOf(wordsIn(text));
  const spoken = stems.filter((stem) => near.some((turn) => turn.stems.has(stem)));
  if (spoken.length < stems.length * minShareOfSpokenWords) return false;
  if (isNegated(text, meeting) !== isNegated(quote, meeting)) return false;
  const signs = text.normalize("NFKC").match(/[\p{Sc}%‰]/gu) ?? [];
  if (signs.some((sign) => !quote.normalize("NFKC").includes(sign))) return false;

  const proof = `${quote}\n${speaker}`;
  // Some days are written with an invisible joiner, such as the Persian Thursday, so the text is read as it is.
  // A joiner put into any other day would hide it, so the text is read without joiners too.
  const readings = [text, text.replace(/\p{Cf}/gu, "")];
  const datesInText = readings.flatMap((reading) => reading.match(dates) ?? []).map(fold);
  const speakersInText = uncasedSpeakers.filter((name) => fold(text).includes(name));
  // A speaker called April proves no date.
  if (datesInText.some((letters) => !fold(quote).includes(letters))) return false;
  if (speakersInText.some((name) => !fold(proof).includes(name))) return false;

  const proofWords = new Set(wordsIn(proof).map(({ letters }) => letters));
  return wordsIn(text).every((word, index, words) => {
    const { letters } = word;
    // Such as "euros" in "40 euros"; "of" in "40 of" is too short for a unit.
    const isAfterNumber = /\d/.test(words[index - 1]?.letters ?? "");
    const isParticle = /\p{Script=Hiragana}/u.test(letters);
    const isUnit = isAfterNumber && (letters.length > 2 || (isUnspaced(letters) && !isParticle));
    const isNumber = /\d/.test(letters) || numberWords.has(letters) || germanNumber.test(letters);
    const needsProof = isUnit || isNumber || isName(word, meeting);
    return !needsProof || proofWords.has(letters);
  });
}

function isName({ letters, isCapitalized, beginsSentence }: Word, meeting: Meeting): boolean {
  if (!isCapitalized || letters.length < 2) return false;
  if (meeting.speakerWords.has(letters)) return true;
  return (
    !meeting.areNounsCapitalized && (meeting.alwaysCapitalized.has(letters) || !beginsSentence)
  );
}

function isNegated(text: string, meeting: Meeting): boolean {
  return wordsIn(text).some(
    ({ letters }) => meeting.negations.has(letters) || /^kein(?:e[mnrs]?)?$/.test(letters),
  );
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

/** German writes numbers as one word: "hunderteins", "dreißigster". `fold` turns "ü" into "u" and "ßig" into "ssig". */
const germanParts =
  "zwei|zwo|drei|vier|funf|sechs?|sieb(?:en)?|acht|neun|zehn|elf|zwolf|zwanzig|zig|ssig|hundert|tausend|million(?:en)?|milliarden?";
const germanNumber = new RegExp(
  `^(?:ein(?:und)?)?(?:(?:${germanParts})(?:und|eins?)*)+(?:s?te[nrsm]?)?$`,
);

const negations: readonly string[] = [
  // `wordsIn` splits "do n't" into "do" and "nt", and "don`t" into "don" and "t".
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
    // The AI model writes the language's tag, so a cache of every tag could grow without bound.
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
