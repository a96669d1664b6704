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
  storedIds: new Set(),
  releasedGuideIds: new Set(),
  sentToday: 0,
  unsubscribedAskedAt: null,
};
const known = { storedIds: new Set(["a"]) };
const out = { releasedGuideIds: new Set(["one"]) };
const unsubscribed = (askedAt: number) => ({ unsubscribedAskedAt: askedAt });
const askedLongAgo = unsubscribed(now - askAgainDays * dayMs);
const askedLately = unsubscribed(now - askAgainDays * dayMs + 1);
const sentToday = (count: number) => ({ sentToday: count });

const told = ["lead-operator", "lead-webhook"];
const confirmed = [...told, "lead-confirmation"];
const questioned = [...told, "lead-question"];
const [quota, question] = [{ usesQuota: true }, { asksAgain: true }] as const;

test.each<
  [string, NewLead, Partial<LeadFacts>, readonly string[], { usesQuota?: true; asksAgain?: true }]
>([
  ["a guide to come", lead("guide"), {}, told, {}],
  ["a guide that is out", lead("guide"), out, [...told, "guide-ready"], {}],
  ["the same guide again", lead("guide"), known, [], {}],
  ["again, once it is out", lead("guide"), { ...known, ...out }, ["guide-ready"], {}],
  ["the members' offer", lead("members-offer"), {}, confirmed, quota],
  ["the free workspace", lead("free-workspace"), {}, confirmed, quota],
  ["a repeat", lead("free-workspace"), known, [], {}],
  ["a booking", lead("booking"), {}, told, {}],
  ["the last of a day", lead("members-offer"), sentToday(leadMailsPerDay - 1), confirmed, quota],
  ["one too many a day", lead("members-offer"), sentToday(leadMailsPerDay), told, quota],
  ["an unsubscribed guide", lead("guide"), { ...out, ...unsubscribed(0) }, questioned, question],
  ["a repeat of it", lead("guide"), { ...known, ...unsubscribed(0) }, ["lead-question"], question],
  ["asked lately", lead("free-workspace"), askedLately, told, quota],
  ["asked long ago", lead("free-workspace"), askedLongAgo, questioned, { ...quota, ...question }],
  ["what is no marketing", lead("members-offer"), unsubscribed(0), confirmed, quota],
  [
    "a filled honeypot",
    lead("free-workspace", { quarantined: true }),
    { ...out, ...unsubscribed(0) },
    [],
    {},
  ],
])("%s", (_what, submitted, facts, kinds, { usesQuota = false, asksAgain = false }) => {
  const decision = decideLeads([submitted], { ...nothing, ...facts }, now);
  expect(decision.messages.map(({ kind }) => kind)).toEqual(kinds);
  expect(decision.newLeads).toEqual(facts.storedIds ? [] : [submitted]);
  expect([decision.usesQuota, decision.asksAgain]).toEqual([usesQuota, asksAgain]);
});

test("two guides of somebody unsubscribed are one question", () => {
  const both = [lead("guide"), lead("guide", { id: "b", guideId: "two" })];
  const { messages, newLeads } = decideLeads(both, { ...nothing, unsubscribedAskedAt: 0 }, now);
  expect(newLeads).toEqual(both);
  expect(messages.filter(({ kind }) => kind === "lead-question")).toHaveLength(1);
});
