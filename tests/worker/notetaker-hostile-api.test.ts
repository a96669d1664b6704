import { beforeEach, describe, expect, test } from "vitest";
import { someOf } from "../support/cases";
import { db, emptyTables, allNotetakers } from "../support/pipeline";
import { json, later, payload, post, startAnew } from "../support/registration-calls";
import { notetakers } from "~/db/schema.server";
import { controlStrings, naughtyStrings } from "../fixtures/naughty-strings";

beforeEach(startAnew);

describe("hostile input", { timeout: 60_000 }, () => {
  const globals = () => [
    ...Object.getOwnPropertyNames(Object.prototype),
    ...Object.getOwnPropertyNames(Array.prototype),
    ...Object.getOwnPropertyNames(String.prototype),
    ...Object.getOwnPropertyNames(Function.prototype),
  ];
  const before = globals();

  async function survives(body: BodyInit): Promise<number> {
    const response = await post(body);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(globals()).toEqual(before);
    return response.status;
  }

  test("naughty strings in each field, and as a key of their own", async () => {
    const fields = [
      "name",
      "email",
      "meetingLink",
      "scheduledTime",
      "isoScheduledTime",
      "timezone",
    ];
    for (const text of someOf(naughtyStrings, 20)) {
      for (const field of fields) await survives(JSON.stringify({ ...later, [field]: text }));
      await survives(JSON.stringify({ [text]: text, ...payload, name: text }));
    }
  });

  test("a naughty name is stored as it was validated, and comes out the same", async () => {
    const stored: (string | null)[] = [];
    const texts = [...controlStrings, ...someOf(naughtyStrings, 10)];
    for (const text of texts) {
      await emptyTables();
      const status = await survives(JSON.stringify({ ...payload, name: `A ${text}` }));
      if (status === 200) stored.push((await allNotetakers())[0]?.name ?? null);
    }
    expect(stored.length).toBeGreaterThan(texts.length / 2);
    expect(stored.every((name) => name !== null && !/[\p{Cc}\p{Cs}]/u.test(name))).toBe(true);
  });

  test.each([
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "__defineGetter__",
  ])("%s as a key, and in one", async (key) => {
    for (const name of [key, `${key}.x`, `a[${key}]`, `${key}[x]`]) {
      await survives(
        `{${JSON.stringify(name)}:{"polluted":1},"name":{"__proto__":{"polluted":1}}}`,
      );
      await survives(JSON.stringify({ ...payload }).replace("{", `{${JSON.stringify(name)}:1,`));
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("half characters, NUL and what is no character at all", async () => {
    for (const text of [
      "\ud800",
      "\udfff x",
      "a\u0000b",
      "\uffff\ufffe",
      "\u202e\u2066",
      "e\u0301".repeat(50),
    ]) {
      for (const field of Object.keys(payload)) {
        await survives(JSON.stringify({ ...payload, [field]: `Ada ${text}` }));
        await survives(`{"name":"Ada \\ud800","${field}":"\\udc00"}`);
      }
    }
  });

  test("any Idempotency-Key", async () => {
    for (const key of ["", " ", "a".repeat(5_000), "../../x", "a.b.c.d", "%00", '"quoted"']) {
      const response = await json(payload, { "Idempotency-Key": key });
      expect(response.status).toBe(200);
    }
    expect((await db.select().from(notetakers)).length).toBe(1);
  });
});
