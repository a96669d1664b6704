import { expect, test, vi } from "vitest";
import {
  leadWorld,
  receiver,
  sendLeads,
  startWithoutLeads,
  storedLead,
  webhookOnly,
  webhookRow,
  counts,
} from "../support/lead-delivery";
import { db, env, hour, minute, outboxRows, start } from "../support/pipeline";
import { leads, outbox } from "~/db/schema.server";
import { forwardLead } from "~/leads/mails/forward.server";
import { claimMessages } from "~/jobs/outbox.server";
import { leadEffects } from "~/leads/status";

startWithoutLeads();

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
  const effects = Object.values(leadEffects);
  await storedLead("members-offer", effects, other);
  const mails = vi.spyOn(env.email, "send");
  const crm = receiver();
  await sendLeads(leadWorld(crm.fetch));
  expect(crm.heard).toEqual([]);
  expect(mails).not.toHaveBeenCalled();
  expect(await outboxRows()).toMatchObject(
    effects.map(() => ({ state: "done", lastError: "dropped" })),
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
