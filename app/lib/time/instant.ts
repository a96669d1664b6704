/** Reads an ISO 8601 instant with a zone as epoch milliseconds; null for anything else. */
export function parseInstant(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i.test(text)) return null;

  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

/** Reads `Fri, 20 Nov 2026 12:00:00 GMT`, the only form HTTP allows senders; null for anything else. */
export function parseHttpDate(text: string): number | null {
  if (!/^[A-Z][a-z]{2}, .* GMT$/.test(text)) return null;

  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

export const dayMs = 24 * 60 * 60_000;

/** Returns "2026-06-12 15:30 UTC". Throws RangeError for a number that is no time. */
export function utcText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
