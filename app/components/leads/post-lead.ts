import type { ResourceId } from "~/config/addresses";
import { href } from "~/lib/href";

const timeoutMs = 15_000;

/** The server's answer was no success: "<status>: <body>" (spec 8). */
export class Refusal extends Error {
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.body = body;
  }

  /** The `message` of a JSON body; null if it has none. */
  get said(): string | null {
    try {
      const { message } = JSON.parse(this.body) as { message?: unknown };
      return typeof message === "string" && message !== "" ? message : null;
    } catch {
      return null;
    }
  }
}

/** Posts JSON (spec 7). Rejects with a Refusal, or as `fetch` does when no answer came within 15 s. */
export async function postLead(endpoint: ResourceId, body: object, key: string): Promise<void> {
  const response = await fetch(href(endpoint), {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    throw new Refusal(response.status, (await response.text()) || response.statusText);
  }
}
