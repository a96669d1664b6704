import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { names } from "../../../app/config/names.ts";
import { escapeHtml } from "../../../app/email/html.ts";
import { readBody, type Reply, send, serve, type Served } from "../frame/http.ts";
import { page, pageHeaders } from "../frame/page.ts";
import { verify } from "./verify.ts";

/** One lead, however often it came. */
export type Delivery = {
  /** `webhook-id`. */
  readonly id: string;
  readonly body: unknown;
  /** How often the lead arrived; a good receiver acts on the first arrival. */
  arrivals: number;
};

export type CrmControl = {
  /** Leads, newest first. */
  readonly state: () => { readonly deliveries: readonly Delivery[] };
  readonly fault: (rule: z.input<typeof faultRule>) => void;
};

export type CrmSimulator = Served & { readonly control: CrmControl };

/** Faults for the next calls; `after`: the lead is stored although the call fails. */
const faultRule = z.object({
  times: z.number().int().positive().default(1),
  fault: z.object({
    kind: z.literal("status"),
    status: z.number().int().min(300).max(599),
    effect: z.enum(["before", "after"]).default("before"),
    retryAfterSeconds: z.number().int().nonnegative().optional(),
    retryAfterAs: z.enum(["seconds", "date"]).default("seconds"),
  }),
});

type FaultRule = z.output<typeof faultRule>;

/**
 * The owner's CRM: takes signed leads at `POST /leads`, lists them at `/` and, for programs, at
 * `/api/leads`. Rejects when the port is taken.
 */
export async function startCrmSimulator(options: {
  /** 0 takes any free port. */
  readonly port: number;
  readonly secret: string;
  /** How far the sender's clock may be off; tests that tell the site another time need more. */
  readonly toleranceSeconds?: number;
}): Promise<CrmSimulator> {
  const { port, secret, toleranceSeconds = 300 } = options;
  const deliveries = new Map<string, Delivery>();
  const faults: FaultRule[] = [];
  const control: CrmControl = {
    state: () => ({ deliveries: [...deliveries.values()].reverse() }),
    fault: (rule) => void faults.push(faultRule.parse(rule)),
  };

  return { ...(await serve(port, answer)), control };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rawBody = await readBody(request);
    switch (`${request.method} ${new URL(request.url ?? "/", "http://crm").pathname}`) {
      case "POST /leads":
        return send(response, takeLead(request, rawBody));
      case "GET /":
        return send(response, {
          ...{ status: 200, html: listPage(control.state().deliveries), headers: pageHeaders },
        });
      case "GET /api/leads":
        return send(response, { status: 200, json: control.state() });
      default:
        return send(response, { status: 404 });
    }
  }

  function takeLead({ headers }: IncomingMessage, rawBody: string): Reply {
    const now = Date.now();
    const signed = verify(headers, rawBody, { secret, now, toleranceSeconds });
    // Many firewalls refuse calls without a user agent.
    if (!headers["user-agent"]) return { status: 403 };
    if (!signed.ok) return { status: 401 };
    const fault = takeFault(faults);
    if (fault?.effect !== "before") storeLead(signed.id, rawBody);
    return fault ? { status: fault.status, headers: faultHeaders(fault, now) } : { status: 204 };
  }

  function storeLead(id: string, rawBody: string): void {
    const earlier = deliveries.get(id);
    if (earlier) earlier.arrivals += 1;
    else deliveries.set(id, { id, body: JSON.parse(rawBody), arrivals: 1 });
  }
}

/** Takes the first fault off the list, or counts it down; null when none is ordered. */
function takeFault(rules: FaultRule[]): FaultRule["fault"] | null {
  const [rule] = rules;
  if (!rule) return null;
  if (rule.times > 1) rules[0] = { ...rule, times: rule.times - 1 };
  else rules.shift();
  return rule.fault;
}

function faultHeaders(
  { retryAfterSeconds: seconds, retryAfterAs }: FaultRule["fault"],
  now: number,
): Record<string, string> {
  if (seconds === undefined) return {};
  const isDate = retryAfterAs === "date";
  return { "retry-after": isDate ? new Date(now + seconds * 1000).toUTCString() : String(seconds) };
}

function listPage(deliveries: readonly Delivery[]): string {
  const rows = deliveries.map(
    ({ id, arrivals, body }) => `<article><h2>${escapeHtml(id)}</h2>
      <p>came ${arrivals} ${arrivals === 1 ? "time" : "times"}</p>
      <pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></article>`,
  );
  const empty = "<p>No lead yet. Fill in a form of the site; this page looks again by itself.</p>";
  return page({
    title: `Leads (${deliveries.length})`,
    body: `<h1>Leads that the local ${escapeHtml(names.brand)} site forwarded</h1>
<p>This plays the owner's CRM: signatures are checked, repeats are recognised by their id. Newest first.</p>
${rows.length > 0 ? rows.join("") : empty}`,
  });
}
