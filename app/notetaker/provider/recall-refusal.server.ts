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
