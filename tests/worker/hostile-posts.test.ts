import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { controlStrings, hardStrings, naughtyStrings } from "../fixtures/naughty-strings";
import { anyText } from "../support/any-text";
import { cases, someOf } from "../support/cases";
import { callAction } from "../support/call-action";
import { guideTitles } from "../support/leads";
import { allNotetakers, emptyTables, env } from "../support/pipeline";
import { json, later, payload } from "../support/registration-calls";
import { visit } from "./visit";
import * as booking from "~/routes/api/booking-scheduled";
import * as consent from "~/routes/api/consent";
import * as lead from "~/routes/api/lead";
import * as registration from "~/routes/api/note-taker-registration";
import * as payment from "~/routes/api/payment-success";
import * as leadPage from "~/routes/pages/leads/lead-page";
import * as notetaker from "~/routes/pages/notetaker/notetaker";
import { names } from "~/config/names";

/** Whatever is posted to a form or an endpoint is answered, and changes no prototype. */

type Answer = Response | { readonly init: ResponseInit | null };
type Action = (args: ActionFunctionArgs) => Promise<Answer>;

const formType = "application/x-www-form-urlencoded";
const jsonType = "application/json";

const propertiesOfPrototypes = () =>
  [Object.prototype, Function.prototype, Array.prototype, String.prototype].map((prototype) =>
    Object.getOwnPropertyNames(prototype),
  );
const before = propertiesOfPrototypes();

beforeEach(() => void vi.spyOn(console, "log").mockReturnValue());
afterEach(() => {
  expect(propertiesOfPrototypes()).toEqual(before);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

const inherited = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
/** Field names that mean something here, to a path parser or to every object. */
const name = fc.oneof(
  fc.constantFrom("email", "firstName", "lastName", "clickup-mistakes", "guideName"),
  fc.constantFrom("page", "event", "invitee", "service", "choice", "payment_intent_id"),
  fc.constantFrom("name", "meetingLink", "scheduledTime", "timezone", "isScheduled"),
  fc.constantFrom(...inherited.flatMap((key) => [key, `${key}.x`, `a[${key}]`, `name.${key}`])),
  fc.constantFrom("x[99999999]", "a.a", "__defineGetter__"),
  anyText(),
);
const value = fc.oneof(
  fc.constantFrom("ada@example.test", "granted", "book", "https://api.calendly.com/a"),
  fc.constantFrom(
    "100%",
    "%zz",
    "%E0%A4%A",
    "\\u",
    "\0",
    "${1}",
    "\ud800",
    "\uffff\ufffe",
    "polluted",
  ),
  fc.constantFrom(...naughtyStrings),
  anyText(400),
);
const uri = "https://api.calendly.com/scheduled_events/A";
/** Fields of a valid post to each form and endpoint; a generated field may overwrite one. */
const validFields: readonly [string, string][] = [
  ["email", "ada@example.test"],
  ["firstName", "Ada"],
  ["lastName", "Lovelace"],
  ["clickup-mistakes", "on"],
  ["choice", "granted"],
  ["page", "book"],
  ["event", uri],
  ["invitee", uri],
  ["guideName", guideTitles["clickup-mistakes"]],
];
const pairs = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(name, value), { maxLength: 6 }))
  .map(([isComplete, more]) => [...(isComplete ? validFields : []), ...more]);
const bodies = {
  [formType]: fc.oneof(
    { weight: 4, arbitrary: pairs.map((list) => new URLSearchParams(list).toString()) },
    { weight: 1, arbitrary: anyText() },
  ),
  [jsonType]: fc.oneof(
    { weight: 4, arbitrary: pairs.map((list) => JSON.stringify(Object.fromEntries(list))) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: anyText() },
  ),
};

const bodiesEach = cases(200, 2_000);

