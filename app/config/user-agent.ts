import { names } from "./names.ts";

/**
 * Firewalls refuse calls without one, such as AWS WAF's NoUserAgent_HEADER
 * (https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html).
 */
export const userAgent = `${names.brand}-Site/1.0 (+https://${names.contactEmail.split("@")[1] ?? ""})`;
