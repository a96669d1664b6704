import { parseHttpDate } from "../time/instant";

/** Returns Retry-After in milliseconds, null if absent or invalid. A date counts from the answer's own Date header. */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;

  const until = parseHttpDate(value);
  const answeredAt = parseHttpDate(headers.get("date") ?? "");
  return until === null || answeredAt === null ? null : Math.max(0, until - answeredAt);
}

export function retryHeaders(status: number): Record<string, string> {
  return status === 429 || status === 503 ? { "Retry-After": "60" } : {};
}
