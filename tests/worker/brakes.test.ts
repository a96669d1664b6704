import { beforeEach, describe, expect, test, vi } from "vitest";
import { env } from "../support/pipeline";
import { eventRequest, intentOf, stripeFetch } from "../support/payments";
import { botEvent, signedWebhook } from "../support/signed-webhook";
import { inOneMinute, postForm, visit } from "./visit";

/** Requests a minute for a network, by `[[ratelimits]]` in wrangler.toml. */
const limit = 30;

beforeEach(() => {
  vi.spyOn(console, "log").mockReturnValue();
});

const from = (address: string) => ({ "CF-Connecting-IP": address });
const json = { "Content-Type": "application/json" };

/** The statuses of as many requests as a network may send in a minute, and a few more. */
async function flood(send: (nth: number) => Promise<Response>, more = 5): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < limit + more; nth += 1) {
    const response = await send(nth);
    await response.body?.cancel();
    statuses.push(response.status);
  }
  return statuses;
}

const allowed = (status: number) => Array<number>(limit).fill(status);
const braked = (times: number) => Array<number>(times).fill(429);

describe.each([
  [
    "/api/bot-webhook",
    { "webhook-id": "m", "webhook-timestamp": "1", "webhook-signature": "v1,eA==" },
  ],
  ["/api/stripe-webhook", { "Stripe-Signature": "t=1,v1=00" }],
])("forged messages to %s", (path, signature) => {
  const forge = (headers: HeadersInit) =>
    visit(path, { method: "POST", body: "{}", headers: { ...json, ...signature, ...headers } });

  test("count against the limit that their network has for forms as well", () =>
    inOneMinute(async (address) => {
      expect(await flood(() => forge(from(address)))).toEqual([...allowed(401), ...braked(5)]);
      const last = await forge(from(address));
      expect([last.status, last.headers.get("Retry-After")]).toEqual([429, "60"]);
      const form = (headers: HeadersInit) => postForm("/api/note-taker-registration", {}, headers);
      expect((await form(from(address))).status).toBe(429);
      expect((await form(from("198.51.100.143"))).status).not.toBe(429);
    }));

  test("do not keep out signed messages from the same network", async () => {
    const address = "198.51.100.144";
    await flood(() => forge(from(address)));
    const at = Date.now();
    for (let nth = 0; nth < limit + 5; nth += 1) {
      const signed = await honest(path, `${path}-${nth}`, at);
      for (const [name, value] of Object.entries(from(address))) signed.headers.set(name, value);
      const { status } = await visit(path, { method: "POST", ...signed });
      expect([200, 204]).toContain(status);
    }
  });
});

/** A signed message about an unknown payment or bot. */
async function honest(path: string, id: string, at: number) {
  if (path.includes("stripe")) {
    const { headers, body } = eventRequest(intentOf({ amount: 1 }), { id: `evt_${id}`, at });
    return { headers: new Headers(headers), body };
  }
  const body = botEvent("bot.in_waiting_room", { id: "bot", notetakerId: "nobody" });
  return signedWebhook(env.recall?.webhookSecrets[0] ?? "", { id, at, body });
}

describe("guesses at the counter's secret", () => {
  const report = (secret: string, address: string) =>
    visit("/api/task-counter", {
      method: "POST",
      body: '{"count": 1}',
      headers: { ...json, ...from(address), Authorization: `Bearer ${secret}` },
    });
  const right = env.counterSecret ?? "";

  test("are braked, and a report with the right secret from the same network still counts", () =>
    inOneMinute(async (address) => {
      const guess = (nth: number) => report(`guess-${nth}-guess-guess`, address);
      expect(await flood(guess)).toEqual([...allowed(401), ...braked(5)]);
      expect((await guess(99)).headers.get("Retry-After")).toBe("60");
      expect((await report(right, address)).status).toBe(200);
    }));

  test("reports with the right secret have no limit", async () => {
    const statuses = await flood(() => report(right, "198.51.100.153"), 20);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe("page loads that have us ask Stripe", () => {
  const open = (id: string, address: string, extra = "") =>
    visit(`/template-success${extra}?payment_intent=${id}`, { headers: from(address) });

  test("are braked as posts are, and the page says so", () =>
    inOneMinute(async (address) => {
      const { fetch, calls } = stripeFetch([]);
      vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
      // A repeated id is not counted, so each run needs new ones.
      const invented = address.replaceAll(".", "_");
      const statuses = await flood((nth) => open(`pi_${invented}_${nth}`, address));
      expect(statuses).toEqual([...allowed(404), ...braked(5)]);
      expect(calls).toHaveLength(limit);

      const stopped = await open("pi_invented_more", address);
      expect([stopped.status, stopped.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(stopped.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await stopped.text();
      for (const words of ["One moment, please", "check again in a minute", "Check again"]) {
        expect(html).toContain(words);
      }
      // The page's script loads its data from this address.
      expect((await open("pi_invented_data", address, ".data")).status).toBe(429);
      expect(calls).toHaveLength(limit);
    }));

  test("are not counted for a stored order, which its buyer may open any number of times", async () => {
    const { fetch, calls } = stripeFetch([intentOf({ id: "pi_mine" })]);
    vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
    const statuses = await flood(() => open("pi_mine", "198.51.100.162"), 20);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(calls).toHaveLength(1);
    // Other people of the buyer's network do not keep the buyer out either.
    await flood((nth) => open(`pi_others_${nth}`, "198.51.100.162"));
    expect((await open("pi_mine", "198.51.100.162")).status).toBe(200);
  });

  test("ask for the same unknown id once a minute, by page and API together", async () => {
    const { fetch, calls } = stripeFetch([]);
    vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
    const ask = (nth: number) => {
      const headers = { ...json, ...from(`198.51.100.${nth}`) };
      const body = '{"payment_intent_id":"pi_repeated"}';
      return visit("/api/payment-success", { method: "POST", headers, body });
    };
    for (let nth = 0; nth < 10; nth += 1) {
      const answers = [await open("pi_repeated", `192.0.2.${nth}`), await ask(nth)];
      expect(answers.map(({ status }) => status)).toEqual([404, 200]);
      for (const { body } of answers) await body?.cancel();
    }
    expect(calls).toHaveLength(1);

    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 60_000);
    await (await ask(1)).body?.cancel();
    vi.useRealTimers();
    expect(calls).toHaveLength(2);
  });
});
