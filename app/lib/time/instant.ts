/**
 * Reads an ISO 8601 instant that names its zone ("2026-11-20T10:00:00.123Z", "…+02:00"). Answers epoch
 * milliseconds, or null for anything else: text without a zone would be read in the machine's.
 */
export function parseInstant(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i.test(text)) return null;

  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
