/** Whose doing a request is, by what the browser says of it; a script cannot set these headers. */
export type Initiator = {
  /** Sec-Fetch-Site. */
  readonly site: string | null;
  readonly origin: string | null;
};

/**
 * Whether a request that may change something was started by another site (decisions 7).
 *
 * `Sec-Fetch-Site: same-site` counts as foreign: another sub-domain is not this site. Without both
 * headers there is no browser, hence no visitor to deceive. `Origin: null` hides where it comes from
 * and is only believed when the browser itself vouches with Sec-Fetch-Site.
 */
export function isCrossSite({ site, origin }: Initiator, ours: readonly string[]): boolean {
  if (site === "cross-site" || site === "same-site") return true;
  if (origin === null) return false;
  if (origin === "null") return site !== "same-origin" && site !== "none";
  const from = normalised(origin);
  return from === null || !ours.includes(from);
}

/** The origins this request may come from: the host it was sent to, and the public site. */
export function ownOrigins(request: Request, siteUrl: string): readonly string[] {
  const { origin, protocol } = new URL(request.url);
  const host = normalised(`${protocol}//${request.headers.get("Host") ?? ""}`);
  return host === null ? [origin, siteUrl] : [origin, siteUrl, host];
}

/** Lower case, without a default port; null for what is no origin. */
function normalised(origin: string): string | null {
  try {
    const url = new URL(origin);
    const bare = url.pathname === "/" && url.search === "" && url.hash === "";
    return bare && url.username === "" && url.password === "" ? url.origin : null;
  } catch {
    return null;
  }
}
