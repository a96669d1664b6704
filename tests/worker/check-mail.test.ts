import { beforeEach, expect, test, vi } from "vitest";
import { db, env, minute, outboxRows, start } from "../support/pipeline";
import { checkKind } from "~/alarms/check-mail.server";
import { runBatch } from "~/db/client.server";
import { enqueue } from "~/jobs/outbox.server";
import { tickAt } from "../support/tick";

beforeEach(async () => {
  const message = { kind: checkKind, subjectId: "check-1", priority: "urgent" } as const;
  await runBatch(db, enqueue(db, [message], start));
});
const ended = async () => (await outboxRows()).map(({ state, lastError }) => [state, lastError]);

test("a tick mails the operator the test mail of npm run check, without personal data", async () => {
  const send = vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
  await tickAt(start);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    to: env.operatorEmail,
    from: { email: env.mailFrom },
    subject: "Test email from localhost:8787",
  });
  expect(await ended()).toEqual([["done", null]]);
});

test("the test mail is dropped if there is no operator", async () => {
  const send = vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
  await tickAt(start, { env: { ...env, operatorEmail: null } });
  expect(send).not.toHaveBeenCalled();
  expect(await ended()).toEqual([["done", "dropped"]]);
});

test("the test mail waits until Cloudflare knows the sender", async () => {
  const refusal = Object.assign(new Error("no"), { code: "E_SENDER_NOT_VERIFIED" });
  vi.spyOn(env.email, "send").mockRejectedValue(refusal);
  await tickAt(start);
  expect(await ended()).toEqual([["pending", "E_SENDER_NOT_VERIFIED"]]);
  vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
  await tickAt(start + 15 * minute);
  expect(await ended()).toEqual([["done", null]]);
});
