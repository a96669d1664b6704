import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  leadWorld,
  emptyLeadTables,
  receiver,
  sendLeads,
  storedLead,
} from "../support/lead-delivery";
import { db, env, hour, minute, outboxRows, start } from "../support/pipeline";
import { runTick } from "../../workers/scheduled";
import { leads, outbox } from "~/db/schema.server";
import { forwardLead } from "~/leads/deliver/forward.server";
import { claimMessages } from "~/outbox/claim.server";
import { leadEffects } from "~/leads/status";

// Other files share the database, and know nothing of these tables.
afterAll(emptyLeadTables);
beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyLeadTables();
});

const secret = Buffer.from("test-lead-secret-test-1234");
const webhookOnly = [leadEffects.webhook] as const;
const webhookRow = async () => (await outboxRows()).find(({ kind }) => kind === "lead-webhook");
const counts = async () => (await outboxRows()).filter(({ kind }) => kind === "count");

test("says everything about the lead, signed as Standard Webhooks are", async () => {
  const id = await storedLead("guide", webhookOnly);
  const crm = receiver();
  await sendLeads(leadWorld(crm.fetch));

  const [call, ...more] = crm.heard;
  if (!call) throw new Error("nothing was sent");
  expect(more).toEqual([]);
  expect(call.url).toBe(env.leadWebhook?.url);
  expect(call.init).toMatchObject({ method: "POST", redirect: "manual" });
  expect(call.init.signal).toBeInstanceOf(AbortSignal);
  expect(call.headers.get("content-type")).toBe("application/json");
  expect(call.headers.get("webhook-id")).toBe(`${id}:lead-webhook`);
  expect(call.headers.get("webhook-timestamp")).toBe(String(start / 1000));
  const signed = `${id}:lead-webhook.${start / 1000}.${call.body}`;
  const mac = createHmac("sha256", secret).update(signed).digest("base64");
  expect(call.headers.get("webhook-signature")).toBe(`v1,${mac}`);
  expect(JSON.parse(call.body)).toEqual({
    type: "lead.created",
    timestamp: "2026-11-20T15:00:00.000Z",
    data: {
      id,
      kind: "guide",
      guide: {
        id: "clickup-mistakes",
        title: "10 Mistakes to Avoid When Building a ClickUp Workspace",
      },
      firstName: "Zyxwv Ada",
      lastName: "Lovelace",
      email: "Zyxwv@example.test",
      createdAt: "2026-11-20T15:00:00.000Z",
      booking: null,
      attribution: {
        first: {
          at: "2026-11-20T15:00:00.000Z",
          landing: "/FREE",
          referrer: "https://news.test",
          utm_source: "podcast",
        },
        last: {
          at: "2026-11-20T15:00:00.000Z",
          landing: "/AI4B",
          utm_source: "ad",
          gclid: "c-1",
        },
      },
    },
  });
  expect(await webhookRow()).toMatchObject({ state: "done", lastError: null });
});

test("a booking is told by the provider's names for it, and nobody's address", async () => {
  const booking = { page: "book", event: "https://api.calendly.com/e", invitee: "https://i" };
  const nobody = { email: null, emailKey: null, firstName: null, lastName: null };
  await storedLead("booking", [leadEffects.webhook, leadEffects.operator], {
    ...nobody,
    booking: JSON.stringify(booking),
  });
  const crm = receiver();
  await sendLeads(leadWorld(crm.fetch));
  const told = JSON.parse(crm.heard[0]?.body ?? "null") as { data: unknown };
  expect(told.data).toMatchObject({ kind: "booking", email: null, booking });
  expect((await outboxRows()).map(({ state, lastError }) => [state, lastError])).toContainEqual([
    "done",
    null,
  ]);
});

