import { expect, test, vi } from "vitest";
import {
  everyEffect,
  leadWorld,
  receiver,
  sendLeads,
  storedLead,
  webhookOnly,
  webhookRow,
} from "../support/lead-delivery";
import { db, env, minute, outboxRows } from "../support/pipeline";
import { leads } from "~/db/schema.server";

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