test.each<[string, Action, keyof typeof bodies, number[]]>([
  ["/AI4B", leadPage.action, formType, [303, 422]],
  ["/free-resources", leadPage.action, formType, [303, 422]],
  [`/getfree${names.workspaceTool.slug}`, leadPage.action, formType, [303, 422]],
  ["/freenotetaker", notetaker.action, formType, [422]],
  ["/api/consent", consent.action, formType, [303, 400]],
  ["/api/note-taker-registration", registration.action, jsonType, [400, 422]],
  ["/api/ai4b-submission", lead.action, jsonType, [200, 400, 422]],
  ["/api/lead-magnet", lead.action, jsonType, [200, 400, 422]],
  ["/api/booking-scheduled", booking.action, jsonType, [200, 400, 422]],
  // No generated id has the form of a payment's, so Stripe is not asked.
  ["/api/payment-success", payment.action, jsonType, [200, 400, 422]],
])(
  `%s takes ${bodiesEach} generated bodies and none crashes it`,
  async (path, action, type, expected) => {
    const withPixel = { env: { ...env, pixelId: "1234567890" } };
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(bodies[type], async (body) => {
        const headers = { "Content-Type": type };
        const request = new Request(`${env.siteUrl}${path}`, { method: "POST", headers, body });
        const answer = await callAction(action, request, withPixel);
        const status = answer instanceof Response ? answer.status : (answer.init?.status ?? 200);
        statuses.add(status);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: bodiesEach },
    );
    expect([...statuses].sort()).toEqual(expected);
  },
);

/** Posts a form to the notetaker's page through the whole Worker. */
async function postPage(entries: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams(entries.map(([key, text]) => [key, text]));
  const response = await visit("/freenotetaker", { method: "POST", body });
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  return { status: response.status, html: await response.text() };
}

test("any text in every field of the form comes back as text, never as markup", async () => {
  const fields = ["name", "email", "meetingLink", "scheduledDate", "scheduledTime", "timezone"];
  const markup = naughtyStrings.filter((text) => /<[a-z!/?]/i.test(text));
  // These kinds find all five faults that were planted; a full run takes all strings.
  const kinds = [someOf(hardStrings, 7), someOf(markup, 3), someOf(naughtyStrings, 1)];
  for (const text of new Set(kinds.flat())) {
    const everywhere = fields.map((field) => [field, text] as const);
    const { status, html } = await postPage([...everywhere, ["isScheduled", "on"]]);
    expect(status).toBe(422);
    if (!markup.includes(text)) continue;
    expect(html).not.toContain(text);
    expect(html, "shown again, escaped").toContain("&lt;");
  }
});

test("a form whose field names are deep, huge, many or an index is answered", async () => {
  const deep = "a.".repeat(4_000);
  for (const key of [deep, "a[b]".repeat(3_000), "x".repeat(50_000), "x[20000000]"]) {
    await postPage([[key, "1"]]);
  }
  await postPage(Array.from({ length: 10_000 }, (_, nth) => [`f${nth}`, "1"] as const));
});

test("a naughty string in each field of a request as JSON is answered as JSON", async () => {
  const fields = ["name", "email", "meetingLink", "scheduledTime", "isoScheduledTime", "timezone"];
  for (const text of ["\ud800", "a\u0000b", "e\u0301".repeat(50), ...someOf(naughtyStrings, 10)]) {
    for (const field of fields) {
      const response = await json({ ...later, [field]: text });
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get("Content-Type")).toContain("application/json");
    }
  }
});

test("a naughty name is stored as it was validated", async () => {
  const stored: (string | null)[] = [];
  const texts = [...controlStrings, ...someOf(naughtyStrings, 10)];
  for (const text of texts) {
    await emptyTables();
    const { status } = await json({ ...payload, name: `A ${text}` });
    expect(status).toBeLessThan(500);
    if (status === 200) stored.push((await allNotetakers())[0]?.name ?? null);
  }
  expect(stored.length).toBeGreaterThan(texts.length / 2);
  for (const name of stored) expect(name).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
});

test("any Idempotency-Key is accepted, and the same person at the same meeting has one notetaker", async () => {
  for (const key of ["", " ", "a".repeat(5_000), "../../x", "a.b.c.d", "%00", '"quoted"']) {
    expect((await json(payload, { "Idempotency-Key": key })).status).toBe(200);
  }
  expect(await allNotetakers()).toHaveLength(1);
});
