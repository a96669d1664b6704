import { describe, expect, test } from "vitest";
import { someOf } from "../support/cases";
import { naughtyStrings } from "../fixtures/naughty-strings";
import { visit } from "./visit";

/** The page's own entry, through the whole Worker: what JSON is to the endpoint, forms are here. */

const path = "/freenotetaker";
const fields = ["name", "email", "meetingLink", "scheduledDate", "scheduledTime", "timezone"];

const globals = () =>
  [Object, Array, String, Function].flatMap(({ prototype }) => [
    ...Object.getOwnPropertyNames(prototype),
  ]);
const before = globals();

async function survives(init: RequestInit): Promise<{ status: number; html: string }> {
  const response = await visit(path, { method: "POST", ...init });
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(globals()).toEqual(before);
  return { status: response.status, html: await response.text() };
}

function form(entries: readonly (readonly [string, string])[]): RequestInit {
  return { body: new URLSearchParams(entries.map(([name, value]) => [name, value])) };
}

describe("hostile forms", { timeout: 90_000 }, () => {
  test("every naughty string in every field comes back as text, never as markup", async () => {
    let escaped = 0;
    const texts = someOf(naughtyStrings, 30);
    for (const text of texts) {
      const everywhere = fields.map((field) => [field, text] as const);
      const { status, html } = await survives(form([...everywhere, ["isScheduled", "on"]]));
      expect(status).toBe(422);
      if (!/<[a-z!/?]/i.test(text)) continue;
      expect(html).not.toContain(text);
      if (html.includes("&lt;")) escaped += 1;
    }
    expect(escaped, "they are shown again, escaped").toBeGreaterThan(texts.length * 0.3);
  });

  test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "%s as a field's name, and in one",
    async (key) => {
      for (const name of [key, `${key}.x`, `a[${key}].x`, `${key}[x]`, `name.${key}`]) {
        await survives(form([[name, "polluted"]]));
        await survives(
          form([
            ["name", "Ada Lovelace"],
            [name, "polluted"],
          ]),
        );
      }
      expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
    },
  );

  test("names that are deep, huge, many or an index", async () => {
    const deep = "a.".repeat(4_000);
    for (const name of [deep, "a[b]".repeat(3_000), "x".repeat(50_000), "x[20000000]"]) {
      await survives(form([[name, "1"]]));
    }
    const many = Array.from({ length: 10_000 }, (_, nth) => [`f${nth}`, "1"] as const);
    await survives(form(many));
  });
});
