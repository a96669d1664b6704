import { names } from "./names.ts";

/**
 * Who is calling, on every call of ours: firewalls in front of APIs refuse those that do not say
 * (https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html, NoUserAgent_HEADER).
 */
export const userAgent = `${names.brand}-Site/1.0 (+https://${names.contactEmail.split("@")[1] ?? ""})`;
