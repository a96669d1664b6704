import { contentSecurityPolicy, dataPolicy, type SentDocument } from "./csp";
import { mayBeIsolated } from "./third-parties";

const permissionsPolicy = [
  "camera=()",
  "microphone=()",
  "geolocation=()",
  "usb=()",
  "payment=()",
  "browsing-topics=()",
  "fullscreen=(self)",
  "picture-in-picture=(self)",
].join(", ");

const constant: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // `no-referrer` would make browsers send `Origin: null` with plain forms (quality 0.2).
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
};

/**
 * The same response with the headers of quality 2 (`public/_headers` has those of static files).
 * Applied to every answer of the Worker, whatever its status. HTML may be kept for the back button
 * but is asked for again; everything else without a rule of its own is not kept at all.
 */
export function withSecurityHeaders(response: Response, document: SentDocument): Response {
  const secured = new Response(response.body, response);
  const { headers } = secured;

  for (const [name, value] of Object.entries(constant)) headers.set(name, value);
  const isDocument = headers.get("Content-Type")?.startsWith("text/html") === true;
  // It would block frames of others, and keep their cookies from them (quality 2.2).
  if (!isDocument || mayBeIsolated(document.thirdParties)) {
    headers.set("Cross-Origin-Embedder-Policy", "credentialless");
  }
  // A nonce has no business in answers that a cache may keep.
  const policy = isDocument ? contentSecurityPolicy(document) : dataPolicy;
  headers.set("Content-Security-Policy", policy);

  for (const name of document.thirdParties.flatMap(({ variesBy }) => variesBy ?? [])) {
    headers.append("Vary", name);
  }
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", response.ok && isDocument ? "private, no-cache" : "no-store");
  }
  return secured;
}