test("a tick tells the operator and the CRM, and counts it", async () => {
  await storedLead("members-offer", [leadEffects.operator, leadEffects.webhook]);
  const mails = vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
  const crm = receiver();
  vi.spyOn(globalThis, "fetch").mockImplementation(crm.fetch);
  await runTick({ env, now: start + minute });
  await runTick({ env, now: start + 2 * minute });
  expect(crm.heard).toHaveLength(1);
  expect(mails).toHaveBeenCalledTimes(1);
  expect((await outboxRows()).map(({ kind, state }) => [kind, state])).toEqual([
    ["count", "done"],
    ["lead-operator", "done"],
    ["lead-webhook", "done"],
  ]);
});

describe("the answer's status", () => {
  const permanent = [400, 401, 403, 404, 405, 410, 413, 418, 422, 451];
  const passing = [301, 302, 307, 308, 408, 409, 425, 429, 500, 502, 503, 504, 507];

  test.each([200, 201, 202, 204])("%i is taken", async (status) => {
    await storedLead("members-offer", webhookOnly);
    await sendLeads(leadWorld(receiver(new Response(null, { status })).fetch));
    expect(await webhookRow()).toMatchObject({ state: "done" });
    expect(await counts()).toHaveLength(1);
  });

  test.each(permanent)("%i is a dead letter", async (status) => {
    await storedLead("members-offer", webhookOnly);
    await sendLeads(leadWorld(receiver(new Response(null, { status })).fetch));
    expect(await webhookRow()).toMatchObject({ state: "dead", lastError: `http_${status}` });
    expect(await counts()).toEqual([]);
  });

  test.each(passing)("%i is tried again; a redirect is not followed", async (status) => {
    await storedLead("members-offer", webhookOnly);
    const headers = { Location: "http://elsewhere.test/" };
    const crm = receiver(new Response(null, { status, headers }));
    await sendLeads(leadWorld(crm.fetch));
    expect(await webhookRow()).toMatchObject({ state: "pending", lastError: `http_${status}` });
    expect(crm.heard).toHaveLength(1);
    expect(await counts()).toEqual([]);
  });

  test("no answer is tried again, and so is a secret that cannot sign", async () => {
    await storedLead("members-offer", webhookOnly);
    await sendLeads(leadWorld(receiver("cut").fetch));
    expect(await webhookRow()).toMatchObject({ state: "pending", lastError: "network" });

    const crm = receiver();
    const world = leadWorld(crm.fetch, {
      leadWebhook: { url: "http://crm.test/", secret: "whsec_not base64!" },
    });
    world.time += minute;
    await sendLeads(world);
    expect(await webhookRow()).toMatchObject({ state: "pending", lastError: "bad_secret" });
    expect(crm.heard).toEqual([]);
  });
});

describe("Retry-After", () => {
  const date = new Date(start).toUTCString();
  const later = (ms: number) => new Date(start + ms).toUTCString();

  test.each([
    ["seconds", "7200", 2 * hour, 2.4 * hour],
    ["a date", later(2 * hour), 2 * hour, 2.4 * hour],
    ["a date that has passed", later(-hour), 5_000, 6_000],
    ["nonsense", "soon", 5_000, 6_000],
    ["a year", String(365 * 86_400), 24 * hour, 28.8 * hour],
  ])("as %s", async (_what, value, least, most) => {
    await storedLead("members-offer", webhookOnly);
    const headers = { "Retry-After": value, Date: date };
    await sendLeads(leadWorld(receiver(new Response(null, { status: 429, headers })).fetch));
    const pause = ((await webhookRow())?.nextAt ?? 0) - start;
    expect(pause).toBeGreaterThanOrEqual(least);
    expect(pause).toBeLessThanOrEqual(most);
  });
});

