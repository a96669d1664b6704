import { crmSubject } from "./partners/crm.ts";
import { databaseSubject } from "./cloudflare/database.ts";
import { modelSubject } from "./partners/model.ts";
import { inboundMailSubject } from "./cloudflare/inbound-mail.ts";
import { cronSubject, senderSubject } from "./cloudflare/mail.ts";
import { providerSubject } from "./partners/provider.ts";
import { secretsSubject } from "./cloudflare/secrets.ts";
import { siteSubject } from "./site/site.ts";
import { siteSecretsSubject } from "./site/site-secrets.ts";
import type { Subject } from "./step.ts";
import { stripeSubject } from "./partners/stripe.ts";

/** Everything that a check looks at, in its order; each run needs its own. */
export function allSubjects(when: "before" | "after" | "both" = "both"): readonly Subject[] {
  const subjects = [
    secretsSubject(),
    providerSubject("recall"),
    providerSubject("attendee"),
    stripeSubject(),
    crmSubject(),
    modelSubject(),
    senderSubject(),
    databaseSubject(),
    siteSubject(),
    siteSecretsSubject(),
    cronSubject(),
    inboundMailSubject(),
  ];
  return subjects.filter((subject) => when === "both" || subject.when === when);
}
