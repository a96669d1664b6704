import { afterEach, beforeEach, expect, test } from "vitest";
import { startCrmSimulator, type CrmSimulator } from "../../tests/simulators/crm/crm-simulator";
import { checkUp, checkWorld, soundValues } from "../../tests/support/check";
import { crm as subject } from "./crm";

let crm: CrmSimulator;
beforeEach(async () => {
  crm = await startCrmSimulator({ port: 0, secret: soundValues.LEADS_WEBHOOK_SECRET });
});
afterEach(() => crm.close());

// The clock of the check is the real one, or its signature would be too old.
const run = (values: Record<string, string | null> = {}) => {
  const world = checkWorld({ LEADS_WEBHOOK_URL: `${crm.url}/leads`, ...values });
  return checkUp(subject, { ...world, clock: Date.now });
};

test("a signed event without personal data is accepted", async () => {
  expect((await run()).tally).toEqual({ ok: 1, failed: 0, skipped: 0 });
  expect(crm.control.state().deliveries[0]?.body).toEqual({
    type: "check",
    timestamp: expect.any(String),
    data: {},
  });
});

test("a wrong secret fails", async () => {
  const secret = `whsec_${btoa("a secret that the CRM does not have")}`;
  const { text } = await run({ LEADS_WEBHOOK_SECRET: secret });
  expect(text).toMatch(/answers 401\. It does not accept the signature/);
  expect(text).not.toContain(secret);
});

test("an address that answers 404 fails, and is not printed", async () => {
  const { text } = await run({ LEADS_WEBHOOK_URL: `${crm.url}/secret-path-of-the-hook` });
  expect(text).toContain("answers 404. Nothing takes leads at that address");
  expect(text).not.toContain("secret-path");
});

test.each([
  [302, "It leads elsewhere"],
  [422, "It does not take events of a type it does not know"],
  [500, "It has trouble of its own"],
])("the answer %i is explained", async (status, expected) => {
  crm.control.refuseNext(status);
  expect((await run()).text).toContain(expected);
});

test("an address without a server fails", async () => {
  const { text } = await run({ LEADS_WEBHOOK_URL: "http://127.0.0.1:9/" });
  expect(text).toContain("No one answers at its address");
});

test("without an address nothing is tried, and the missing variable is named", async () => {
  const { text, tally } = await run({ LEADS_WEBHOOK_URL: null });
  expect(text).toContain("not tried, not at hand: LEADS_WEBHOOK_URL");
  expect(tally.failed).toBe(0);
});
