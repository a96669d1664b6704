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
  return !ours.includes(normalised(origin));
}

/** The origins this request may come from: the host it was sent to, and the public site. */
export function ownOrigins(request: Request, siteUrl: string): readonly string[] {
  const { origin, protocol } = new URL(request.url);
  const host = request.headers.get("Host");
  return host ? [origin, siteUrl, normalised(`${protocol}//${host}`)] : [origin, siteUrl];
}

/** Lower case, without a default port; "" for what is no origin. */
function normalised(origin: string): string {
  try {
    const url = new URL(origin);
    const bare = url.pathname === "/" && url.search === "" && url.hash === "";
    return bare && url.username === "" && url.password === "" ? url.origin : "";
  } catch {
    return "";
  }
}
