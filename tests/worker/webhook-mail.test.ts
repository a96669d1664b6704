import { expect, test, vi } from "vitest";
import { fileMessage, theRequest } from "../support/delivery";
import { ask, createWorld, db, env, outboxRows, theJob } from "../support/pipeline";
import { botEvent, signedWebhook } from "../support/signed-webhook";
import { outbox } from "~/db/schema.server";
import { visit } from "./visit";

test("the webhook that says that the bot waits at the door sends the urgent mail at once", async () => {
  const world = createWorld(Date.now());
  await ask(world);
  await db.delete(outbox);
  const body = botEvent("bot.in_waiting_room", { id: "bot-1", jobId: (await theJob()).id });
  const secret = env.recall?.webhookSecrets[0] ?? "";
  const { headers } = await signedWebhook(secret, { id: "m1", at: world.time, body });
  headers.set("Content-Type", "application/json");

  const answer = await visit("/api/bot-webhook", { method: "POST", headers, body });
  expect(answer.status).toBe(204);
  await vi.waitFor(async () => {
    expect(await outboxRows()).toMatchObject([{ kind: "waiting", state: "done", lastError: null }]);
  });
});

test("what was due before goes out with it, ten at the most, and what others send is left to them", async () => {
  const world = createWorld(Date.now());
  await ask(world);
  await db.delete(outbox);
  const { id } = await theRequest();
  for (let nth = 0; nth < 12; nth += 1) await fileMessage(world, "reminder", id, nth);
  await fileMessage(world, "invite_missing", "an invite");
  const body = botEvent("bot.joining_call", { id: "bot-1", jobId: (await theJob()).id });
  const secret = env.recall?.webhookSecrets[0] ?? "";
  const { headers } = await signedWebhook(secret, { id: "m2", at: world.time, body });
  headers.set("Content-Type", "application/json");

  await visit("/api/bot-webhook", { method: "POST", headers, body });
  await vi.waitFor(async () => {
    const rows = await outboxRows();
    expect(rows.filter(({ state }) => state === "done")).toHaveLength(10);
    expect(rows.find(({ kind }) => kind === "invite_missing")).toMatchObject({ attempts: 0 });
  });
});
