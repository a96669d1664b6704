import { expect, test } from "vitest";
import { decide, type Decision, type Facts, limits, type Sender } from "./decide";

const now = Date.UTC(2026, 10, 25);
const fresh: Facts = {
  existingId: null,
  mailbox: { state: "unverified", requestsToday: 0 },
  meeting: {
    closedUntil: null,
    live: 0,
    ownInvites: 0,
    liveFreeAt: now + 2,
    today: { count: 0, freeAt: now + 3 },
  },
  origins: [{ count: 0, max: limits.perDay.network, freeAt: now + 1 }],
};
const requested: Decision = { kind: "store", status: "requested" };
const pending: Decision = { kind: "store", status: "pending_confirmation" };
const mailbox = (state: Facts["mailbox"]["state"], requestsToday: number) => ({
  mailbox: { ...fresh.mailbox, state, requestsToday },
});
const meeting = (facts: Partial<Facts["meeting"]>, today = 0) => ({
  meeting: { ...fresh.meeting, ...facts, today: { ...fresh.meeting.today, count: today } },
});
const closed: Decision = { kind: "refuse", why: "meeting_closed", until: now + 5 };
const full = (until: number): Decision => ({ kind: "refuse", why: "meeting_full", until });
const noHoneypot = false;
const filledHoneypot = true;
const fullNetwork = {
  origins: [
    { count: 199, max: 300, freeAt: now },
    { count: 200, max: 200, freeAt: now + 1 },
  ],
};

test.each<[string, Sender["kind"], Partial<Facts>, Decision]>([
  ["a first request", "web", {}, requested],
  ["an unverified mailbox's third request", "web", mailbox("unverified", 2), requested],
  ["an unverified mailbox's fourth request", "web", mailbox("unverified", 3), pending],
  ["a verified mailbox's 20th request", "web", mailbox("verified", 19), requested],
  ["a verified mailbox's 21st request", "web", mailbox("verified", 20), pending],
  ["a mailbox's 50th invite", "invite", mailbox("verified", 49), requested],
  ["a mailbox's 51st invite", "invite", mailbox("verified", 50), pending],
  ["the 51st request by a personal link", "link", mailbox("verified", 50), pending],
  ["an unproven invite", "unproven_invite", {}, pending],
  ["a second request for the meeting", "web", { existingId: "n1" }, { kind: "repeat", id: "n1" }],
  [
    "a mailbox whose owner blocked our mail",
    "web",
    mailbox("blocked", 0),
    { kind: "refuse", why: "blocked", until: null },
  ],
  [
    "a meeting in which a participant objected",
    "invite",
    meeting({ closedUntil: now + 5 }),
    closed,
  ],
  ["a meeting's third live notetaker", "web", meeting({ live: 2 }, 5), requested],
  ["a meeting's fourth live notetaker", "web", meeting({ live: 3 }, 3), full(now + 2)],
  ["a meeting's seventh notetaker of the day", "link", meeting({}, 6), full(now + 3)],
  ["an unproven invite to a full meeting", "unproven_invite", meeting({ live: 3 }), full(now + 2)],
  [
    "the organizer's own invite to a meeting that strangers filled",
    "invite",
    meeting({ live: 3 }, 9),
    requested,
  ],
  [
    "the organizer's second live invite",
    "invite",
    meeting({ live: 1, ownInvites: 1 }),
    full(now + 2),
  ],
  [
    "a network over its limit",
    "web",
    fullNetwork,
    { kind: "refuse", why: "too_many", until: now + 1 },
  ],
  ["a personal link, whose network has no limit", "link", { origins: [] }, requested],
])("decides about %s", (_request, sender, facts, expected) => {
  expect(decide(sender, noHoneypot, { ...fresh, ...facts })).toEqual(expected);
});

test("a filled honeypot is quarantined, even if the request would be refused", () => {
  const refusedAnyway = {
    ...fresh,
    ...mailbox("blocked", 99),
    ...meeting({ live: 3 }),
    ...fullNetwork,
  };
  expect(decide("web", filledHoneypot, refusedAnyway)).toEqual({
    kind: "store",
    status: "quarantined",
  });
});
