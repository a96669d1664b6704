/** Reads Retry-After as milliseconds, by the answer's own Date; null if absent or invalid. */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;

  const wait = readHttpDate(value) - readHttpDate(headers.get("date") ?? "");
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

/** Reads `Fri, 20 Nov 2026 12:00:00 GMT`, the only form senders may use, as epoch ms; NaN for others. */
function readHttpDate(text: string): number {
  return /^[A-Z][a-z]{2}, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
}
