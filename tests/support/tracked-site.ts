import { unpublishedSecrets } from "./unpublished-secrets";
import { site, siteWith } from "../worker/visit";

/** `country: null`: a visitor from an unknown country. */
export type Visitor = { country?: string | null; gpc?: boolean; cookie?: string };

/** A site on the public web with these variables, and visitors of it. Its clock stands at `now`. */
export function trackedSite(vars: object, now: number, origin = site) {
  const ask = siteWith({ vars: { ...unpublishedSecrets, ...vars } });
  return (path: string, { country = "DE", gpc, cookie }: Visitor = {}, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (gpc) headers.set("Sec-GPC", "1");
    if (cookie) headers.set("Cookie", cookie);
    const cf = country === null ? {} : { country };
    return ask(`${origin}${path}`, { ...init, headers, cf }, now);
  };
}
