import { z, type ZodTypeAny } from "zod";
import { zodToJsonSchema } from "zod-to-json-schema";
import { formKilobytes } from "~/config/facts";
import { names } from "~/config/names";
import { type ResourceId, resourceRows } from "~/config/resources";
import { guideRequest, memberRequest } from "~/leads/schema";
import { leadCreatedEvent, leadCreatedExamples } from "~/leads/webhook-event.server";
import { notetakerPayload } from "~/notetaker/request/schema";
import { paymentBody } from "./payment-success";
import { reportBody } from "./task-counter";

/**
 * Makes `/openapi.json` from the schemas that parse the calls. `npm run build` writes it to
 * `public/`.
 */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: `${names.company}: forms and counter`,
      version: "1.0.0",
      description:
        "What the site's own pages send. Send an `Idempotency-Key` to make a repeat harmless. A body is " +
        `at most ${formKilobytes} KB. Unknown fields are ignored.`,
    },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(Object.entries(calls).map(pathOf)),
    webhooks: { "lead.created": { post: webhook() } },
    components: {
      securitySchemes: {
        counter: { type: "http", scheme: "bearer", description: "COUNTER_SECRET" },
      },
    },
  };
}

const message = z.object({ message: z.string().describe("A sentence for a person") });
const invalid = message.extend({
  errors: z.record(z.string()).describe("A sentence for each field that is wrong"),
});
const taken = z.object({ ok: z.literal(true) });
const receipt = taken.extend({
  receipt: z
    .record(z.unknown())
    .nullable()
    .describe("For the site's own page: what is true of the request. Its fields may change"),
});
const payment = z.object({
  success: z.boolean(),
  customer: z.object({ email: z.string().describe("Masked") }).optional(),
  state: z.enum(["paid", "processing", "failed", "unknown"]).optional(),
  version: z.string().nullish().describe("Of a payment that failed: which template it was for"),
  message: z.string().optional(),
});
const count = z.object({ count: z.number().int() });

