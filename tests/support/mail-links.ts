import { createHmac } from "node:crypto";
import { rowsFor } from "./pipeline-rows.ts";
import { insertInto } from "./seeded-rows.ts";
import { exampleSecrets } from "../../app/config/published-secrets.server.ts";
import type { Site } from "./running-site.ts";

/** The path of a link in a mail; its lead is stored if the link is about one. */
export function mailLink(
  site: Site,
  page: "unsubscribe" | "resubscribe" | "not-me",
  id: string,
): string {
  if (page !== "not-me") rowsFor({ insert: insertInto(site) }, Date.now()).lead(id);
  // "This wasn't me" ends with the day of its mail.
  const signed = page === "not-me" ? `${id}.${Math.floor(Date.now() / 86_400_000)}` : id;
  const mac = createHmac("sha256", exampleSecrets.SITE_SECRET)
    .update(`${page}\n${signed}`)
    .digest("base64url");
  return `/${page}?token=${signed}.${mac.slice(0, 22)}`;
}
