import { names } from "../config/names.ts";
import { plainText, type Component } from "./calendar/calendar.ts";
import { costs } from "./calendar/limits.ts";
import type { StepBudget } from "./calendar/step-budget.ts";

export type LinkReader = (text: string) => { readonly code: string } | { readonly message: string };

export function countedLinks(readLink: LinkReader, budget: StepBudget): LinkReader {
  const cache = new Map<string, ReturnType<LinkReader>>();
  return (text) => {
    budget.spend(1);
    const link = cache.get(text);
    if (link) return link;
    budget.spend(text.length * costs.linkCharacter);
    const result = readLink(text);
    cache.set(text, result);
    return result;
  };
}

const places = [
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

const placesWithoutLinks = new Set([
  "attendee",
  "organizer",
  "contact",
  "uid",
  "related-to",
  "x-source",
]);

const noLinkMessage = `We looked at the event's conference details, location, link, description, title and attachments, and found no ${names.meetingService.name} link.`;

const maxTextLength = 64_000;
const maxLinks = 40;

/** Reads the first place that has exactly one meeting link; `problem` is about the first bad link. */
export function meetingOf(
  { properties }: Component,
  readLink: LinkReader,
  budget: StepBudget,
): { code: string | null; problem: string | null } {
  const others = properties.map(({ name }) => name).filter((name) => !placesWithoutLinks.has(name));
  let problem: string | null = null;
  for (const place of new Set([...places, ...others])) {
    const inPlace = properties.filter(({ name }) => name === place);
    const texts = inPlace.flatMap(({ value, params }) => [
      plainText(value),
      ...Object.values(params),
    ]);
    const links = linksIn(texts.join("\n"), budget).map((text) => readLink(text));
    const codes = [...new Set(links.flatMap((link) => ("code" in link ? [link.code] : [])))];
    if (codes[0] !== undefined && codes.length === 1) return { code: codes[0], problem: null };
    // Two codes in one text get the message that there is more than one meeting.
    const refused = codes.length > 1 ? [readLink(codes.slice(0, 2).join(" "))] : links;
    for (const link of refused) if ("message" in link) problem ??= link.message;
    if (codes.length > 1) break;
  }
  return { code: null, problem: problem ?? noLinkMessage };
}

/** Cuts links out of a text: phone numbers around them would mislead `readLink`. */
function linksIn(text: string, budget: StepBudget): string[] {
  const plain = text.slice(0, maxTextLength);
  budget.spend(plain.length * costs.readCharacter);
  const links =
    plain.match(/\b(?:https?:\/\/|zoommtg:|msteams:|meet\.google\.com\/)[^\s<>"'\\]{1,2000}/gi) ??
    [];
  return [...new Set(links)].slice(0, maxLinks);
}
