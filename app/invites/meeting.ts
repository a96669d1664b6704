import { textOf, type Component } from "./calendar/calendar.ts";
import { costs } from "./calendar/limits.ts";
import type { StepBudget } from "./calendar/step-budget.ts";

/** Finds the meeting that a text names; the notetaker's own reader, which says why where there is none. */
export type LinkReader = (
  text: string,
) =>
  { readonly ok: true; readonly code: string } | { readonly ok: false; readonly message: string };

/** The same at the expense of a budget. A series and its exceptions name the same link: it is read once. */
export function countedLinks(readLink: LinkReader, budget: StepBudget): LinkReader {
  const known = new Map<string, ReturnType<LinkReader>>();
  return (text) => {
    budget.spend(1);
    const link = known.get(text);
    if (link) return link;
    budget.spend(text.length * costs.linkCharacter);
    const read = readLink(text);
    known.set(text, read);
    return read;
  };
}

/** Where calendars put the link of a video call, the surest place first. */
const places = [
  "x-google-conference",
  "x-microsoft-skypeteamsmeetingurl",
  "conference",
  "location",
  "url",
  "description",
];

/** The reader takes no more than this at once; the link stands near the words that announce it. */
const window = 4_000;

/**
 * The meeting of an event: in the first place that names one we can join. Otherwise `problem` is what the
 * first place with a link to something else says, or the sentence for no link at all.
 */
export function meetingOf(
  component: Component,
  readLink: LinkReader,
  budget: StepBudget,
): { code: string | null; problem: string | null } {
  let problem: string | null = null;
  for (const place of places) {
    for (const text of linkTexts(textOf(component, place), budget)) {
      const link = readLink(text);
      if (link.ok) return { code: link.code, problem: null };
      problem ??= link.message;
    }
  }
  return { code: null, problem: problem ?? noLink(readLink) };
}

function noLink(readLink: LinkReader): string | null {
  const link = readLink("-");
  return link.ok ? null : link.message;
}

/** Only links are looked at, each for itself: prose around them and numbers to dial would mislead the reader. */
function linkTexts(text: string, budget: StepBudget): string[] {
  const plain = text.slice(0, 16 * window);
  budget.spend(plain.length * costs.readCharacter);
  const links =
    plain.match(/\b(?:https?:\/\/|zoommtg:|msteams:|meet\.google\.com\/)[^\s<>"'\\]{1,2000}/gi) ??
    [];
  return [...new Set(links)].slice(0, 40);
}
