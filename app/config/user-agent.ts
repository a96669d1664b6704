import { names } from "./names.ts";

/**
 * Some firewalls refuse calls without a User-Agent, for example by AWS WAF's rule NoUserAgent_HEADER
 * (https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html). Headers
 * can only hold Latin letters, so a brand in another script is encoded.
 */
const product = encodeURIComponent(names.brand);
export const userAgent = `${product}-Site/1.0 (+https://${names.contactEmail.split("@")[1] ?? ""})`;
