import { hasRightToLeft } from "~/lib/text/direction";
import { isAnnouncement } from "../mails/announcement.ts";
import type { Participant, ParticipantEvent } from "../provider/bot-provider";
import type { SpeakerNames } from "./speakers";
import { clock, oneLine, reportedNames } from "./transcript";

/** Only people in the meeting may use the link that deletes everything. */
function withoutOptOutLink(line: string): string {
  return line.replace(/\S+/g, (word) => (/notetaker-opt-out/i.test(word) ? "…" : word));
}

/** Returns the messages of people. `ownerNames`: names that the owner gave to speakers. */
export function toChat(events: readonly ParticipantEvent[], ownerNames: SpeakerNames) {
  const nameOf = chatNames(events, ownerNames);
  return events
    .filter(({ action, text }) => action === "chat_message" && text !== null)
    .filter(({ participant, text }) => !isAnnouncement(participant.name, text ?? ""))
    .map(({ participant, at, text }) => ({
      from: nameOf(participant),
      at,
      text: withoutOptOutLink(oneLine(text ?? "")),
    }));
}

/** Uses the names that the owner gave to speakers, except for people whose name another person shares. */
function chatNames(
  events: readonly ParticipantEvent[],
  ownerNames: SpeakerNames,
): (participant: Participant) => string {
  const everybody = events.map(({ participant }) => participant);
  const nameOf = reportedNames(everybody);
  const shownNames = new Set(everybody.map(nameOf));
  return (participant) => {
    const name = nameOf(participant);
    // Namesakes are numbered "(2)", "(3)". One who spoke but is not in `events` may be in `ownerNames`.
    const secondNamesake = `${name.replace(/ \(\d+\)$/, "")} (2)`;
    const isShared = shownNames.has(secondNamesake) || ownerNames.has(secondNamesake);
    return isShared ? name : (ownerNames.get(name) ?? name);
  };
}

export function chatAsText(messages: ReturnType<typeof toChat>): string {
  const lines = messages.map(({ from, at, text }) => {
    const time = at === null ? "" : `[${clock(at)}] `;
    return `${time}${isolated(from)}: ${isolated(text)}\n`;
  });
  return lines.join("");
}

/** Adds Unicode's isolates FSI and PDI, so right-to-left words keep their order within the line. */
function isolated(text: string): string {
  return hasRightToLeft(text) ? `\u2068${text}\u2069` : text;
}
