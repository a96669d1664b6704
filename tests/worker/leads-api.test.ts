import { describe, expect, test, vi } from "vitest";
import { controlStrings, naughtyStrings } from "../fixtures/naughty-strings";
import { callAction, jsonPost } from "../support/call-action";
import { someOf } from "../support/cases";
import { guideTitles, leadRows } from "../support/leads";
import { env } from "../support/pipeline";
import { action } from "~/routes/api/lead";

const email = "ada@example.test";
const guide = { email, guideName: guideTitles["clickup-mistakes"] };
const member = { firstName: "Ada", lastName: "Lovelace", email };

const postTo = (path: string, body: BodyInit, headers?: Record<string, string>) =>
  callAction(action, jsonPost(`/api/${path}`, body, headers));

describe.each([
  ["lead-magnet", guide],
  ["ai4b-submission", member],
  ["free-workspace-submission", { email }],
])("%s", (path, good) => {
  const json = (value: unknown, headers?: Record<string, string>) =>
    postTo(path, JSON.stringify(value), headers);

  test("stores a lead; a repeat, another address and extra fields get the same answer", async () => {
    const reversed = Object.fromEntries(
      Object.entries({ ...good, x: 1, kind: "booking", email: "eve@example.test" }).reverse(),
    );
    for (const body of [good, good, { ...good, email: "new@example.test" }, reversed]) {
      const response = await json(body, { "Idempotency-Key": "one" });
      expect([response.status, await response.text()]).toEqual([200, '{"ok":true}']);
    }
    const stored = (await leadRows()).map((row) => row.email);
    expect(stored).toEqual([email, "eve@example.test", "new@example.test"]);
  });

  test("refuses a body that is not its JSON, with a message", async () => {
    for (const [body, headers, status] of [
      ["{", {}, 400],
      ["", {}, 400],
      [new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
      ["[".repeat(30_000), {}, 400],
      ["a=b", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
      ["{}", { "Content-Type": "" }, 415],
      ["{}", { "Content-Encoding": "gzip" }, 415],
      ["x".repeat(1_000_000), {}, 413],
      ["[]", {}, 422],
      ["null", {}, 422],
      ['{"email":["a@b.test"],"firstName":{},"guideName":1}', {}, 422],
    ] as const) {
      const response = await postTo(path, body, headers);
      const { message } = await response.json<{ message: string }>();
      expect([body.slice(0, 20), response.status]).toEqual([body.slice(0, 20), status]);
      expect(message).toMatch(/\w/);
    }
    expect(await leadRows()).toEqual([]);
  });

  test("answers 503 when D1 fails", async () => {
    vi.spyOn(env.db, "batch").mockRejectedValueOnce(new Error("D1_ERROR: overloaded"));
    const response = await json(good);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("again") });
  });

  test(
    "stores naughty strings as they are seen, or refuses them",
    { timeout: 60_000 },
    async () => {
      for (const text of [...controlStrings, ...someOf(naughtyStrings, 10)]) {
        const everywhere = Object.fromEntries(Object.keys(good).map((field) => [field, text]));
        for (const body of [
          { ...good, email: text },
          { ...everywhere, email },
        ]) {
          expect([200, 422]).toContain((await json(body)).status);
        }
      }
      for (const row of await leadRows()) {
        expect(`${row.email}${row.firstName}`).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e]/u);
      }
    },
  );
});

test("each wrong field is named, with its message", async () => {
  const wrong = await postTo("lead-magnet", '{"email":"ada","guideName":"My own guide"}');
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toEqual({
    message: "Some fields need another look.",
    errors: {
      email: "Please enter a valid email address",
      guideName: "There's no guide with this name",
    },
  });
  const empty = await postTo("ai4b-submission", "{}");
  expect(await empty.json()).toMatchObject({
    errors: {
      firstName: "Please enter your first name",
      lastName: "Please enter your last name",
      email: "Please enter a valid email address",
    },
  });
});

test("an address is stored as mail servers take it, or refused", async () => {
  for (const [typed, stored] of [
    [" ada@example.test\u200b", "ada@example.test"],
    ["o&leary@firm.example", "o&leary@firm.example"],
    ["info@münchen.example", "info@xn--mnchen-3ya.example"],
    ["a".repeat(64) + "@" + "b".repeat(185) + ".test", null],
    ["ada@example", null],
    ["ada@@example.test", null],
    ["ada@example.test\nBcc: eve@example.test", null],
    ["", null],
  ] as const) {
    const response = await postTo("lead-magnet", JSON.stringify({ ...guide, email: typed }));
    expect([typed, response.status]).toEqual([typed, stored === null ? 422 : 200]);
    if (stored !== null) expect((await leadRows()).map((row) => row.email)).toContain(stored);
  }
  expect(await leadRows()).toHaveLength(3);
});
