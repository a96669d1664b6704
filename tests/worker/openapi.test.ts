import { describe, expect, test, vi } from "vitest";
import type { ZodTypeAny } from "zod";
import { env } from "../support/pipeline";
import { visit } from "./visit";
import { type ResourceId, resourceRows } from "~/config/resources";
import { calls } from "../../app/routes/api/openapi.server";

type Answers = Readonly<Record<number, readonly [string, ZodTypeAny]>>;

/** The answer must be one that `/openapi.json` tells of, field for field. */
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
  expect(schema, `nothing is said of ${response.status}`).toBeDefined();
  return response.status;
}

/** Fields that the schema does not name are an error here. */
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
      ["what is right", post(good), 200],
      ["the same again", post(good), 200],
      ["what is wrong", post({ ...good, email: "nobody" }), 422],
      ["what is no JSON", post("{"), 400],
      ["another type", post("a=b", { "Content-Type": "text/csv" }), 415],
      ["what is too large", post({ ...good, more: "x".repeat(70_000) }), 413],
    ])("%s", async (_what, init, status) => {
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
