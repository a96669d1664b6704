import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { cases, someOf } from "../support/cases";
import { naughtyStrings } from "../fixtures/naughty-strings";
import { callAction, jsonPost } from "../support/call-action";
import { effects, guideTitles, leadRows } from "../support/leads";
import { env } from "../support/pipeline";
import * as members from "~/routes/api/ai4b-submission";
import * as guides from "~/routes/api/lead-magnet";

const title = guideTitles["clickup-mistakes"];
const guide = { email: "ada@example.test", guideName: title };
const member = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.test" };

type Route = typeof guides | typeof members;
const postTo = ({ action }: Route, body: BodyInit, headers?: Record<string, string>) =>
  callAction(action, jsonPost("/api/lead", body, headers));

const endpoints = [
  ["lead-magnet", guides, guide],
  ["ai4b-submission", members, member],
] as const;

describe.each(endpoints)("%s", (_name, route, good) => {
  const post = (body: BodyInit, headers?: Record<string, string>) => postTo(route, body, headers);
  const json = (value: unknown, headers?: Record<string, string>) =>
    post(JSON.stringify(value), headers);

  test("stores what it is sent; the same again, and another address, sound the same", async () => {
    const answers = [];
    for (const body of [good, good, { ...good, email: "new@example.test" }]) {
      const response = await json(body, { "Idempotency-Key": "one" });
      answers.push([response.status, await response.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]).toEqual([200, '{"ok":true}']);
    expect(await leadRows()).toMatchObject([
      { email: "ada@example.test" },
      { email: "new@example.test" },
    ]);
  });

  test.each([
    ["not JSON", "{", {}, 400],
    ["nothing", "", {}, 400],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
    ["a form", "a=b", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["text", "{}", { "Content-Type": "text/plain" }, 415],
    ["no type", "{}", { "Content-Type": "" }, 415],
    ["compressed", "{}", { "Content-Encoding": "gzip" }, 415],
    ["a megabyte", "x".repeat(1_000_000), {}, 413],
    ["nested very deeply", "[".repeat(30_000), {}, 400],
    ["an array", "[]", {}, 422],
    ["null", "null", {}, 422],
    ["a text", '"x"', {}, 422],
    ["wrong types", '{"email":["a@b.test"],"firstName":{},"guideName":1}', {}, 422],
  ] as const)("refuses %s", async (_what, body, headers, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect((await response.json<{ message: string }>()).message).not.toBe("");
    expect(await leadRows()).toEqual([]);
  });

  test("says when it cannot store", async () => {
    const spy = vi.spyOn(env.db, "batch").mockRejectedValue(new Error("D1_ERROR: overloaded"));
    const response = await json(good);
    spy.mockRestore();
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("again") });
  });

  test("extra fields, in any order, change nothing", async () => {
    const reversed = Object.fromEntries(
      Object.entries({ ...good, x: 1, kind: "booking" }).reverse(),
    );
    expect((await json(reversed)).status).toBe(200);
    expect(await leadRows()).toMatchObject([{ email: good.email }]);
  });

  test("naughty strings are stored as seen or refused", { timeout: 60_000 }, async () => {
    for (const text of someOf(naughtyStrings, 60)) {
      const everywhere = Object.fromEntries(Object.keys(good).map((field) => [field, text]));
      for (const body of [
        { ...good, email: text },
        { ...everywhere, email: good.email },
      ]) {
        expect([200, 422]).toContain((await json(body)).status);
      }
    }
    for (const { email, firstName } of await leadRows()) {
      expect(`${email}${firstName}`).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e]/u);
    }
  });

  test(
    "generated bodies are each answered, and change no prototype",
    { timeout: 90_000 },
    async () => {
      const globals = () =>
        [Object, Array, String, Function].flatMap(({ prototype }) =>
          Object.getOwnPropertyNames(prototype),
        );
      const before = globals();
      const hostile = fc.constantFrom(
        "__proto__",
        "constructor",
        "prototype",
        "toString",
        "x[9e9]",
      );
      const value = fc.oneof(
        fc.jsonValue(),
        fc.string({ unit: "binary" }),
        fc.constant("a@b.test"),
      );
      const fields = fc.dictionary(fc.oneof(hostile, fc.constantFrom(...Object.keys(good))), value);
      const near = fc.tuple(fields, fc.boolean()).map(([some, whole]) => ({
        ...(whole ? good : {}),
        ...some,
      }));
      const body = fc.oneof(
        { weight: 3, arbitrary: near.map((object) => JSON.stringify(object)) },
        { weight: 1, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
      );
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(body, async (text) => {
          const response = await post(text);
          seen.add(response.status);
          expect([200, 400, 422]).toContain(response.status);
          await response.json();
        }),
        { numRuns: cases(200, 2_000) },
      );
      expect(globals()).toEqual(before);
      expect([...seen].sort()).toEqual([200, 400, 422]);
      const { length } = await leadRows();
      expect((await effects()).filter((kind) => kind !== "lead-confirmation")).toHaveLength(
        2 * length,
      );
    },
  );
});

test("each wrong field is named, with its message", async () => {
  const wrong = await postTo(guides, '{"email":"ada","guideName":"My own guide"}');
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toEqual({
    message: "Some fields need another look.",
    errors: {
      email: "Please enter a valid email address",
      guideName: "There's no guide with this name",
    },
  });
  const empty = await postTo(members, "{}");
  expect(await empty.json()).toMatchObject({
    errors: {
      firstName: "Please enter your first name",
      lastName: "Please enter your last name",
      email: "Please enter a valid email address",
    },
  });
});

test.each([
  ["ada@example.test", "ada@example.test"],
  [" ada@example.test\u200b", "ada@example.test"],
  ["o&leary@firm.example", "o&leary@firm.example"],
  ["info@münchen.example", "info@xn--mnchen-3ya.example"],
  ["a".repeat(64) + "@" + "b".repeat(185) + ".test", null],
  ["ada@example", null],
  ["ada@@example.test", null],
  ["ada@example.test\nBcc: eve@example.test", null],
  ["", null],
])("the address %j is taken as %s", async (email, taken) => {
  const response = await postTo(guides, JSON.stringify({ ...guide, email }));
  expect(response.status).toBe(taken === null ? 422 : 200);
  const rows = await leadRows();
  expect(rows.map((row) => row.email)).toEqual(taken === null ? [] : [taken]);
});
