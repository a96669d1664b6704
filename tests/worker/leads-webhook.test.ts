import { createHmac } from "node:crypto";
import { expect, test, vi } from "vitest";
import {
  everyEffect,
  leadWorld,
  receiver,
  sendLeads,
  storedLead,
  webhookOnly,
  webhookRow,
  counts,
} from "../support/lead-delivery";
import { mailbox, sentMails } from "../support/delivery";
import { db, emptyTables, env, hour, minute, outboxRows, start } from "../support/pipeline";
import { tickAt } from "../support/tick";
import { leads } from "~/db/schema.server";
import { names } from "~/config/names";

const secret = Buffer.from("local-lead-secret-local-lead");

test("the webhook says everything about the lead, signed by the Standard Webhooks", async () => {
  const id = await storedLead("guide", webhookOnly);
  const crm = receiver();
  await sendLeads(leadWorld(crm.fetch));

  expect(crm.received).toHaveLength(1);
  const call = crm.received[0]!;
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
        title: `10 Mistakes to Avoid When Building a ${names.workspaceTool.name} Workspace`,
      },
      firstName: "Zyxwv Ada",
      lastName: "Lovelace",
      email: "Zyxwv@example.test",
      createdAt: "2026-11-20T15:00:00.000Z",
      booking: null,
      attribution: {
        page: "/AI4B",
        referrer: "https://news.test",
        utm_source: "ad",
        gclid: "c-1",
      },
    },
  });
  expect(await webhookRow()).toMatchObject({ state: "done", lastError: null });
});

test("a booking is forwarded with the scheduling provider's links, without a person's email address", async () => {
  const event = "https://api.calendly.com/scheduled_events/E1";
  const booking = { page: "book", event, invitee: `${event}/invitees/I1` };
  const noPerson = { email: null, emailKey: null, firstName: null, lastName: null };
  await storedLead("booking", ["lead-webhook", "lead-operator"], { ...noPerson, booking });
  const crm = receiver();
  const mails = mailbox();
  await sendLeads(leadWorld(crm.fetch));
  expect(sentMails(mails)[0]?.text).toContain(booking.invitee);
  expect(JSON.parse(crm.received[0]?.body ?? "null")).toMatchObject({
    data: { kind: "booking", email: null, booking },
  });
});

test("a tick mails the operator, posts to the CRM, and counts the lead", async () => {
  await storedLead("members-offer", ["lead-operator", "lead-webhook"]);
  const mails = mailbox();
  const crm = receiver();
  vi.spyOn(globalThis, "fetch").mockImplementation(crm.fetch);
  await tickAt(start + minute);
  await tickAt(start + 2 * minute);
  expect(crm.received).toHaveLength(1);
  expect(mails).toHaveBeenCalledTimes(1);
  expect((await outboxRows()).map(({ kind, state }) => [kind, state])).toEqual([
    ["count", "done"],
    ["lead-operator", "done"],
    ["lead-webhook", "done"],
  ]);
});

const answering = (status: number, headers: HeadersInit = {}) =>
  receiver(new Response(null, { status, headers }));

test.each([
  ["ends the message", [200, 201, 202, 204], "done", null, 1],
  ["gives the message up", [400, 401, 403, 404, 405, 410, 413, 418, 422, 451], "dead", "http_", 0],
  [
    "leads to another try, and is not followed",
    [301, 302, 307, 308, 408, 409, 425, 429, 500, 502, 503, 504, 507],
    "pending",
    "http_",
    0,
  ],
] as const)("an answer %s: %j", async (_what, statuses, state, code, counted) => {
  for (const status of statuses) {
    await emptyTables();
    await storedLead("members-offer", webhookOnly);
    const crm = answering(status, { Location: "http://elsewhere.test/" });
    await sendLeads(leadWorld(crm.fetch));
    const lastError = code && `${code}${status}`;
    expect(await webhookRow(), `${status}`).toMatchObject({ state, lastError });
    expect([status, crm.received.length]).toEqual([status, 1]);
    expect(await counts()).toHaveLength(counted);
  }
});

test("the message waits while the network is down, or the secret cannot sign", async () => {
  await storedLead("members-offer", webhookOnly);
  await sendLeads(leadWorld(receiver("cut").fetch));
  expect(await webhookRow()).toMatchObject({ state: "pending", lastError: "network" });

  const crm = receiver();
  const leadWebhook = { url: "http://crm.test/", secret: "whsec_not base64!" };
  const world = leadWorld(crm.fetch, { leadWebhook });
  world.time += minute;
  await sendLeads(world);
  expect(await webhookRow()).toMatchObject({ state: "pending", lastError: "bad_secret" });
  expect(crm.received).toEqual([]);
});

test("the message waits as long as Retry-After says", async () => {
  await storedLead("members-offer", webhookOnly);
  await sendLeads(leadWorld(answering(429, { "Retry-After": "7200" }).fetch));
  const pause = ((await webhookRow())?.dueAt ?? 0) - start;
  expect(pause).toBeGreaterThanOrEqual(2 * hour);
  expect(pause, "at most a fifth longer").toBeLessThanOrEqual(2.4 * hour);
});

test.each([
  ["deleted", {}],
  ["quarantined", { quarantined: true }],
])("a %s lead is neither mailed nor posted", async (what, other) => {
  await storedLead("members-offer", everyEffect, other);
  if (what === "deleted") await db.delete(leads);
  const mails = vi.spyOn(env.email, "send");
  const crm = receiver();
  await sendLeads(leadWorld(crm.fetch));
  expect(crm.received).toEqual([]);
  expect(mails).not.toHaveBeenCalled();
  expect(await outboxRows()).toMatchObject(
    everyEffect.map(() => ({ state: "done", lastError: "dropped" })),
  );
});
