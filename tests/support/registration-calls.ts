import { callAction, jsonPost } from "./call-action";
import * as registration from "~/routes/api/note-taker-registration";

export const payload = {
  email: "ada@example.test",
  name: "Ada Lovelace",
  meetingLink: "meet.google.com/abc-defg-hij",
  isScheduled: false,
  scheduledTime: null,
  isoScheduledTime: null,
  epochTimeMs: null,
  timezone: null,
  agreeToTerms: true,
};
export const later = {
  ...payload,
  isScheduled: true,
  scheduledTime: "2026-11-21 3:30 PM (US/Eastern)",
  isoScheduledTime: "2026-11-21T20:30:00.000Z",
  epochTimeMs: Date.UTC(2026, 10, 21, 20, 30),
  timezone: "US/Eastern",
};

/** Posts `value` as JSON to the endpoint of requests. */
export function json(value: unknown, headers?: Record<string, string>): Promise<Response> {
  const path = "/api/note-taker-registration";
  return callAction(registration.action, jsonPost(path, JSON.stringify(value), headers));
}
