import { guides } from "../../app/content/shared/guides.ts";
import { operatorEmail } from "../support/site-vars.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { CrmControl } from "../simulators/crm/crm-simulator.ts";
import { countBy, type SentMail } from "./sent-mails.ts";

/** One sign-up, as the client knows it; every one has an address of its own. */
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

/** As the pages send it. */
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
      // Rate limits count by network address: everybody is somewhere else.
      "cf-connecting-ip": `10.200.${nth >> 8}.${nth & 255}`,
    },
    body: JSON.stringify(body),
  });
}

type StoredLead = {
  readonly id: string;
  readonly email: string;
  readonly guideId: string | null;
  /** Tries of each message; 0 for one that is missing. */
  readonly operator: number;
  readonly webhook: number;
  readonly confirmation: number;
  readonly counted: number;
};

/** Holds what was promised of leads against the database, the operator's mailbox and the CRM. */
export function judgeLeads(
  submissions: readonly LeadSubmission[],
  persistTo: string,
  mails: readonly SentMail[],
  crm: ReturnType<CrmControl["state"]>,
) {
  const violations: string[] = [];
  const demand = (holds: boolean, otherwise: string) => {
    if (!holds) violations.push(otherwise);
  };
  const stored = storedLeads(persistTo);
  const rowsOf = countBy(stored.map(keyOf));
  for (const lead of submissions) {
    const rows = rowsOf.get(keyOf(lead)) ?? 0;
    demand(rows <= 1, `${lead.email}: stored ${rows} times`);
    demand(rows === 1 || !lead.acknowledged, `${lead.email}: acknowledged and lost`);
  }

  const toOperator = mails.filter(({ to }) => to.includes(operatorEmail));
  const told = countBy(toOperator.map(({ text }) => /^Lead: (\S+)$/m.exec(text)?.[1] ?? "nobody"));
  const confirmed = countBy(mails.flatMap(({ to }) => to));
  const arrivals = new Map(crm.deliveries.map((lead) => [lead.id, lead.arrivals]));
  const count = { mails: 0, mailRepeats: 0, webhooks: 0, webhookRepeats: 0 };
  for (const { id, email, guideId, operator, webhook, confirmation, counted } of stored) {
    const mailsToOperator = told.get(id) ?? 0;
    const effects = arrivals.get(`${id}:lead-webhook`) ?? 0;
    const mailsToPerson = confirmed.get(email) ?? 0;
    demand(isOnce(mailsToOperator, operator), `${email}: ${mailsToOperator}/${operator} operator`);
    demand(isOnce(effects, webhook), `${email}: ${effects}/${webhook} webhooks`);
    const isPromised = guideId === null;
    demand(
      isPromised ? isOnce(mailsToPerson, confirmation) : mailsToPerson === 0,
      `${email}: ${mailsToPerson}/${confirmation} confirmations`,
    );
    demand(counted === 1, `${email}: counted ${counted} times`);
    count.mails += mailsToOperator;
    count.mailRepeats += Math.max(0, mailsToOperator - 1);
    count.webhooks += effects;
    count.webhookRepeats += Math.max(0, effects - 1);
  }
  demand(
    arrivals.size === stored.length,
    `${arrivals.size} leads at the CRM, ${stored.length} here`,
  );
  const acknowledged = submissions.filter((lead) => lead.acknowledged).length;
  return { violations, stored: stored.length, acknowledged, ...count };
}

/** Repeated at most as often as its outcome was not known: once for each try. */
function isOnce(effects: number, tries: number): boolean {
  return effects >= 1 && effects <= tries;
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
