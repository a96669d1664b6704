import { z, type ZodTypeAny } from "zod";
import { zodToJsonSchema } from "zod-to-json-schema";
import { formKilobytes } from "~/config/facts";
import { names } from "~/config/names";
import { type ResourceId, resourceRows } from "~/config/resources";
import { guides } from "~/content/shared/guides";
import { guidesForm, membersForm } from "~/leads/schema";
import { leadCreatedEvent } from "~/leads/mails/lead-handlers.server";
import { notetakerPayload } from "~/notetaker/request/schema";
import { paymentBody } from "./payment-success";
import { reportBody } from "./task-counter";

/** Makes `/openapi.json`, written to `public/` by `npm run build`, from the schemas of the calls. */
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
    paths: Object.fromEntries(Object.entries(calls).map(pathItemOf)),
    webhooks: { "lead.created": { post: webhook() } },
    components: {
      securitySchemes: {
        counter: { type: "http", scheme: "bearer", description: "COUNTER_SECRET" },
      },
    },
  };
}

const message = z.object({ message: z.string().describe("A sentence for a person") });
const ok = z.object({ ok: z.literal(true) });
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
  /** Descriptions of fields of the body. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly example?: object;
  readonly needsSecret?: boolean;
  readonly answers: Readonly<Record<number, readonly [description: string, schema: ZodTypeAny]>>;
};

function refusals(schema: ZodTypeAny) {
  return {
    400: ["The body cannot be read", schema],
    413: ["The body is too large", schema],
    415: ["The body is not JSON", schema],
    // Most are answered before the route runs, so with a message only.
    429: ["Too many; Retry-After says when to come back", message],
    503: ["Not stored; Retry-After says when to try again", schema],
  } as const;
}
const invalid = message.extend({
  errors: z.record(z.string()).describe("A sentence for each field that is wrong"),
});
const formAnswers = {
  ...refusals(message),
  200: ["Stored, now or before", ok],
  422: ["A field is wrong", invalid],
} as const;

/** Calls by resource and method; a worker test checks the site's responses against them. */
export const calls = {
  "note-taker-registration": {
    post: {
      summary: "Send a notetaker to a meeting, now or at a time",
      body: notetakerPayload(/* now */ 0),
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
        ...formAnswers,
        200: [
          "Stored, now or before",
          ok.extend({
            receipt: z
              .record(z.unknown())
              .nullable()
              .describe("For the site's own page: what is true of the request. It may change"),
          }),
        ],
        409: ["The meeting is closed to notetakers, or the mailbox wants none", message],
      },
    },
  },
  "lead-magnet": {
    post: {
      summary: "Wait for a guide",
      body: guidesForm.bodySchema,
      fields: { guideName: "The guide's title, as on the page" },
      example: { email: "ada@example.com", guideName: guides[0].title },
      answers: formAnswers,
    },
  },
  "ai4b-submission": {
    post: {
      summary: "Ask for the members' offer",
      body: membersForm.bodySchema,
      example: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" },
      answers: formAnswers,
    },
  },
  "payment-success": {
    post: {
      summary: "Confirm a payment",
      body: paymentBody,
      fields: { payment_intent_id: "Stripe's id of the payment intent or the checkout session" },
      example: { payment_intent_id: "pi_3PqK2x" },
      answers: {
        ...refusals(payment),
        200: ["What Stripe says of it", payment],
        422: ["There is no id", payment],
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
      needsSecret: true,
      answers: {
        ...refusals(message),
        200: ["The count afterwards", count],
        401: ["The secret is wrong", message],
        422: ["The count is wrong", message],
      },
    },
  },
} as const satisfies Partial<Record<ResourceId, Readonly<Partial<Record<"get" | "post", Call>>>>>;

function pathItemOf([id, methods]: [string, Readonly<Record<string, Call>>]) {
  const [path] = resourceRows[id as keyof typeof calls];
  const operations = Object.entries(methods).map(([method, call]) => [
    method,
    operationOf(`${method}-${id}`, call),
  ]);
  return [path, Object.fromEntries(operations)] as const;
}

function operationOf(operationId: string, call: Call) {
  const { summary, body, fields, example, needsSecret, answers } = call;
  const json = (schema: ZodTypeAny, more: object = {}) => ({
    content: { "application/json": { schema: jsonSchema(schema, fields), ...more } },
  });
  return {
    operationId,
    summary,
    security: needsSecret ? [{ counter: [] }] : undefined,
    requestBody: body && { required: true, ...json(body, { example }) },
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, [description, schema]]) => [
        status,
        { description, ...json(schema) },
      ]),
    ),
  };
}

function webhook() {
  return {
    operationId: "lead-created",
    summary: "Sent by the site to LEADS_WEBHOOK_URL; docs/webhooks.md says how it is signed",
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(leadCreatedEvent) } },
    },
    responses: { "2XX": { description: "Received: it is not sent again" } },
  };
}

export function jsonSchema(schema: ZodTypeAny, fields: Call["fields"] = {}): object {
  const { $schema: _dialect, ...withoutDialect } = zodToJsonSchema(schema, {
    target: "jsonSchema2019-09",
    $refStrategy: "none",
    // The last schema of a pipe has the limits of its field.
    pipeStrategy: "output",
    // With this strategy, only a Zod object that is strict itself forbids unknown fields.
    removeAdditionalStrategy: "strict",
    postProcess(part, _def, { currentPath }) {
      const [parent, name] = currentPath.slice(-2);
      const description = parent === "properties" ? fields[name ?? ""] : undefined;
      return part && description ? { ...part, description } : part;
    },
  });
  return withoutDialect;
}
