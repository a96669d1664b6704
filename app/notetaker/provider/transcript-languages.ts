import type { ProviderName } from "~/config/names";
import { captionCodes } from "./attendee/caption-languages";
import { recallCodes } from "./recall/languages";

/**
 * The languages that a transcript may be in, by BCP 47 tag. Each provider takes its own, in its own codes. A
 * choice stays with its meeting should that go to another provider: its nearest is told then.
 */
const codes: Readonly<Record<ProviderName, Readonly<Record<string, string>>>> = {
  recall: recallCodes,
  attendee: captionCodes,
};

/** What a provider can be told. */
export function languagesOf(provider: ProviderName): readonly string[] {
  return Object.keys(codes[provider]);
}

export function isTranscriptLanguage(tag: string): boolean {
  return Object.values(codes).some((known) => Object.hasOwn(known, tag));
}

/** What comes nearest to a language of any provider's: itself, the language at large, another kind of it. */
export function nearestLanguage(provider: ProviderName, tag: string | null): string | null {
  const known = languagesOf(provider);
  const [language] = tag?.split("-") ?? [];
  if (tag === null || language === undefined) return null;
  return (
    [tag, language].find((one) => known.includes(one)) ??
    known.find((one) => one.startsWith(`${language}-`)) ??
    null
  );
}

/** The provider's code of it; null, too, for a language that it does not take (any more). */
export function languageCodeOf(provider: ProviderName, tag: string | null): string | null {
  const nearest = nearestLanguage(provider, tag);
  return nearest === null ? null : (codes[provider][nearest] ?? null);
}

/**
 * Whether a bot is told on being made and at no other time: Attendee's writes what is said while it is said.
 * A transcript of Recall.ai's is asked for after the call.
 */
export function isToldToBot(provider: ProviderName): boolean {
  return provider === "attendee";
}
