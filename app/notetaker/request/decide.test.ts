import { expect, test } from "vitest";
import { decide, type Decision, type Facts, limits, type Sender } from "./decide";

const now = Date.UTC(2026, 10, 25);
const fresh: Facts = {
  existingId: null,
  mailbox: { state: "unverified", today: 0, wasAskedToday: false },
  meeting: {
    ...{ closedUntil: null, live: 0, ownInvites: 0, liveFreeAt: now + 2 },
    today: { count: 0, freeAt: now + 3 },
  },
  origins: [{ count: 0, max: limits.perDay.network, freeAt: now + 1 }],
};
const stored = (status: "requested" | "pending_confirmation" | "quarantined"): Decision => ({
  kind: "store",
  status,
});
const mailbox = (state: Facts["mailbox"]["state"], today: number) => ({
  mailbox: { ...fresh.mailbox, state, today },
});
const meeting = (facts: Partial<Facts["meeting"]>, today = 0) => ({
  meeting: { ...fresh.meeting, ...facts, today: { ...fresh.meeting.today, count: today } },
});
const full = (until: number): Decision => ({ kind: "refuse", why: "meeting_full", until });
const busy = {
  origins: [
    { count: 199, max: 300, freeAt: now },
    { count: 200, max: 200, freeAt: now + 1 },
  ],
};

test.each<[string, Sender["kind"], Partial<Facts>, Decision]>([
  ["a first request", "web", {}, stored("requested")],
  ["the third of an unverified mailbox", "web", mailbox("unverified", 2), stored("requested")],
  ["the fourth of one", "web", mailbox("unverified", 3), stored("pending_confirmation")],
  ["the fourth of a verified one", "web", mailbox("verified", 3), stored("requested")],
  ["its twentieth", "web", mailbox("verified", 19), stored("requested")],
  ["its 21st", "web", mailbox("verified", 20), stored("pending_confirmation")],
  ["its own 21st invite", "invite", mailbox("verified", 20), stored("requested")],
  ["its own 51st", "invite", mailbox("verified", 50), stored("pending_confirmation")],
  ["the 51st by its link", "link", mailbox("verified", 50), stored("pending_confirmation")],
  ["an invite nobody vouches for", "unproven_invite", {}, stored("pending_confirmation")],
  ["the same meeting again", "web", { existingId: "n1" }, { kind: "repeat", id: "n1" }],
  [
    "a mailbox that said no",
    "web",
    mailbox("blocked", 0),
    { kind: "refuse", why: "blocked", until: null },
  ],
  [
    "a meeting that somebody objected in",
    "invite",
    meeting({ closedUntil: now + 5 }),
    { kind: "refuse", why: "meeting_closed", until: now + 5 },
  ],
  ["a closure that is over", "web", meeting({ closedUntil: now }), stored("requested")],
  ["a third notetaker", "web", meeting({ live: 2 }, 5), stored("requested")],
  ["a fourth notetaker", "web", meeting({ live: 3 }, 3), full(now + 2)],
  ["the seventh of a day", "link", meeting({}, 6), full(now + 3)],
  ["an unproven invite to a full meeting", "unproven_invite", meeting({ live: 3 }), full(now + 2)],
  [
    "the organizer's own invite to a meeting that strangers filled",
    "invite",
    meeting({ live: 3 }, 9),
    stored("requested"),
  ],
  ["a second one of theirs", "invite", meeting({ live: 1, ownInvites: 1 }), full(now + 2)],
  ["a busy network", "web", busy, { kind: "refuse", why: "too_many", until: now + 1 }],
  ["a personal link from there", "link", { origins: [] }, stored("requested")],
])("%s", (_title, sender, facts, expected) => {
  expect(decide(sender, false, { ...fresh, ...facts }, now)).toEqual(expected);
});

test("a filled honeypot is kept and never sent", () => {
  const everything = { ...fresh, ...mailbox("blocked", 99), ...meeting({ live: 3 }), ...busy };
  expect(decide("web", true, everything, now)).toEqual(stored("quarantined"));
});
