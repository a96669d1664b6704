import type { ProviderName } from "~/config/names";

/**
 * The languages that Recall.ai's own transcription is told, by BCP 47 tag, in the provider's codes: those of
 * `language_code` in its OpenAPI description (https://docs.recall.ai/reference/recording_create_transcript_create),
 * beside `auto`. A transcript made after the call takes all of them, and finds out by itself which is spoken
 * if it is told none; the transcription with little delay, which we do not use, takes English alone
 * (https://docs.recall.ai/docs/recallai-transcription).
 */
const codes = {
  bg: "bg",
  ca: "ca",
  cs: "cs",
  da: "da",
  de: "de",
  el: "el",
  en: "en",
  "en-AU": "en_au",
  "en-GB": "en_uk",
  "en-US": "en_us",
  es: "es",
  et: "et",
  fi: "fi",
  fr: "fr",
  he: "he",
  hi: "hi",
  hr: "hr",
  hu: "hu",
  id: "id",
  it: "it",
  ja: "ja",
  ko: "ko",
  lt: "lt",
  lv: "lv",
  ms: "ms",
  nl: "nl",
  no: "no",
  pl: "pl",
  pt: "pt",
  ro: "ro",
  ru: "ru",
  sk: "sk",
  sv: "sv",
  th: "th",
  tr: "tr",
  uk: "uk",
  vi: "vi",
  zh: "zh",
} as const;

type LanguageTag = keyof typeof codes;

export const transcriptLanguages = Object.keys(codes) as readonly LanguageTag[];

/** What a provider can be told. The captions that Attendee reads have the language of the meeting's own settings. */
export function languagesOf(provider: ProviderName): readonly LanguageTag[] {
  return provider === "recall" ? transcriptLanguages : [];
}

export function isTranscriptLanguage(tag: string): tag is LanguageTag {
  return Object.hasOwn(codes, tag);
}

/** The provider's code; automatic for null, and for a language that it does not take (any more). */
export function languageCodeOf(tag: string | null): string {
  return tag !== null && isTranscriptLanguage(tag) ? codes[tag] : "auto";
}
