import { expect, test } from "vitest";
import { callAction } from "../support/call-action";
import { enqueueMessage, mailbox } from "../support/delivery";
import { ask, createWorld, db, env, outboxRows, theNotetaker } from "../support/pipeline";
import { botEvent, signedWebhook } from "../support/signed-webhook";
import { outbox } from "~/db/schema.server";
import { action } from "~/routes/api/bot-webhook";

/** Delivers a webhook with this event of the only bot. */
async function deliver(world: ReturnType<typeof createWorld>, event: string): Promise<Response> {
  const { id: notetakerId } = await theNotetaker();
  const body = botEvent(event, { id: "bot-1", notetakerId });
  const secret = env.recall?.webhookSecrets[0] ?? "";
  const { headers } = await signedWebhook(secret, { id: event, at: world.time, body });
  const url = new URL("/api/bot-webhook", env.siteUrl);
  return callAction(action, new Request(url, { method: "POST", headers, body }), world);
}

async function sendBot() {
  mailbox();
  const world = createWorld();
  await ask(world);
  await db.delete(outbox);
  return world;
}

test("the webhook about a bot in the lobby sends the urgent mail immediately", async () => {
  const world = await sendBot();
  world.provider.bots[0]?.changes.push({ to: "waiting_room", reason: null, at: world.time });
  expect((await deliver(world, "bot.in_waiting_room")).status).toBe(204);
  expect(await outboxRows()).toMatchObject([{ kind: "waiting", state: "done", lastError: null }]);
});

test("a webhook sends up to ten due messages of its notetaker, and none of another", async () => {
  const world = await sendBot();
  const { id } = await theNotetaker();
  await enqueueMessage(world, "reminder", "another");
  world.pass(1_000);
  for (let nth = 0; nth < 12; nth += 1) await enqueueMessage(world, "reminder", id, nth);
  await deliver(world, "bot.joining_call");
  const rows = await outboxRows();
  expect(rows.filter(({ state }) => state === "done")).toHaveLength(10);
  expect(rows.find(({ subjectId }) => subjectId === "another")).toMatchObject({ attempts: 0 });
});
