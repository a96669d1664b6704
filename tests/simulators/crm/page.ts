import { names } from "../../../app/config/names.ts";
import { escapeHtml } from "../../../app/email/html.ts";
import type { Delivery } from "./crm-simulator.ts";

/** Everything in a lead was typed by somebody: it is escaped, and nothing of the page runs. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function listPage(deliveries: readonly Delivery[]): string {
  const rows = deliveries.map(
    ({ id, arrivals, body }) => `<article><h2>${escapeHtml(id)}</h2>
      <p>came ${arrivals} ${arrivals === 1 ? "time" : "times"}</p>
      <pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></article>`,
  );
  const empty = "<p>No lead yet. Fill in a form of the site; this page looks again by itself.</p>";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Leads (${deliveries.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
  h2 { font-size: 1rem; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
</style></head>
<body><main><h1>Leads that the local ${escapeHtml(names.brand)} site forwarded</h1>
<p>This plays the owner's CRM: signatures are checked, repeats are recognised by their id. Newest first.</p>
${rows.length > 0 ? rows.join("") : empty}</main></body></html>`;
}
