import { parseInstant } from "../time/instant";

/** Reads Retry-After as milliseconds, by the answer's own Date; null if absent or invalid. */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;

  const until = readHttpDate(value);
  const answeredAt = readHttpDate(headers.get("date") ?? "");
  return until === null || answeredAt === null ? null : Math.max(0, until - answeredAt);
}

const months = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** Reads `Fri, 20 Nov 2026 12:00:00 GMT`, the only form senders may use, as epoch milliseconds. */
function readHttpDate(text: string): number | null {
  const [, day, month = "", year, time] =
    /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d:\d\d) GMT$/.exec(text) ?? [];
  const monthNumber = String(months.indexOf(month) / 3 + 1).padStart(2, "0");
  return parseInstant(`${year}-${monthNumber}-${day}T${time}Z`);
}
