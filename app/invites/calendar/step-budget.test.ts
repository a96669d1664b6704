import { readdirSync, readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { cases } from "../../../tests/support/cases";
import { climb, emailOf, work } from "../../../tests/support/hostile-invites";
import { seededRandom } from "../../../tests/support/random";
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

test.each(fixtures)("%s takes less than a tenth of the steps", async (name) => {
  const mail = await PostalMime.parse(readFileSync(new URL(name, folder)));
  const { steps, isTooComplicated } = work(mail);
  expect(isTooComplicated).toBe(false);
  expect(steps).toBeLessThan(limits.steps / 10);
});

test("no mail that a search for the worst one finds takes more steps than there are", () => {
  const asked: number[] = [];
  const worst = climb(cases(30, 120), seededRandom(20261121), (mail) => {
    const { steps } = work(mail);
    asked.push(steps);
    return steps;
  });
  expect(Math.max(...asked)).toBeLessThanOrEqual(limits.steps);
  expect(worst?.score, "the search finds mails that need all of them").toBeGreaterThan(
    limits.steps * 0.9,
  );
  expect(worst && work(emailOf(worst.mail)).steps, "the same mail costs the same").toBe(
    worst?.score,
  );
});
