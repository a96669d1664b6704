import type { IncomingMessage, ServerResponse } from "node:http";
import { names } from "../../../app/config/names.ts";
import { escapeHtml } from "../../../app/email/html.ts";
import { readBody, type Reply, send, serve, type Served } from "../frame/http.ts";
import { page, pageHeaders } from "../frame/page.ts";
import { verifiedId } from "./verify.ts";

export type Delivery = {
  readonly id: string;
  readonly body: unknown;
  /** How often the lead arrived; a good receiver acts on the first arrival. */
  arrivals: number;
};

export type CrmControl = {
  readonly state: () => { readonly deliveries: readonly Delivery[] };
  /** Makes the next lead fail with this status; it is not stored. */
  readonly refuseNext: (status: number) => void;
};

export type CrmSimulator = Served & { readonly control: CrmControl };

/** The owner's CRM: takes signed leads at `POST /leads` and lists them at `/`. Rejects when the port is taken. */
export async function startCrmSimulator(options: {
  readonly port: number;
  readonly secret: string;
  /** How far the sender's clock may be off; tests that move the site's clock need more. */
  readonly toleranceSeconds?: number;
}): Promise<CrmSimulator> {
  const { port, secret, toleranceSeconds = 300 } = options;
  const deliveries = new Map<string, Delivery>();
  const refusals: number[] = [];
  const control: CrmControl = {
    state: () => ({ deliveries: [...deliveries.values()].reverse() }),
    refuseNext: (status) => void refusals.push(status),
  };

  return { ...(await serve(port, answer)), control };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rawBody = await readBody(request);
    switch (`${request.method} ${new URL(request.url ?? "/", "http://crm").pathname}`) {
      case "POST /leads":
        return send(response, takeLead(request, rawBody));
      case "GET /":
        return send(response, {
          status: 200,
          html: listPage(control.state().deliveries),
          headers: pageHeaders,
        });
      default:
        return send(response, { status: 404 });
    }
  }

  function takeLead({ headers }: IncomingMessage, rawBody: string): Reply {
    const id = verifiedId(headers, rawBody, { secret, now: Date.now(), toleranceSeconds });
    // Many firewalls refuse calls without a user agent.
    if (!headers["user-agent"]) return { status: 403 };
    if (id === null) return { status: 401 };
    const refusal = refusals.shift();
    if (refusal !== undefined) return { status: refusal };
    const earlier = deliveries.get(id);
    if (earlier) earlier.arrivals += 1;
    else deliveries.set(id, { id, body: JSON.parse(rawBody), arrivals: 1 });
    return { status: 204 };
  }
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
