import { names } from "./names.ts";

/**
 * Sent with every call: firewalls refuse calls without one
 * (https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html,
 * NoUserAgent_HEADER).
 */
export const userAgent = `${names.brand}-Site/1.0 (+https://${names.contactEmail.split("@")[1] ?? ""})`;