test("a CRM that is down for 72 hours has the lead once in the end, tried by the table", async () => {
  const id = await storedLead("members-offer", webhookOnly);
  const backAt = start + 72 * hour;
  const world = leadWorld();
  const crm = receiver(...Array.from({ length: 20 }, () => () => answerAt(world.time)));
  const answerAt = (time: number) => new Response(null, { status: time < backAt ? 503 : 204 });
  world.fetch = crm.fetch;

  const tries: number[] = [];
  for (let nth = 0; nth < 20; nth += 1) {
    const row = await webhookRow();
    if (row?.state !== "pending") break;
    world.time = row.nextAt;
    tries.push(row.nextAt);
    await sendLeads(world);
    await sendLeads(world);
  }
  const table = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
  const pauses = tries.slice(1).map((at, nth) => (at - (tries[nth] ?? 0)) / 1_000);
  // The dice always show the middle: a tenth of jitter.
  expect(pauses).toEqual(table.slice(0, pauses.length).map((seconds) => (seconds * 11) / 10));
  expect(await webhookRow()).toMatchObject({ state: "done", attempts: tries.length });
  expect(crm.heard).toHaveLength(tries.length);
  expect(new Set(crm.heard.map(({ headers }) => headers.get("webhook-id"))).size).toBe(1);
  expect(new Set(crm.heard.map(({ body }) => body)).size).toBe(1);
  const times = crm.heard.map(({ headers }) => Number(headers.get("webhook-timestamp")));
  expect(times).toEqual(tries.map((at) => Math.floor(at / 1_000)));
  expect(await counts()).toMatchObject([{ dedupeKey: `${id}:count` }]);
});

test("a dead letter that is replayed has its old id, and counts once", async () => {
  const id = await storedLead("members-offer", webhookOnly);
  const crm = receiver(new Response(null, { status: 410 }));
  const world = leadWorld(crm.fetch);
  await sendLeads(world);
  for (let replay = 0; replay < 2; replay += 1) {
    await db.update(outbox).set({ state: "pending", attempts: 0, nextAt: start });
    await sendLeads(world);
  }
  const ids = crm.heard.map(({ headers }) => headers.get("webhook-id"));
  expect(new Set(ids)).toEqual(new Set([`${id}:lead-webhook`]));
  expect(await counts()).toHaveLength(1);
});

test("a sender that died after the effect repeats it under the same id", async () => {
  await storedLead("members-offer", webhookOnly);
  const crm = receiver();
  const world = leadWorld(crm.fetch);
  // What the dead one did, up to where it died.
  const [claimed] = await claimMessages(db, 1, world.time);
  if (!claimed) throw new Error("nothing to claim");
  await forwardLead(world, { ...claimed, variant: null, attempt: claimed.attempts });
  world.time += 2 * minute;
  await sendLeads(world);
  await sendLeads(world);
  const ids = crm.heard.map(({ headers }) => headers.get("webhook-id"));
  expect(ids).toEqual([claimed.dedupeKey, claimed.dedupeKey]);
  expect(await webhookRow()).toMatchObject({ state: "done", attempts: 2 });
  expect(await counts()).toHaveLength(1);
});

test.each([
  ["erased", { email: null, emailKey: null, erasedAt: start }],
  ["quarantined", { quarantined: true }],
])("a lead that is %s is told to nobody", async (_what, other) => {
  await storedLead("members-offer", Object.values(leadEffects), other);
  const mails = vi.spyOn(env.email, "send");
  const crm = receiver();
  await sendLeads(leadWorld(crm.fetch));
  expect(crm.heard).toEqual([]);
  expect(mails).not.toHaveBeenCalled();
  expect(await outboxRows()).toMatchObject(
    Array.from({ length: 4 }, () => ({ state: "done", lastError: "dropped" })),
  );
});

test("erased while it waits, it is dropped at the next try", async () => {
  await storedLead("members-offer", webhookOnly);
  const crm = receiver(new Response(null, { status: 503 }));
  const world = leadWorld(crm.fetch);
  await sendLeads(world);
  const gone = { email: null, firstName: null, lastName: null, emailKey: null };
  await db.update(leads).set({ ...gone, erasedAt: world.time });
  world.time += minute;
  await sendLeads(world);
  expect(crm.heard).toHaveLength(1);
  expect(await webhookRow()).toMatchObject({ state: "done", lastError: "dropped" });
});
