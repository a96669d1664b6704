import { names } from "../config/names.ts";
import { plainText, type Component } from "./calendar/calendar.ts";
import { costs } from "./calendar/limits.ts";
import type { StepBudget } from "./calendar/step-budget.ts";

export type LinkReader = (text: string) => { readonly code: string } | { readonly message: string };

export function budgetedLinkReader(readLink: LinkReader, budget: StepBudget): LinkReader {
  const cache = new Map<string, ReturnType<LinkReader>>();
  return (text) => {
    budget.spend(1);
    const cached = cache.get(text);
    if (cached) return cached;
    budget.spend(text.length * costs.linkCharacter);
    const link = readLink(text);
    cache.set(text, link);
    return link;
  };
}

/** Property names, the most reliable first. */
const likelyPlaces = [
  "x-google-conference",
  "x-microsoft-skypeteamsmeetingurl",
  "conference",
  "location",
  "url",
  "description",
  "x-alt-desc",
  "styled-description",
  "summary",
  "attach",
];

const placesWithoutLinks = ["attendee", "organizer", "contact", "uid", "related-to", "x-source"];

const noLinkMessage = `We looked at the event's conference details, location, link, description, title and attachments, and found no ${names.meetingService.name} link.`;

const maxTextLength = 64_000;
const maxLinks = 40;

/** Reads the first place that has exactly one meeting link; `problem` is about the first bad link. */
export function meetingOf(
  { properties }: Component,
  readLink: LinkReader,
  budget: StepBudget,
): { code: string | null; problem: string | null } {
  const others = properties.filter(({ name }) => !placesWithoutLinks.includes(name));
  let problem: string | null = null;
  for (const place of new Set([...likelyPlaces, ...others.map(({ name }) => name)])) {
    const inPlace = properties.filter(({ name }) => name === place);
    const texts = inPlace.flatMap(({ value, params }) => [
      plainText(value),
      ...Object.values(params),
    ]);
    const links = linksIn(texts.join("\n"), budget).map((text) => readLink(text));
    const codes = new Set(links.flatMap((link) => ("code" in link ? [link.code] : [])));
    const [code, otherCode] = codes;
    if (code !== undefined && otherCode === undefined) return { code, problem: null };
    // For a text with two codes, the message of `readLink` says that there is more than one meeting.
    const isAmbiguous = otherCode !== undefined;
    const refused = isAmbiguous ? [readLink(`${code} ${otherCode}`)] : links;
    for (const link of refused) if ("message" in link) problem ??= link.message;
    if (isAmbiguous) break;
  }
  return { code: null, problem: problem ?? noLinkMessage };
}

/** Cuts links out of a text: phone numbers around them would mislead `readLink`. */
function linksIn(text: string, budget: StepBudget): string[] {
  const start = text.slice(0, maxTextLength);
  budget.spend(start.length * costs.scannedCharacter);
  const links = start.matchAll(
    /\b(?:https?:\/\/|zoommtg:|msteams:|meet\.google\.com\/)[^\s<>"'\\]{1,2000}/gi,
  );
  return [...new Set([...links].map(([link]) => link))].slice(0, maxLinks);
}
