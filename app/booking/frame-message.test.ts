import { expect, test } from "vitest";
import { readFrameMessage } from "./frame-message";

const frame = {} as Window;
const origin = "https://calendly.com";
const viewed = { event: "calendly.event_type_viewed" };
const from = (overrides: object) =>
  readFrameMessage({ origin, source: frame, data: viewed, ...overrides }, frame);

test("the frame says that its calendar shows", () => {
  expect(from({})).toEqual({ says: "viewed" });
});

test("the frame says what was booked, in the provider's names alone", () => {
  const payload = { event: { uri: "urn:e" }, invitee: { uri: "urn:i" }, email: "a@b.example" };
  expect(from({ data: { event: "calendly.event_scheduled", payload } })).toEqual({
    says: "scheduled",
    appointment: { event: "urn:e", invitee: "urn:i" },
  });
});

test.each([
  "http://calendly.com",
  "https://calendly.com.evil.test",
  "https://evilcalendly.com",
  "https://assets.calendly.com",
  "https://calendly.com:8443",
  "https://CALENDLY.com",
  "https://evil.test",
  "http://localhost:8787",
  "null",
  "",
])("a message from %j is ignored", (other) => {
  expect(from({ origin: other })).toBeNull();
});

test("another window of the provider is ignored, and so is a frame that has left", () => {
  expect(from({ source: {} })).toBeNull();
  expect(from({ source: null })).toBeNull();
  expect(readFrameMessage({ origin, source: null, data: viewed }, null)).toBeNull();
});

test.each([
  undefined,
  null,
  "calendly.event_type_viewed",
  [],
  { event: "calendly.date_and_time_selected" },
  { event: "calendly.event_scheduled" },
  { event: "calendly.event_scheduled", payload: { event: null, invitee: { uri: 1 } } },
])("%j says nothing", (data) => {
  expect(from({ data })).toBeNull();
});
