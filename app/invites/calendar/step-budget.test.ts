import { readdirSync, readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { parseMeetingLink } from "~/notetaker/request/meeting-link";
import { mergeEvents } from "../merge-events";
import { readInvites } from "../read-invites";
import { limits } from "./limits";
import { stepBudget, withinBudget } from "./step-budget";

describe("a budget", () => {
  test("is never overdrawn, and what a part spends is spent by the whole", () => {
    const whole = stepBudget(10);
    const part = stepBudget(6, whole);
    expect(withinBudget(() => part.spend(6))).toMatchObject({ ok: true });
    expect(withinBudget(() => part.spend(1))).toEqual({ ok: false });
    expect(withinBudget(() => stepBudget(6, whole).spend(5))).toEqual({ ok: false });
    expect([part.spent(), whole.spent()]).toEqual([6, 6]);
  });

  test("hides no other error", () => {
    const fail = () => {
      throw new RangeError("another");
    };
    expect(() => withinBudget(fail)).toThrow("another");
  });
});

const folder = new URL("../../../tests/fixtures/invites/", import.meta.url);
const fixtures = readdirSync(folder).filter((name) => name.endsWith(".eml"));

test.each(fixtures)("%s takes less than an eighth of the steps", async (name) => {
  const mail = await PostalMime.parse(readFileSync(new URL(name, folder)));
  const budget = stepBudget(limits.steps);
  const joinAddress = "notes@larkfield.example";
  const now = Date.UTC(2026, 10, 20, 15);
  const tools = { readLink: parseMeetingLink, joinAddress, now };
  const reading = readInvites(mail, tools, budget);
  expect(reading.isTooComplicated).toBe(false);
  for (const events of reading.meetings) {
    expect(withinBudget(() => mergeEvents(null, events, now, budget))).toMatchObject({
      ok: true,
    });
  }
  expect(budget.spent()).toBeLessThan(limits.steps / 8);
});
