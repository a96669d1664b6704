import { createHmac } from "node:crypto";
import { rowsFor } from "./pipeline-rows.ts";
import { insertInto } from "./seeded-rows.ts";
import { exampleSecrets } from "../../app/config/published-secrets.server.ts";
import type { Site } from "./running-site.ts";

/** Returns the path of a link in a mail. Stores the lead that an (un)subscribe link is about. */
export function mailLink(
  site: Site,
  page: "unsubscribe" | "resubscribe" | "not-me",
  id: string,
): string {
  if (page !== "not-me") rowsFor({ insert: insertInto(site) }, Date.now()).lead(id);
  // The id in a "This wasn't me" link ends with the day of the mail.
  const signed = page === "not-me" ? `${id}.${Math.floor(Date.now() / 86_400_000)}` : id;
  const mac = createHmac("sha256", exampleSecrets.SITE_SECRET)
    .update(`${page}\n${signed}`)
    .digest("base64url");
  return `/${page}?token=${signed}.${mac.slice(0, 22)}`;
}
