import { notetakerForm, type NotetakerPayload } from "~/notetaker/request/schema";

/** 20 November 2026, 10:15 in UTC, 5:15 AM in New York. */
export const now = Date.UTC(2026, 10, 20, 10, 15);

export const person = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  meetingLink: "meet.google.com/abc-defg-hij",
};
/** The answers of a person who books ahead. */
export const later = {
  ...person,
  isScheduled: "on",
  scheduledDate: "2026-11-20",
  scheduledTime: "3:30 PM",
  timezone: "US/Eastern",
};

export function payloadOf(values: Readonly<Record<string, string>>): NotetakerPayload {
  return notetakerForm(now).parse(values);
}
