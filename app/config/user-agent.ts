import { names } from "./names.ts";

/** Firewalls refuse calls without one (AWS WAF, NoUserAgent_HEADER). */
export const userAgent = `${names.brand}-Site/1.0 (+https://${names.contactEmail.split("@")[1] ?? ""})`;
