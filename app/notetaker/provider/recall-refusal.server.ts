import { parseInstant } from "~/lib/instant";
import type { RefusalClass } from "./bot-provider";

const classes: Readonly<Record<number, RefusalClass>> = {
  401: "paused",
  402: "paused",
  404: "gone",
  405: "dispatched",
  408: "retry",
  409: "retry",
  410: "gone",
  425: "retry",
  429: "retry",
  502: "retry",
  503: "retry",
  504: "retry",
  507: "retry_new_key",
};

/** What a refused API call asks of us (notetaker-provider 1.7). */
export function classOfStatus(status: number): RefusalClass {
  const known = classes[status];
  if (known) return known;
  // The API does not redirect: a base URL that does is wrong for every call.
  if (status >= 300 && status < 400) return "paused";
  return status >= 400 && status < 500 ? "permanent" : "ambiguous";
}

/**
 * The storage behind a presigned address knows neither our key nor our bots: 400 and 403 mean that the
 * address has expired, and a fresh snapshot brings another.
 */
export function classOfDownload(status: number): RefusalClass {
  return status === 404 || status === 410 ? "gone" : "retry";
}

/**
 * Retry-After, seconds or an HTTP date, in milliseconds; null when absent or senseless. A date is
 * measured against the answer's own Date, so that our clock does not matter.
 */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;

  const until = readHttpDate(value);
  const answeredAt = readHttpDate(headers.get("date") ?? "");
  return until === null || answeredAt === null ? null : Math.max(0, until - answeredAt);
}

const months = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** `Fri, 20 Nov 2026 12:00:00 GMT`, the one form that HTTP allows senders, in epoch milliseconds. */
function readHttpDate(text: string): number | null {
  const [, day, month = "", year, time] =
    /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d:\d\d) GMT$/.exec(text) ?? [];
  const monthNumber = String(months.indexOf(month) / 3 + 1).padStart(2, "0");
  return parseInstant(`${year}-${monthNumber}-${day}T${time}Z`);
}
