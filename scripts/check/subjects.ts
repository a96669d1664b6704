import { botsSubject } from "./bots.ts";
import { cronSubject, databaseSubject, inboundMailSubject, senderSubject } from "./cloudflare.ts";
import { crmSubject } from "./crm.ts";
import { mailEventsSubject } from "./mail-events.ts";
import { modelSubject } from "./model.ts";
import type { Subject } from "./run.ts";
import { settingsSubjects } from "./secrets.ts";
import { siteSecretsSubject, siteSubject } from "./site.ts";
import { stripeSubject } from "./stripe.ts";

/** Everything that a check looks at, in its order; each run needs its own. */
export function allSubjects(...times: readonly Subject["when"][]): readonly Subject[] {
  const subjects = [
    ...settingsSubjects(),
    botsSubject("recall"),
    botsSubject("attendee"),
    stripeSubject(),
    crmSubject(),
    modelSubject(),
    senderSubject(),
    databaseSubject(),
    siteSubject(),
    siteSecretsSubject(),
    mailEventsSubject(),
    cronSubject(),
    inboundMailSubject(),
  ];
  return subjects.filter((subject) => times.length === 0 || times.includes(subject.when));
}