type Call = {
  readonly summary: string;
  readonly body?: ZodTypeAny;
  /** Descriptions of fields. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly example?: object;
  readonly isSecret?: boolean;
  readonly answers: Readonly<Record<number, readonly [description: string, schema: ZodTypeAny]>>;
};

const refusals = {
  400: ["The body cannot be read", message],
  413: ["The body is too large", message],
  415: ["The body is not JSON", message],
  422: ["A field is wrong", invalid],
} as const;
const tooMany = { 429: ["Too many; Retry-After says when to come back", message] } as const;
const busy = { 503: ["Not taken; Retry-After says when to try again", message] } as const;

/** Calls by resource and method; a worker test checks the site's responses against them. */
export const calls = {
  "note-taker-registration": {
    post: {
      summary: "Send a notetaker to a meeting, now or at a time",
      body: notetakerPayload(0),
      fields: {
        meetingLink: `Link or code of a ${names.meetingService.name} meeting`,
        scheduledTime:
          "`yyyy-MM-dd h:mm a (zone)`; one of the three times is enough, and they must agree",
        isoScheduledTime: "ISO 8601",
        epochTimeMs: "Milliseconds since 1970",
        timezone: "IANA name of the zone",
        isScheduled: "false: the meeting runs now",
        agreeToTerms: "Whether the sender has agreed to the terms of use",
      },
      example: {
        name: "Ada Lovelace",
        email: "ada@example.com",
        meetingLink: `https://${names.meetingService.host}/abc-defg-hij`,
        isScheduled: false,
        scheduledTime: null,
        isoScheduledTime: null,
        epochTimeMs: null,
        timezone: null,
        agreeToTerms: true,
      },
      answers: {
        200: ["Taken, or taken before", receipt],
        ...refusals,
        409: ["The meeting is closed to notetakers, or the mailbox wants none", message],
        ...tooMany,
        ...busy,
      },
    },
  },
  "lead-magnet": {
    post: {
      summary: "Wait for a guide",
      body: guideRequest,
      fields: { guideName: "The guide's title, as on the page" },
      example: { email: "ada@example.com", guideName: "10 Mistakes to Avoid" },
      answers: { 200: ["Taken, or taken before", taken], ...refusals, ...tooMany, ...busy },
    },
  },
  "ai4b-submission": {
    post: {
      summary: "Ask for the members' offer",
      body: memberRequest,
      example: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" },
      answers: { 200: ["Taken, or taken before", taken], ...refusals, ...tooMany, ...busy },
    },
  },
  "payment-success": {
    post: {
      summary: "Confirm a payment",
      body: paymentBody,
      fields: { payment_intent_id: "Stripe's id of the payment intent or the checkout session" },
      example: { payment_intent_id: "pi_3PqK2x" },
      answers: {
        200: ["What Stripe says of it", payment],
        400: ["The body cannot be read", payment],
        413: ["The body is too large", payment],
        415: ["The body is not JSON", payment],
        422: ["There is no id", payment],
        ...tooMany,
        503: ["Stripe did not answer", payment],
      },
    },
  },
  "task-counter": {
    get: {
      summary: "How many tasks were automated",
      answers: { 200: ["The count", count], 503: ["It is not known", message] },
    },
    post: {
      summary: "Report tasks that your own automations have done",
      body: reportBody,
      fields: { count: "How many" },
      example: { count: 3 },
      isSecret: true,
      answers: {
        200: ["The count afterwards", count],
        400: ["The body cannot be read", message],
        401: ["The secret is wrong", message],
        413: ["The body is too large", message],
        415: ["The body is not JSON", message],
        422: ["The count is wrong", message],
        ...tooMany,
        503: ["Reporting is off, or the counter does not answer", message],
      },
    },
  },
} as const satisfies Partial<Record<ResourceId, Readonly<Partial<Record<"get" | "post", Call>>>>>;

function pathOf([id, methods]: [string, Readonly<Record<string, Call>>]) {
  const [path] = resourceRows[id as keyof typeof calls];
  const operations = Object.entries(methods).map(([method, call]) => [
    method,
    operationOf(`${method}-${id}`, call),
  ]);
  return [path, Object.fromEntries(operations)] as const;
}

function operationOf(operationId: string, call: Call) {
  const { summary, body, fields, example, isSecret, answers } = call;
  const json = (schema: ZodTypeAny, more: object = {}) => ({
    content: { "application/json": { schema: jsonSchema(schema, fields), ...more } },
  });
  return {
    operationId,
    summary,
    ...(isSecret ? { security: [{ counter: [] }] } : {}),
    ...(body ? { requestBody: { required: true, ...json(body, { example }) } } : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, [description, schema]]) => [
        status,
        { description, ...json(schema) },
      ]),
    ),
  };
}

function webhook() {
  const examples = Object.entries(leadCreatedExamples).map(([kind, value]) => [kind, { value }]);
  return {
    operationId: "lead-created",
    summary: "Sent by the site to LEADS_WEBHOOK_URL; docs/webhooks.md says how it is signed",
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: jsonSchema(leadCreatedEvent),
          examples: Object.fromEntries(examples) as object,
        },
      },
    },
    responses: { "2XX": { description: "Taken: it is not sent again" } },
  };
}

type JsonSchema = { [key: string]: unknown };

/**
 * Returns the JSON schema of a body, for OpenAPI 3.1. zod has no type for a field of any text: it
 * is text, or null where it may be left out.
 */
export function jsonSchema(
  schema: ZodTypeAny,
  fields: Readonly<Record<string, string>> = {},
): JsonSchema {
  const made = zodToJsonSchema(schema, {
    target: "jsonSchema2019-09",
    pipeStrategy: "output",
    $refStrategy: "none",
    postProcess(one, _def, { currentPath }) {
      const name = currentPath.at(-2) === "properties" ? String(currentPath.at(-1)) : "";
      const description = Object.hasOwn(fields, name) ? { description: fields[name] } : {};
      const isAnyText = one && Object.keys(one).length === 0 && name !== "";
      const isOptional = /^(scheduledTime|isoScheduledTime|timezone)$/.test(name);
      const type = isAnyText ? { type: isOptional ? ["string", "null"] : "string" } : {};
      return one && ({ ...one, ...type, ...description } as typeof one);
    },
  }) as JsonSchema;
  const { $schema: _dialect, ...rest } = made;
  return openObjects(rest);
}

/** Unknown fields are ignored, now and when there are more. */
function openObjects<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(openObjects) as Value;
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, part]) => !(key === "additionalProperties" && part === false),
  );
  return Object.fromEntries(kept.map(([key, part]) => [key, openObjects(part)])) as Value;
}
