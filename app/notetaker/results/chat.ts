import { hasRightToLeft } from "~/lib/text/direction";
import { isAnnouncement } from "../mails/announcement.ts";
import type { Participant, ParticipantEvent } from "../provider/bot-provider";
import { givenName, shownName, type SpeakerNames } from "./speakers";
import { clock, oneLine, reportedNames } from "./transcript";

type ChatMessage = {
  readonly from: string;
  readonly at: number | null;
  readonly text: string;
};

/** Hides the link that deletes everything: it is for people in the meeting, not for readers. */
function withoutOptOutLink(line: string): string {
  const isLink = (word: string) => word.toLowerCase().includes("notetaker-opt-out");
  return line
    .split(" ")
    .map((word) => (isLink(word) ? "…" : word))
    .join(" ");
}

/** Returns the chat without comings, goings and the bot. `given`: the owner's names. */
export function toChat(
  events: readonly ParticipantEvent[],
  given: SpeakerNames = {},
): ChatMessage[] {
  const nameOf = chatNames(events, given);
  return events
    .filter(({ action, text }) => action === "chat_message" && text !== null)
    .filter(({ participant, text }) => !isAnnouncement(participant.name, text ?? ""))
    .map(({ participant, at, text }) => ({
      from: nameOf(participant),
      at,
      text: withoutOptOutLink(oneLine(text ?? "")),
    }));
}

/** Names writers as the owner named speakers; two who share a name keep it. */
function chatNames(
  events: readonly ParticipantEvent[],
  given: SpeakerNames,
): (participant: Participant) => string {
  const everybody = events.map(({ participant }) => participant);
  const nameOf = reportedNames(everybody);
  const shown = new Set(everybody.map(nameOf));
  return (participant) => {
    const name = nameOf(participant);
    const second = `${name.replace(/ \(\d+\)$/, "")} (2)`;
    const isShared = shown.has(second) || givenName(given, second) !== null;
    return isShared ? name : shownName(given, name);
  };
}

export function chatAsText(messages: readonly ChatMessage[]): string {
  return messages
    .map(
      ({ from, at, text }) =>
        `${at === null ? "" : `[${clock(at)}] `}${isolated(from)}: ${isolated(text)}\n`,
    )
    .join("");
}

/** Between marks that let words from right to left have their own order within the line (Unicode's FSI and PDI). */
function isolated(text: string): string {
  return hasRightToLeft(text) ? `\u2068${text}\u2069` : text;
}
