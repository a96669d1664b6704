import { names } from "./names.ts";

/**
 * Firewalls refuse calls without one, such as AWS WAF's NoUserAgent_HEADER
 * (https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html). A header
 * holds bytes, so a brand in another script is encoded.
 */
const product = encodeURIComponent(names.brand);
export const userAgent = `${product}-Site/1.0 (+https://${names.contactEmail.split("@")[1] ?? ""})`;
