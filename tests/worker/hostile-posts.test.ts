import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { anyText } from "../support/any-text";
import { cases } from "../support/cases";
import { callAction } from "../support/call-action";
import { guideTitles } from "../support/leads";
import { env } from "../support/pipeline";
import * as booking from "~/routes/api/booking-scheduled";
import * as consent from "~/routes/api/consent";
import * as lead from "~/routes/api/lead";
import * as registration from "~/routes/api/note-taker-registration";
import * as leadPage from "~/routes/pages/leads/lead-page";
import * as notetaker from "~/routes/pages/notetaker/notetaker";
import { names } from "~/config/names";

const { workspaceTool: tool } = names;

type Answer = Response | { readonly init: ResponseInit | null };
type Action = (args: ActionFunctionArgs) => Promise<Answer>;

const form = "application/x-www-form-urlencoded";
const json = "application/json";

/** Field names that mean something here or to a path parser, and values of any kind. */
const name = fc.oneof(
  fc.constantFrom("email", "firstName", "lastName", "clickup-mistakes", "guideName"),
  fc.constantFrom("page", "event", "invitee", "service", "choice"),
  fc.constantFrom("name", "meetingLink", "scheduledTime", "timezone", "isScheduled"),
  fc.constantFrom("__proto__.x", "constructor", "toString.x", "a[__proto__]", "x[99999999]", "a.a"),
  anyText(),
);
const value = fc.oneof(
  fc.constantFrom("ada@example.test", "granted", "book", "https://api.calendly.com/a"),
  fc.constantFrom("100%", "%zz", "%E0%A4%A", "\\u", "\0", "${1}", "\ud800"),
  anyText(400),
);
const uri = "https://api.calendly.com/scheduled_events/A";
/** Enough for each of them; what is added may spoil it. */
const good: readonly [string, string][] = [
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
  .map(([whole, more]) => [...(whole ? good : []), ...more]);
const bodies = {
  [form]: fc.oneof(
    { weight: 4, arbitrary: pairs.map((list) => new URLSearchParams(list).toString()) },
    { weight: 1, arbitrary: anyText() },
  ),
  [json]: fc.oneof(
    { weight: 4, arbitrary: pairs.map((list) => JSON.stringify(Object.fromEntries(list))) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: anyText() },
  ),
};

const bodiesEach = cases(200, 2_000);

const globals = () =>
  [Object.prototype, Function.prototype, Array.prototype, String.prototype].map((prototype) =>
    Object.getOwnPropertyNames(prototype),
  );

test.each<[string, Action, keyof typeof bodies, number[]]>([
  ["/AI4B", leadPage.action, form, [303, 422]],
  ["/free-resources", leadPage.action, form, [303, 422]],
  [`/getfree${tool.slug}`, leadPage.action, form, [303, 422]],
  ["/freenotetaker", notetaker.action, form, [422]],
  ["/api/consent", consent.action, form, [303, 400]],
  ["/api/note-taker-registration", registration.action, json, [400, 422]],
  ["/api/ai4b-submission", lead.action, json, [200, 400, 422]],
  ["/api/lead-magnet", lead.action, json, [200, 400, 422]],
  ["/api/booking-scheduled", booking.action, json, [200, 400, 422]],
])(
  `%s takes ${bodiesEach} generated bodies and none crashes it`,
  async (path, action, type, expected) => {
    vi.spyOn(console, "log").mockReturnValue();
    const before = globals();
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
    expect(globals()).toEqual(before);
    expect([...statuses].sort()).toEqual(expected);
  },
);
