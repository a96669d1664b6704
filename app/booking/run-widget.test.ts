import { expect, test } from "vitest";
import { readFrameMessage } from "./run-widget";

const frame = {} as Window;
const origin = "https://calendly.com";
const viewed = { event: "calendly.event_type_viewed" };
const read = (overrides: object) =>
  readFrameMessage({ origin, source: frame, data: viewed, ...overrides }, frame);

test("the frame reports that its calendar is shown, and a booking without the guest's address", () => {
  expect(read({})).toBe("viewed");
  const payload = { event: { uri: "urn:e" }, invitee: { uri: "urn:i" }, email: "a@b.example" };
  expect(read({ data: { event: "calendly.event_scheduled", payload } })).toEqual({
    event: "urn:e",
    invitee: "urn:i",
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
])("a message from the origin %j is ignored", (other) => {
  expect(read({ origin: other })).toBeNull();
});

test("messages of the provider's other windows, and of a removed frame, are ignored", () => {
  expect(read({ source: {} })).toBeNull();
  expect(read({ source: null })).toBeNull();
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
])("the data %j is ignored", (data) => {
  expect(read({ data })).toBeNull();
});
