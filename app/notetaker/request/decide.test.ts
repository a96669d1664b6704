import { expect, test } from "vitest";
import { decide, type Decision, type Facts, limits, type SenderKind } from "./decide";

const now = Date.UTC(2026, 10, 25);
const fresh: Facts = {
  existingId: null,
  mailbox: { state: "unverified", today: 0 },
  meeting: { closedUntil: null, live: 0, today: 0, ownInvites: 0 },
  origin: { today: 0, most: limits.perDay.network },
  freeAt: { origin: now + 1, meeting: now + 2 },
};
const stored = (status: "requested" | "pending_confirmation" | "quarantined"): Decision => ({
  kind: "store",
  status,
});
const mailbox = (state: Facts["mailbox"]["state"], today: number) => ({
  mailbox: { state, today },
});
const meeting = (facts: Partial<Facts["meeting"]>) => ({
  meeting: { ...fresh.meeting, ...facts },
});
const full: Decision = { kind: "refuse", why: "meeting_full", until: now + 2 };
const busy = { origin: { today: 200, most: 200 } };

test.each<[string, SenderKind, Partial<Facts>, Decision]>([
  ["a first request", "web", {}, stored("requested")],
  ["the third of an unverified mailbox", "web", mailbox("unverified", 2), stored("requested")],
  ["the fourth of one", "web", mailbox("unverified", 3), stored("pending_confirmation")],
  ["the fourth of a verified one", "web", mailbox("verified", 3), stored("requested")],
  ["its twentieth", "web", mailbox("verified", 19), stored("requested")],
  ["its 21st", "web", mailbox("verified", 20), stored("pending_confirmation")],
  ["its own 21st invite", "proven_invite", mailbox("verified", 20), stored("requested")],
  ["its own 51st", "proven_invite", mailbox("verified", 50), stored("pending_confirmation")],
  ["the 51st by its link", "link", mailbox("verified", 50), stored("pending_confirmation")],
  ["an invite nobody vouches for", "unproven_invite", {}, stored("pending_confirmation")],
  ["the same meeting again", "web", { existingId: "n1" }, { kind: "repeat", id: "n1" }],
  ["a mailbox that said no", "web", mailbox("blocked", 0), { kind: "refuse", why: "blocked" }],
  [
    "a meeting that somebody objected in",
    "proven_invite",
    meeting({ closedUntil: now + 5 }),
    { kind: "refuse", why: "meeting_closed", until: now + 5 },
  ],
  ["a closure that is over", "web", meeting({ closedUntil: now }), stored("requested")],
  ["a third notetaker", "web", meeting({ live: 2, today: 5 }), stored("requested")],
  ["a fourth notetaker", "web", meeting({ live: 3, today: 3 }), full],
  ["the seventh of a day", "link", meeting({ live: 0, today: 6 }), full],
  ["an unproven invite to a full meeting", "unproven_invite", meeting({ live: 3 }), full],
  [
    "the organizer's own invite to a meeting that strangers filled",
    "proven_invite",
    meeting({ live: 3, today: 9 }),
    stored("requested"),
  ],
  ["a second one of theirs", "proven_invite", meeting({ live: 1, ownInvites: 1 }), full],
  ["a busy network", "web", busy, { kind: "refuse", why: "too_many", until: now + 1 }],
  ["a personal link from there", "link", { origin: null }, stored("requested")],
])("%s", (_title, sender, facts, expected) => {
  expect(decide(sender, false, { ...fresh, ...facts }, now)).toEqual(expected);
});

test("a filled honeypot is kept and never sent", () => {
  const everything = { ...fresh, ...mailbox("blocked", 99), ...meeting({ live: 3 }), ...busy };
  expect(decide("web", true, everything, now)).toEqual(stored("quarantined"));
});
