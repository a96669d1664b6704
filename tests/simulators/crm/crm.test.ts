import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { postSigned } from "../../../app/leads/mails/forward.server";
import { startCrmSimulator, type CrmSimulator } from "./crm-simulator.ts";
import type { Fault } from "./faults.ts";

const secret = "whsec_dGVzdC1sZWFkLXNlY3JldC10ZXN0LTEyMzQ=";
const body = JSON.stringify({ type: "lead.created", data: { email: "<b>@example.test" } });
let crm: CrmSimulator;

beforeAll(async () => {
  crm = await startCrmSimulator({ port: 0, secret });
});
beforeEach(() => crm.control.reset());
afterAll(() => crm.close());

const post = (id = "m1", other: { secret?: string; now?: number } = {}) =>
  postSigned(
    { clock: () => other.now ?? Date.now(), fetch },
    { url: `${crm.url}/leads`, secret: other.secret ?? secret },
    { id, body },
  );
const came = () => crm.control.state().deliveries.map(({ id, arrivals }) => [id, arrivals]);

describe("what our sender signs", () => {
  test("is taken, each id once, and to be read", async () => {
    expect(await post("m1")).toEqual({ outcome: "sent" });
    expect(await post("m2")).toEqual({ outcome: "sent" });
    expect(await post("m1")).toEqual({ outcome: "sent" });
    expect(came()).toEqual([
      ["m2", 1],
      ["m1", 2],
    ]);
    const page = await fetch(crm.url);
    const html = await page.text();
    expect(html).toContain("came 2 times");
    expect(html).toContain("&lt;b&gt;@example.test");
    expect(html).not.toContain("<b>");
    expect(page.headers.get("content-security-policy")).not.toContain("script");
    const leads: unknown = await (await fetch(`${crm.url}/api/leads`)).json();
    expect(leads).toMatchObject({ deliveries: [{ id: "m2" }, { id: "m1" }] });
  });

  test.each([
    ["another secret", { secret: "whsec_b3RoZXItc2VjcmV0LW90aGVyLXNlY3JldA==" }, "bad_signature"],
    ["an old time", { now: Date.now() - 310_000 }, "stale"],
    ["a time to come", { now: Date.now() + 310_000 }, "stale"],
  ])("is refused with %s", async (_what, other, refused) => {
    expect(await post("m1", other)).toEqual({ outcome: "permanent", code: "http_401" });
    expect(came()).toEqual([]);
    expect(crm.control.state().calls).toMatchObject([{ refused, status: 401 }]);
  });

  test("is refused when another hand changed the body or left the headers out", async () => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const key = Buffer.from(secret.slice(6), "base64");
    const mac = createHmac("sha256", key).update(`m1.${timestamp}.${body}`).digest("base64");
    const signed = {
      "webhook-id": "m1",
      "webhook-timestamp": timestamp,
      "webhook-signature": `v2,x v1,${mac}`,
    };
    const call = async (headers: Record<string, string>, content = body) =>
      (await fetch(`${crm.url}/leads`, { method: "POST", headers, body: content })).status;
    expect(await call(signed, `${body} `)).toBe(401);
    expect(await call({})).toBe(401);
    expect(await call({ ...signed, "webhook-signature": "v1," })).toBe(401);
    expect(await call(signed)).toBe(204);
  });
});

describe("a fault", () => {
  const status = (code: number, other = {}) =>
    ({ kind: "status", status: code, ...other }) as Fault;

  test.each<[string, Fault, object, number]>([
    ["500", status(500), { outcome: "retry", code: "http_500" }, 0],
    ["500 after the effect", status(500, { effect: "after" }), { outcome: "retry" }, 1],
    ["410", status(410), { outcome: "permanent", code: "http_410" }, 0],
    ["429", status(429, { retryAfterSeconds: 60 }), { outcome: "retry", afterMs: 60_000 }, 0],
    ["a redirect", status(302, { location: "/" }), { outcome: "retry", code: "http_302" }, 0],
    ["a cut", { kind: "reset", effect: "before" }, { outcome: "retry", code: "network" }, 0],
    ["a late cut", { kind: "reset", effect: "after" }, { outcome: "retry", code: "network" }, 1],
    ["slowness", { kind: "slow", milliseconds: 20 }, { outcome: "sent" }, 1],
  ])("%s is answered once, then all is well", async (_what, fault, outcome, effects) => {
    crm.control.fault({ fault });
    expect(await post()).toMatchObject(outcome);
    expect(came()).toEqual(effects === 0 ? [] : [["m1", 1]]);
    expect(await post()).toEqual({ outcome: "sent" });
    expect(came()).toEqual([["m1", effects + 1]]);
  });

  test("can say when to come back as a date, and be ordered over HTTP", async () => {
    const fault = status(429, { retryAfterSeconds: 90, retryAfterAs: "date" });
    const order = { method: "POST", body: JSON.stringify({ fault, times: 2 }) };
    await fetch(`${crm.url}/__sim/faults`, order);
    for (let nth = 0; nth < 2; nth += 1) {
      const outcome = await post();
      expect("afterMs" in outcome ? outcome.afterMs : 0).toBeCloseTo(90_000, -4);
    }
    expect(await post()).toEqual({ outcome: "sent" });
  });

  test("of silence leaves the caller to its own patience", async () => {
    crm.control.fault({ fault: { kind: "timeout", effect: "after" } });
    const impatient: typeof fetch = (url, init) =>
      fetch(url, { ...init, signal: AbortSignal.timeout(50) });
    const world = { clock: () => Date.now(), fetch: impatient };
    const outcome = await postSigned(
      world,
      { url: `${crm.url}/leads`, secret },
      { id: "m1", body },
    );
    expect(outcome).toMatchObject({ outcome: "retry" });
    expect(came()).toEqual([["m1", 1]]);
  });
});
