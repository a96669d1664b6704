import { createHmac } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
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
import { db, env, hour, minute, outboxRows, start } from "../support/pipeline";
import { tickAt } from "../support/tick";
import { leads } from "~/db/schema.server";
import { leadCreatedEvent } from "~/leads/webhook-event.server";
import { names } from "~/config/names";

const secret = Buffer.from("test-lead-secret-test-1234");

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
  const event = JSON.parse(call.body) as object;
  expect(Object.keys(leadCreatedEvent.strict().parse(event)).length).toBe(3);
  expect(leadCreatedEvent.parse(event)).toEqual(event);
});

test("a booking is told by the provider's names for it, and nobody's address", async () => {
  const event = "https://api.calendly.com/scheduled_events/E1";
  const booking = { page: "book", event, invitee: `${event}/invitees/I1` };
  const nobody = { email: null, emailKey: null, firstName: null, lastName: null };
  await storedLead("booking", ["lead-webhook", "lead-operator"], {
    ...nobody,
    booking,
  });
  const crm = receiver();
  const mails = mailbox();
  await sendLeads(leadWorld(crm.fetch));
  expect(sentMails(mails)[0]?.text).toContain(booking.invitee);
  const told = JSON.parse(crm.heard[0]?.body ?? "null") as { data: unknown };
  expect(told.data).toMatchObject({ kind: "booking", email: null, booking });
  expect(leadCreatedEvent.parse(told)).toEqual(told);
  expect((await outboxRows()).map(({ state, lastError }) => [state, lastError])).toContainEqual([
    "done",
    null,
  ]);
});

test("a tick tells the operator and the CRM, and counts it", async () => {
  await storedLead("members-offer", ["lead-operator", "lead-webhook"]);
  const mails = mailbox();
  const crm = receiver();
  vi.spyOn(globalThis, "fetch").mockImplementation(crm.fetch);
  await tickAt(start + minute);
  await tickAt(start + 2 * minute);
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
    const pause = ((await webhookRow())?.dueAt ?? 0) - start;
    expect(pause).toBeGreaterThanOrEqual(least);
    expect(pause).toBeLessThanOrEqual(most);
  });
});

test.each([
  ["deleted", {}],
  ["quarantined", { quarantined: true }],
])("a lead that is %s is told to nobody", async (what, other) => {
  await storedLead("members-offer", everyEffect, other);
  if (what === "deleted") await db.delete(leads);
  const mails = vi.spyOn(env.email, "send");
  const crm = receiver();
  await sendLeads(leadWorld(crm.fetch));
  expect(crm.heard).toEqual([]);
  expect(mails).not.toHaveBeenCalled();
  expect(await outboxRows()).toMatchObject(
    everyEffect.map(() => ({ state: "done", lastError: "dropped" })),
  );
});

test("erased while it waits, it is dropped at the next try", async () => {
  await storedLead("members-offer", webhookOnly);
  const crm = receiver(new Response(null, { status: 503 }));
  const world = leadWorld(crm.fetch);
  await sendLeads(world);
  await db.delete(leads);
  world.time += minute;
  await sendLeads(world);
  expect(crm.heard).toHaveLength(1);
  expect(await webhookRow()).toMatchObject({ state: "done", lastError: "dropped" });
});
