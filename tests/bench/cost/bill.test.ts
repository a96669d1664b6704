import { describe, expect, test } from "vitest";
import { billOf, type Demand, limitsOf, nothing, type Settings, sumOf, totalOf } from "./bill.ts";
import { meters } from "./platform.ts";

const million = 1_000_000;
const dollars = (usage: Parameters<typeof billOf>[0]) => totalOf(billOf(usage));

// The examples of https://developers.cloudflare.com/workers/platform/pricing/
// and https://developers.cloudflare.com/durable-objects/platform/pricing/
describe("a month's bill is what Cloudflare's own examples say", () => {
  test.each([
    ["15 million requests of 7 ms", { requests: 15 * million, cpuMs: 105 * million }, 8],
    ["100 million requests of 7 ms", { requests: 100 * million, cpuMs: 700 * million }, 45.4],
    [
      "1.5 million calls of an object that is active for a million seconds",
      { objectRequests: 1.5 * million, objectGbSeconds: 128_000 },
      5.075,
    ],
    [
      "432 million messages, 16,588,800 gigabyte-seconds",
      { objectRequests: 432 * million, objectGbSeconds: 16_588_800 },
      272.01,
    ],
  ])("%s", (_, usage, expected) => {
    expect(dollars({ ...nothing, ...usage })).toBeCloseTo(expected, 2);
  });

  test("what is included costs nothing beside the plan, and one more than that something", () => {
    const included = Object.fromEntries(
      Object.entries(meters).map(([id, { included }]) => [id, included]),
    ) as typeof nothing;
    expect(dollars(included)).toBe(5);
    expect(dollars({ ...included, mails: 4_000 })).toBeCloseTo(5.35, 9);
  });
});

test("a month is its parts, each as often as it happens", () => {
  const visit = { ...nothing, requests: 3, cpuMs: 2 };
  const notetaker = { ...nothing, requests: 15, mails: 4 };
  expect(
    sumOf([
      { of: visit, times: 100 },
      { of: notetaker, times: 10 },
    ]),
  ).toEqual({ ...nothing, requests: 450, cpuMs: 200, mails: 40 });
});

describe("the limits", () => {
  const demand: Demand = { queries: 100, bytesKept: 2_000, counterCalls: 1, messages: 6 };
  const settings: Settings = {
    botsPerDay: 500,
    perTick: { dispatch: 300, purge: 30, send: 360 },
  };
  const at = (name: RegExp, with_: Partial<Demand> = {}) =>
    limitsOf({ ...demand, ...with_ }, settings).find((limit) => name.test(limit.name))?.notetakers;

  test("are in the order in which they are met", () => {
    const met = limitsOf(demand, settings).map(({ notetakers }) => notetakers);
    expect(met).toEqual([...met].sort((a, b) => a - b));
    expect(met[0]).toBe(15_000);
  });

  test.each([
    ["bots a minute, in the busiest hour", /Recall/, 1_036_800],
    ["deletions, spread over the day", /deletes/, 1_296_000],
    ["messages, six for each", /sends/, 2_592_000],
    ["queries a second in the busiest hour", /1 ms/, 5_184_000],
    ["gigabytes within twelve months", /GB/, 416_667],
    ["calls of the counter in the busiest hour", /counter/, 518_400_000],
  ])("%s", (_, name, expected) => {
    expect(at(name)).toBeCloseTo(expected, 0);
  });

  test("half the queries are twice the notetakers", () => {
    expect(at(/1 ms/, { queries: 50 })).toBe(2 * (at(/1 ms/) ?? NaN));
  });
});
