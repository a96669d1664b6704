import fc from "fast-check";
import Stripe from "stripe";
import { expect, test, vi } from "vitest";
import { cases } from "../../tests/support/cases";
import { findPayment, stripeVersion } from "./stripe-api.server";
import { refusalOfEvent } from "./stripe-webhook.server";

/** Compares our requests and checks with those of Stripe's own library. */
const key = "sk_test_0123456789";
const secret = "whsec_0123456789abcdefghijklmn";
const now = Date.UTC(2026, 10, 21);

type Call = { readonly method: string; readonly url: string; readonly headers: Headers };

test.each([
  [null, "missing_header"],
  ["", "unreadable_header"],
  [`t=1,t=1,v1=${"0".repeat(64)}`, "unreadable_header"],
  [`t=${now / 1000},v1=${"0".repeat(64)}`, "bad_signature"],
])("an event signed %j is refused: %s", async (header, why) => {
  expect(await refusalOfEvent(header, new Uint8Array(), [secret], now)).toMatchObject({ why });
});

function recorder() {
  const calls: Call[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url, headers } = new Request(input as string, init);
    calls.push({ method, url, headers });
    return Promise.resolve(Response.json({ error: { type: "api_error" } }, { status: 500 }));
  };
  return { calls, fetch };
}

/** Leaves out the order and the numbers of the expanded fields, which do not matter. */
function comparable({ method, url, headers }: Call) {
  const { origin, pathname, searchParams } = new URL(url);
  return {
    method,
    address: origin + pathname,
    query: [...searchParams].map(([name, value]) => [name.replace(/\d+/, ""), value]).sort(),
    authorization: headers.get("authorization"),
    version: headers.get("stripe-version"),
  };
}

test("both requests are the ones that the library sends", async () => {
  const theirs = recorder();
  const library = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(theirs.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const expand = ["latest_charge", "customer"];
  const within = ["payment_intent", ...expand.map((field) => `payment_intent.${field}`)];
  await library.paymentIntents.retrieve("pi_1", { expand }).catch(() => null);
  await library.checkout.sessions.retrieve("cs_1", { expand: within }).catch(() => null);

  const ours = recorder();
  const account = { baseUrl: "https://api.stripe.com", secretKey: key };
  await findPayment(account, ours.fetch, "pi_1");
  await findPayment(account, ours.fetch, "cs_1");
  expect(theirs.calls).toHaveLength(2);
  expect(ours.calls.map(comparable)).toEqual(theirs.calls.map(comparable));
});

test("the version of the API is the one of the library", () => {
  expect(stripeVersion).toBe(Stripe.API_VERSION);
});

/** The library accepts times in the future; a test of the endpoint proves that we do not. */
test("generated headers are accepted by both or by neither", { timeout: 30_000 }, async () => {
  const body = JSON.stringify({ id: "evt_1" });
  const signed = (timestamp: number, of = secret) => {
    return Stripe.webhooks.generateTestHeaderString({ payload: body, secret: of, timestamp });
  };
  const t = Math.floor(now / 1000);
  const good = signed(t).split("v1=")[1] ?? "";
  const broken = fc
    .tuple(fc.nat(63), fc.constantFrom(..."0123456789abcdefX"))
    .map(([at, digit]) => good.slice(0, at) + digit + good.slice(at + 1));
  const mac = fc.oneof(
    fc.constantFrom(good, good.toUpperCase(), good.slice(2), `${good}00`, "z".repeat(64)),
    broken,
  );
  const part = fc.oneof(
    mac.map((value) => `v1=${value}`),
    mac.map((value) => `v0=${value}`),
    fc.constantFrom("", "x", "=", " v1=0"),
  );
  const age = fc.constantFrom(0, 0, 0, 1, 299, 300, 301, 86_400);
  const header = fc.oneof(
    fc.tuple(fc.array(part, { maxLength: 4 }), age).map(([parts, old]) => {
      return [`t=${t - old}`, ...parts].join(",");
    }),
    fc.tuple(fc.constantFrom(secret, "whsec_other"), age).map(([of, old]) => signed(t - old, of)),
  );

  const numRuns = cases(1_800, 5_000);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(header, async (signature) => {
      const bytes = new TextEncoder().encode(body);
      const isAccepted = (await refusalOfEvent(signature, bytes, [secret], now)) === null;
      expect(isAccepted).toBe(isAcceptedByLibrary(signature, body));
      if (isAccepted) accepted += 1;
    }),
    { numRuns },
  );
  expect(accepted).toBeGreaterThan(numRuns / 20);
});

test("an empty secret proves no signature, and does not stop another secret", async () => {
  const body = "{}";
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: now / 1000,
  });
  const bytes = new TextEncoder().encode(body);
  expect(await refusalOfEvent(header, bytes, ["", secret], now)).toBeNull();
  expect(await refusalOfEvent(header, bytes, [""], now)).toMatchObject({ why: "bad_signature" });
});

function isAcceptedByLibrary(header: string, body: string): boolean {
  try {
    const { signature } = Stripe.webhooks;
    return signature?.verifyHeader(body, header, secret, 300, undefined, now) ?? false;
  } catch {
    return false;
  }
}

test("the body of a refusal is not left open", async () => {
  const cancel = vi.fn();
  for (const body of [new ReadableStream({ cancel }), null]) {
    const fetch = () => Promise.resolve(new Response(body, { status: 429 }));
    const account = { baseUrl: "https://stripe.example", secretKey: key };
    const finding = await findPayment(account, fetch, "pi_1");
    expect(finding).toEqual({ outcome: "unavailable", code: "http_429" });
  }
  expect(cancel).toHaveBeenCalledOnce();
});
