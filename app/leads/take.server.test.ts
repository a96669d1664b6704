import { expect, test } from "vitest";
import { askAgainDays, leadMailsPerDay } from "~/config/facts";
import { dayMs } from "~/lib/time/instant";
import { decideLeads, type LeadFacts, type NewLead } from "./take.server";

const now = Date.UTC(2026, 10, 20, 15);

const lead = (kind: NewLead["kind"], other: Partial<NewLead> = {}): NewLead => ({
  id: "a",
  kind,
  guideId: kind === "guide" ? "one" : null,
  createdAt: now,
  ...other,
});
const noFacts: LeadFacts = {
  storedIds: new Set(),
  releasedGuideIds: new Set(),
  confirmedToday: 0,
  lastQuestionAt: null,
};
const isStored = { storedIds: new Set(["a"]) };
const isReleased = { releasedGuideIds: new Set(["one"]) };
const neverAsked = { lastQuestionAt: 0 };
const askedLongAgo = { lastQuestionAt: now - askAgainDays * dayMs };
const askedLately = { lastQuestionAt: now - askAgainDays * dayMs + 1 };
const confirmedToday = (count: number) => ({ confirmedToday: count });

const forwarded = ["lead-operator", "lead-webhook"];
const confirmed = [...forwarded, "lead-confirmation"];
const questioned = [...forwarded, "lead-question"];

test.each<[string, NewLead, Partial<LeadFacts>, readonly string[]]>([
  ["a guide that is not out", lead("guide"), {}, forwarded],
  ["a guide that is out", lead("guide"), isReleased, [...forwarded, "guide-ready"]],
  ["the same guide again", lead("guide"), isStored, []],
  ["the same guide again, now out", lead("guide"), { ...isStored, ...isReleased }, ["guide-ready"]],
  ["the members' offer", lead("members-offer"), {}, confirmed],
  ["the free workspace", lead("free-workspace"), {}, confirmed],
  ["the same form again", lead("free-workspace"), isStored, []],
  ["a booking", lead("booking"), {}, forwarded],
  ["the last mail of a day", lead("members-offer"), confirmedToday(leadMailsPerDay - 1), confirmed],
  [
    "a lead after the last mail of a day",
    lead("members-offer"),
    confirmedToday(leadMailsPerDay),
    forwarded,
  ],
  ["a guide for someone unsubscribed", lead("guide"), { ...isReleased, ...neverAsked }, questioned],
  [
    "the same guide for someone unsubscribed",
    lead("guide"),
    { ...isStored, ...neverAsked },
    ["lead-question"],
  ],
  ["someone unsubscribed who was asked lately", lead("free-workspace"), askedLately, forwarded],
  ["someone unsubscribed who was asked long ago", lead("free-workspace"), askedLongAgo, questioned],
  ["the members' offer for someone unsubscribed", lead("members-offer"), neverAsked, confirmed],
  [
    "a filled honeypot",
    lead("free-workspace", { quarantined: true }),
    { ...isReleased, ...neverAsked },
    [],
  ],
])("decides what to store and to send for %s", (_what, submitted, facts, kinds) => {
  const { messages, newLeads } = decideLeads([submitted], { ...noFacts, ...facts }, now);
  expect(messages.map(({ kind }) => kind)).toEqual(kinds);
  expect(newLeads).toEqual(facts.storedIds ? [] : [submitted]);
});

test("an unsubscribed person who asks for two guides gets one question", () => {
  const both = [lead("guide"), lead("guide", { id: "b", guideId: "two" })];
  const { messages, newLeads } = decideLeads(both, { ...noFacts, ...neverAsked }, now);
  expect(newLeads).toEqual(both);
  expect(messages.filter(({ kind }) => kind === "lead-question")).toHaveLength(1);
});
