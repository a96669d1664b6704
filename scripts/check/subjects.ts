import { botsSubject } from "./bots.ts";
import { cronSubject, databaseSubject, inboundMailSubject, senderSubject } from "./cloudflare.ts";
import { crmSubject } from "./crm.ts";
import { modelSubject } from "./model.ts";
import type { Subject } from "./run.ts";
import { secretsSubject } from "./secrets.ts";
import { siteSecretsSubject, siteSubject } from "./site.ts";
import { stripeSubject } from "./stripe.ts";

/** Everything that a check looks at, in its order; each run needs its own. */
export function allSubjects(when?: Subject["when"]): readonly Subject[] {
  const subjects = [
    secretsSubject(),
    botsSubject("recall"),
    botsSubject("attendee"),
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
  return subjects.filter((subject) => when === undefined || subject.when === when);
}
