import { describe, expect, test, vi } from "vitest";
import { db, env, allNotetakers, start } from "../support/pipeline";
import { json, later, payload } from "../support/registration-calls";
import { mintFormToken } from "~/components/forms/form-token.server";

describe("what is accepted", () => {
  test.each([
    ["now", payload, { scheduled: false, startsAt: start, status: "scheduled" }],
    ["later", later, { scheduled: true, startsAt: later.epochTimeMs, status: "requested" }],
  ])("a request for %s is stored, and answered with ok", async (_when, body, stored) => {
    const response = await json(body);
    expect(response.status).toBe(200);
    const receipt = { state: "sent", notesTo: "a•••@example.test" };
    expect(await response.json()).toMatchObject({ ok: true, receipt });
    expect(await allNotetakers()).toMatchObject([stored]);
  });

  test("a request takes two round trips, the receipt included: a batch of reads and one of writes; no key shows an address", async () => {
    const batch = vi.spyOn(env.db, "batch");
    const prepare = vi.spyOn(env.db, "prepare");
    expect(await (await json(later)).json()).toMatchObject({ receipt: { state: "sent" } });
    const statements = batch.mock.calls.map(([batched]) => batched.length);
    expect(statements).toHaveLength(2);
    expect(prepare.mock.calls, "no statement beside the batches").toHaveLength(
      statements.reduce((sum, count) => sum + count, 0),
    );
    const queries = prepare.mock.calls.map(([query]) => query.trim().slice(0, 6).toLowerCase());
    expect(new Set(queries.slice(0, statements[0]))).toEqual(new Set(["select"]));
    expect(new Set(queries.slice(statements[0]))).toEqual(new Set(["insert"]));
    vi.restoreAllMocks();
    const [row] = await allNotetakers();
    const counts = await env.db.prepare("select * from counts").all();
    expect(JSON.stringify([row?.id, row?.mailboxKey, counts.results])).not.toMatch(
      /ada@|example|192\.0|abc-/,
    );
  });

  test("the same Idempotency-Key is one request, whether the caller or the form made the key", async () => {
    for (const key of [
      "my-own-key",
      await mintFormToken(env.siteSecret, "notetaker", start - 9_000),
    ]) {
      await json(payload, { "Idempotency-Key": key });
      await json(payload, { "Idempotency-Key": key });
      await json({ ...payload, idempotencyKey: key });
    }
    expect(await allNotetakers()).toHaveLength(1);
  });
});

describe("what is refused", () => {
  test("wrong fields are named, each with its message", async () => {
    const response = await json({ ...payload, name: "A", email: "nobody", meetingLink: "" });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message: "Some fields need another look.",
      errors: {
        name: "Please enter your name",
        email: "Please enter a valid email address",
        meetingLink: "Meeting link is required",
      },
    });
  });

  test("a request over the quota, with the time to wait", async () => {
    await json(payload);
    await db.run("update counts set count = 200 where kind = 'network'");
    const response = await json(later);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("86400");
  });

  test("a request that cannot be stored, with the time to wait", async () => {
    vi.spyOn(env.db, "batch").mockRejectedValue(new Error("D1_ERROR: D1 DB is overloaded"));
    const response = await json(payload);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("30");
  });
});
