import { expect, test } from "vitest";
import { askAgainDays, leadMailsPerDay } from "~/config/facts";
import { decideLeads, type LeadFacts, type NewLead } from "./decide";

const now = Date.UTC(2026, 10, 20, 15);
const dayMs = 24 * 60 * 60_000;

const lead = (kind: NewLead["kind"], other: Partial<NewLead> = {}): NewLead => ({
  id: "a",
  kind,
  guideId: kind === "guide" ? "one" : null,
  createdAt: now,
  ...other,
});
const nothing: LeadFacts = {
  known: new Set(),
  released: new Set(),
  sentToday: 0,
  unsubscribedAskedAt: null,
};
const known = { known: new Set(["a"]) };
const out = { released: new Set(["one"]) };
const unsubscribed = (askedAt: number) => ({ unsubscribedAskedAt: askedAt });
const askedLongAgo = unsubscribed(now - askAgainDays * dayMs);
const askedLately = unsubscribed(now - askAgainDays * dayMs + 1);
const sentToday = (count: number) => ({ sentToday: count });

const told = ["lead-operator", "lead-webhook"];
const confirmed = [...told, "lead-confirmation"];
const questioned = [...told, "lead-question"];
const [counts, asks] = [{ counts: true }, { asks: true }] as const;

test.each<[string, NewLead, Partial<LeadFacts>, readonly string[], { counts?: true; asks?: true }]>(
  [
    ["a guide to come", lead("guide"), {}, told, {}],
    ["a guide that is out", lead("guide"), out, [...told, "guide-ready"], {}],
    ["the same guide again", lead("guide"), known, [], {}],
    ["again, once it is out", lead("guide"), { ...known, ...out }, ["guide-ready"], {}],
    ["the members' offer", lead("members-offer"), {}, confirmed, counts],
    ["the free workspace", lead("free-workspace"), {}, confirmed, counts],
    ["a repeat", lead("free-workspace"), known, [], {}],
    ["a booking", lead("booking"), {}, told, {}],
    ["the last of a day", lead("members-offer"), sentToday(leadMailsPerDay - 1), confirmed, counts],
    ["one too many a day", lead("members-offer"), sentToday(leadMailsPerDay), told, counts],
    ["an unsubscribed guide", lead("guide"), { ...out, ...unsubscribed(0) }, questioned, asks],
    ["a repeat of it", lead("guide"), { ...known, ...unsubscribed(0) }, ["lead-question"], asks],
    ["asked lately", lead("free-workspace"), askedLately, told, counts],
    ["asked long ago", lead("free-workspace"), askedLongAgo, questioned, { ...counts, ...asks }],
    ["what is no marketing", lead("members-offer"), unsubscribed(0), confirmed, counts],
    [
      "a filled honeypot",
      lead("free-workspace", { quarantined: true }),
      { ...out, ...unsubscribed(0) },
      [],
      {},
    ],
  ],
)("%s", (_what, submitted, facts, kinds, { counts = false, asks = false }) => {
  const decision = decideLeads([submitted], { ...nothing, ...facts }, now);
  expect(decision.messages.map(({ kind }) => kind)).toEqual(kinds);
  expect(decision.store).toEqual(facts.known ? [] : [submitted]);
  expect([decision.counts, decision.asks]).toEqual([counts, asks]);
});

test("two guides of somebody unsubscribed are one question", () => {
  const both = [lead("guide"), lead("guide", { id: "b", guideId: "two" })];
  const { messages, store } = decideLeads(both, { ...nothing, unsubscribedAskedAt: 0 }, now);
  expect(store).toEqual(both);
  expect(messages.filter(({ kind }) => kind === "lead-question")).toHaveLength(1);
});
