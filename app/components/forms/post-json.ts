import type { ResourceId } from "~/config/resources";
import { refusedAnswer } from "~/lib/http/refused-answer";
import { href } from "~/lib/render/href";

const timeoutMs = 15_000;

/** Posts JSON. Rejects with a RefusedAnswer, or as `fetch` does when no answer came within 15 s. */
export async function postJson(endpoint: ResourceId, body: object, key: string): Promise<void> {
  const response = await fetch(href(endpoint), {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await refusedAnswer(response);
}
