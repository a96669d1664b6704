import { constantHeaders, isolation } from "./constant-headers";
import { contentSecurityPolicy, dataPolicy, type SentDocument } from "./csp";
import { mayBeIsolated } from "./third-parties";

/**
 * Returns the same response with the security headers (`public/_headers` has those of files). Applied to every answer of the Worker, whatever its status. HTML may be kept for the back button
 * but is asked for again; everything else without a rule of its own is not kept at all.
 */
export function withSecurityHeaders(response: Response, document: SentDocument): Response {
  const secured = new Response(response.body, response);
  const { headers } = secured;

  for (const [name, value] of Object.entries(constantHeaders)) headers.set(name, value);
  const isDocument = headers.get("Content-Type")?.startsWith("text/html") === true;
  // It would block frames of others, and keep their cookies from them.
  if (!isDocument || mayBeIsolated(document.thirdParties)) {
    headers.set(isolation.name, isolation.value);
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
