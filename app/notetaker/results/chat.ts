import { hasRightToLeft } from "~/lib/text/direction";
import { isAnnouncement } from "../mails/announcement.ts";
import type { Participant, ParticipantEvent } from "../provider/bot-provider";
import { givenName, shownName, type SpeakerNames } from "./speakers";
import { clock, oneLine, reportedNames } from "./transcript";

/** Only people in the meeting may use the link that deletes everything. */
function withoutOptOutLink(line: string): string {
  return line.replace(/\S+/g, (word) => (/notetaker-opt-out/i.test(word) ? "…" : word));
}

/** Returns the messages of people. `given`: names that the owner gave. */
export function toChat(events: readonly ParticipantEvent[], given: SpeakerNames) {
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

/** Uses the names that the owner gave to speakers, except for two people who share a name. */
function chatNames(
  events: readonly ParticipantEvent[],
  given: SpeakerNames,
): (participant: Participant) => string {
  const everybody = events.map(({ participant }) => participant);
  const nameOf = reportedNames(everybody);
  const shownNames = new Set(everybody.map(nameOf));
  return (participant) => {
    const name = nameOf(participant);
    const second = `${name.replace(/ \(\d+\)$/, "")} (2)`;
    const isShared = shownNames.has(second) || givenName(given, second) !== null;
    return isShared ? name : shownName(given, name);
  };
}

export function chatAsText(messages: ReturnType<typeof toChat>): string {
  return messages
    .map(
      ({ from, at, text }) =>
        `${at === null ? "" : `[${clock(at)}] `}${isolated(from)}: ${isolated(text)}\n`,
    )
    .join("");
}

/** Adds Unicode's isolates FSI and PDI, so right-to-left words keep their order within the line. */
function isolated(text: string): string {
  return hasRightToLeft(text) ? `\u2068${text}\u2069` : text;
}
