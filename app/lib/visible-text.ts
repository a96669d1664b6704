import { trimEnd, trimStart } from "./trim.ts";

/** Characters that print nothing and change how their neighbours read: bidi controls, soft hyphen, BOM. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Cs}]/gu;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu;
/** Joiners shape letters inside a word (Persian, emoji), so they go only where they join nothing. */
const isLoose = (character: string) => /[\u200C\u200D\s]/.test(character);

/** One line of text as a person sees it: no control or invisible characters, single spaces, trimmed. */
export function visibleLine(text: string): string {
  const line = text.replace(invisible, "").replace(controls, " ");
  return trimStart(trimEnd(line, isLoose), isLoose);
}

/** The same for an address, in which no space belongs either. */
export function visibleWord(text: string): string {
  return visibleLine(text).replace(/[\s\u200C\u200D]+/g, "");
}
