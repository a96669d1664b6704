import { guides } from "../../app/content/shared/guides.ts";
import { operatorEmail } from "../support/site-vars.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { CrmControl } from "../simulators/crm/crm-simulator.ts";
import { collectViolations, countBy, type Findings } from "./notetaker-promises.ts";
import type { SentMail } from "../support/sent-mails.ts";

export type LeadSubmission = {
  readonly email: string;
  /** null for the members' offer. */
  readonly guideId: string | null;
  acknowledged: boolean;
};

export function newLead(nth: number): LeadSubmission {
  const guideId = [guides[0].id, null, guides[1].id][nth % 3] ?? null;
  return { email: `lead-${nth}@example.com`, guideId, acknowledged: false };
}

export function postLead(siteUrl: string, lead: LeadSubmission): Promise<Response> {
  const { email, guideId } = lead;
  const guide = guides.find(({ id }) => id === guideId);
  const [path, body] = guide
    ? ["/api/lead-magnet", { email, guideName: guide.title }]
    : ["/api/ai4b-submission", { firstName: "Guest", lastName: email, email }];
  const nth = Number(/\d+/.exec(email)?.[0]);
  return fetch(`${siteUrl}${path}`, {
    method: "POST",
    signal: AbortSignal.timeout(5_000),
    headers: {
      "content-type": "application/json",
      "cf-connecting-ip": `10.200.${nth >> 8}.${nth & 255}`,
    },
    body: JSON.stringify(body),
  });
}

type StoredLead = {
  readonly id: string;
  readonly email: string;
  readonly guideId: string | null;
  /** Attempts of each message; 0 if it is missing. */
  readonly operator: number;
  readonly webhook: number;
  readonly confirmation: number;
  readonly counted: number;
};

/** Checks that every lead is reported once to the operator and to the CRM; only a kill may repeat a report. */
export function checkLeads(
  submissions: readonly LeadSubmission[],
  persistTo: string,
  mails: readonly SentMail[],
  { deliveries }: ReturnType<CrmControl["state"]>,
): Findings {
  const { violations, demand } = collectViolations();
  const stored = storedLeads(persistTo);
  const rowsOf = countBy(stored.map(keyOf));
  for (const lead of submissions) {
    const rows = rowsOf.get(keyOf(lead)) ?? 0;
    demand(rows <= 1, `${lead.email}: stored ${rows} times`);
    demand(rows === 1 || !lead.acknowledged, `${lead.email}: acknowledged and lost`);
  }

  const toOperator = mails.filter(({ to }) => to.includes(operatorEmail));
  const reported = countBy(toOperator.map(({ text }) => /^Lead: (\S+)$/m.exec(text)?.[1] ?? ""));
  const confirmed = countBy(mails.flatMap(({ to }) => to));
  const arrivals = new Map(deliveries.map((lead) => [lead.id, lead.arrivals]));
  for (const { id, email, guideId, operator, webhook, confirmation, counted } of stored) {
    const effects = [
      ["operator", reported.get(id) ?? 0, operator],
      ["webhooks", arrivals.get(`${id}:lead-webhook`) ?? 0, webhook],
      // A guide's list gets no confirmation.
      ...(guideId === null
        ? [["confirmations", confirmed.get(email) ?? 0, confirmation] as const]
        : []),
    ] as const;
    for (const [what, count, attempts] of effects) {
      demand(count >= 1 && count <= attempts, `${email}: ${count}/${attempts} ${what}`);
    }
    demand(guideId === null || !confirmed.has(email), `${email}: a confirmation`);
    demand(counted === 1, `${email}: counted ${counted} times`);
  }
  demand(arrivals.size === stored.length, `${arrivals.size} of ${stored.length} leads at the CRM`);
  const acknowledged = submissions.filter((lead) => lead.acknowledged).length;
  return { violations, acknowledged, stored: stored.length, mails: toOperator.length };
}

function keyOf({ email, guideId }: { readonly email: string; readonly guideId: string | null }) {
  return `${email} ${guideId}`;
}

function storedLeads(persistTo: string): readonly StoredLead[] {
  const tries = (kind: string) =>
    `coalesce((select attempts from outbox where outbox.key = leads.id || ':${kind}'), 0)`;
  return queryLocalDb(
    persistTo,
    `select id, email, guide_id as guideId, ${tries("lead-operator")} as operator,
            ${tries("lead-webhook")} as webhook, ${tries("lead-confirmation")} as confirmation,
            (select count(*) from outbox where subject_id = leads.id and kind = 'count'
               and state = 'done') as counted
       from leads`,
  ) as StoredLead[];
}
