import { hasRightToLeft } from "~/lib/text/direction";
import { isAnnouncement } from "../mails/announcement.ts";
import type { Participant, ParticipantEvent } from "../provider/bot-provider";
import type { SpeakerNames } from "./speakers";
import { hhmmss, oneLine, reportedNames } from "./transcript";

/** Only people in the meeting may use the link that deletes everything. */
function withoutOptOutLink(line: string): string {
  return line.replace(/\S+/g, (word) => (/notetaker-opt-out/i.test(word) ? "…" : word));
}

/**
 * Returns the messages of people, under the names that the owner gave to speakers. People who share
 * a name keep the reported one.
 */
export function toChat(events: readonly ParticipantEvent[], ownerNames: SpeakerNames) {
  const everybody = events.map(({ participant }) => participant);
  const reportedNameOf = reportedNames(everybody);
  const allReported = new Set(everybody.map(reportedNameOf));
  const nameOf = (participant: Participant) => {
    const name = reportedNameOf(participant);
    // Chat and transcript number namesakes separately: "Ana" may be one person here and another there.
    // An "Ana (2)" in the chat, or among the names that the owner changed, shows that two people are called Ana.
    const secondNamesake = `${name.replace(/ \(\d+\)$/, "")} (2)`;
    const isShared = allReported.has(secondNamesake) || ownerNames.has(secondNamesake);
    return isShared ? name : (ownerNames.get(name) ?? name);
  };
  return events.flatMap(({ action, participant, at, text }) => {
    const isMessage = action === "chat_message" && text !== null;
    if (!isMessage || isAnnouncement(participant.name, text)) return [];
    return [{ from: nameOf(participant), at, text: withoutOptOutLink(oneLine(text)) }];
  });
}

export function chatAsText(messages: ReturnType<typeof toChat>): string {
  const lines = messages.map(({ from, at, text }) => {
    const time = at === null ? "" : `[${hhmmss(at)}] `;
    return `${time}${isolated(from)}: ${isolated(text)}\n`;
  });
  return lines.join("");
}

/** Adds Unicode's isolates FSI and PDI, so right-to-left words keep their order within the line. */
function isolated(text: string): string {
  return hasRightToLeft(text) ? `\u2068${text}\u2069` : text;
}
