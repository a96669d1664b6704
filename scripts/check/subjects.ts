import { crmSubject } from "./crm.ts";
import { databaseSubject } from "./database.ts";
import { inboundMailSubject } from "./inbound-mail.ts";
import { cronSubject, senderSubject } from "./mail.ts";
import { providerSubject } from "./provider.ts";
import { secretsSubject } from "./secrets.ts";
import { siteSubject } from "./site.ts";
import { siteSecretsSubject } from "./site-secrets.ts";
import type { Subject } from "./step.ts";
import { stripeSubject } from "./stripe.ts";

/** Everything that a check looks at, in its order; each run needs its own. */
export function allSubjects(when: "before" | "after" | "both" = "both"): readonly Subject[] {
  const subjects = [
    secretsSubject(),
    providerSubject(),
    stripeSubject(),
    crmSubject(),
    senderSubject(),
    databaseSubject(),
    siteSubject(),
    siteSecretsSubject(),
    cronSubject(),
    inboundMailSubject(),
  ];
  return subjects.filter((subject) => when === "both" || subject.when === when);
}
