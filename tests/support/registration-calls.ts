import { vi } from "vitest";
import { callAction, jsonPost } from "./call-action";
import { emptyTables } from "./pipeline";
import * as registration from "~/routes/api/note-taker-registration";

const url = "http://localhost:8787/api/note-taker-registration";
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

/** Empties the tables and makes every call to the provider fail. */
export async function startAnew(): Promise<void> {
  vi.restoreAllMocks();
  await emptyTables();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 503 }));
}

export function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return call(jsonPost(url, body, headers));
}

function call(request: Request): Promise<Response> {
  return callAction(registration.action, request);
}

export const json = (value: unknown, headers?: Record<string, string>) =>
  post(JSON.stringify(value), headers);
