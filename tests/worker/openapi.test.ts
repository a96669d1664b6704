import { describe, expect, test, vi } from "vitest";
import type { ZodTypeAny } from "zod";
import { env } from "../support/pipeline";
import { visit } from "./visit";
import { type ResourceId, resourceRows } from "~/config/resources";
import { calls } from "../../app/routes/api/openapi.server";

type Answers = Readonly<Record<number, readonly [string, ZodTypeAny]>>;

/** Expects an answer that `/openapi.json` describes, field by field. */
async function answerTo(id: keyof typeof calls, init: RequestInit = {}): Promise<number> {
  vi.spyOn(console, "log").mockReturnValue();
  const response = await visit(resourceRows[id satisfies ResourceId][0], init);
  const method = init.method === "POST" ? "post" : "get";
  const { answers } = (calls[id] as Record<string, { answers: Answers }>)[method] ?? {
    answers: {},
  };
  const [, schema] = answers[response.status] ?? [];
  const json: unknown = await response.json();
  expect([response.status, schema && strictly(schema).safeParse(json).error]).toEqual([
    response.status,
    undefined,
  ]);
  expect(schema, `/openapi.json does not describe ${response.status}`).toBeDefined();
  return response.status;
}

/** The schema, which refuses fields that it does not name. */
function strictly(schema: ZodTypeAny): ZodTypeAny {
  return "strict" in schema ? (schema as unknown as { strict: () => ZodTypeAny }).strict() : schema;
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

describe.each(["note-taker-registration", "lead-magnet", "ai4b-submission"] as const)(
  "%s answers as it is described",
  (id) => {
    const { example: good } = calls[id].post;

    test.each([
      ["a valid body", 200, post(good)],
      ["a repeated body", 200, post(good)],
      ["an invalid field", 422, post({ ...good, email: "nobody" })],
      ["a body that is no JSON", 400, post("{")],
      ["another content type", 415, post("a=b", { "Content-Type": "text/csv" })],
      ["a body that is too large", 413, post({ ...good, more: "x".repeat(70_000) })],
    ])("to %s with %d", async (_what, status, init) => {
      expect(await answerTo(id, init)).toBe(status);
    });
  },
);

test("payments and the counter answer as they are described", async () => {
  expect(await answerTo("payment-success", post({ payment_intent_id: "nonsense" }))).toBe(200);
  expect(await answerTo("payment-success", post({ payment_intent_id: "pi_sample_paid" }))).toBe(
    503,
  );
  expect(await answerTo("payment-success", post({}))).toBe(422);
  const secret = { authorization: `Bearer ${env.counterSecret}` };
  expect(await answerTo("task-counter", post({ count: 2 }, secret))).toBe(200);
  expect(await answerTo("task-counter", post({ count: 0 }, secret))).toBe(422);
  expect(await answerTo("task-counter", post({ count: 2 }, { authorization: "Bearer x" }))).toBe(
    401,
  );
  expect(await answerTo("task-counter")).toBe(200);
});
