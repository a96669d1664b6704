import type { Env } from "~/config/env.server";
import type { PageId } from "~/config/addresses";
import type { Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { readFormToken } from "~/forms/form-token.server";
import { kindOf } from "~/lib/drain.server";
import { foldEmail } from "~/lib/fold-email";
import { keyedHash } from "~/lib/hash.server";
import { log } from "~/lib/log.server";
import { storeLeads, type Lead, type StoredLead } from "./store.server";
import type { LeadInput } from "./submission";

export type LeadWorld = {
  readonly env: Pick<Env, "siteSecret">;
  readonly db: Db;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random?: () => number;
};

export type LeadSubmission = {
  readonly inputs: readonly LeadInput[];
  /** The page whose form it is: the id of its tokens. */
  readonly page: PageId;
  /** The form's token, or a sender's own key: the same for every resend of one submission. */
  readonly token: string | null | undefined;
  /** Somebody filled in what no person sees. */
  readonly trapped: boolean;
  /** JSON of `attribution.ts`, or null. */
  readonly attribution: string | null;
};

export type LeadOutcome =
  /** A repeat and a trapped submission are answered the same (decisions 7). */
  | { readonly outcome: "taken"; readonly leadIds: readonly string[] }
  | { readonly outcome: "unavailable"; readonly retryAfterSeconds: number };

/**
 * Takes what a visitor asked for. It is stored, with all that follows from it, before anything else
 * happens; the cron sends what follows. The same submission twice is one lead. Never throws.
 */
export async function takeLeads(
  { env, db, now, random = Math.random }: LeadWorld,
  submission: LeadSubmission,
): Promise<LeadOutcome> {
  const { page, token, trapped: quarantined } = submission;
  const { submissionId, verdict } = await readFormToken(env.siteSecret, page, token, now);
  const leads = await Promise.all(
    submission.inputs.map((input) => toLead(env.siteSecret, submission, input, submissionId, now)),
  );

  try {
    const stored = await retryWrite(() => storeLeads(db, leads), random);
    stored.forEach((lead, nth) => report(lead, leads[nth], verdict));
    return { outcome: "taken", leadIds: stored.map(({ leadId }) => leadId) };
  } catch (error) {
    log({ event: "lead.refused", page, kind: kindOf(error) });
    return { outcome: "unavailable", retryAfterSeconds: 30 };
  }

  function report({ leadId, repeated }: StoredLead, lead: Lead | undefined, token: string): void {
    const event = repeated ? "lead.repeated" : quarantined ? "lead.quarantined" : "lead.stored";
    log({ event, leadId, leadKind: lead?.kind ?? "", token });
  }
}

async function toLead(
  secret: string,
  { trapped, attribution }: LeadSubmission,
  input: LeadInput,
  submissionId: string,
  now: number,
): Promise<Lead> {
  const email = foldEmail(input.email);
  // A guide's list has a person once, however often they ask. Elsewhere one rendered form is one lead;
  // sent again with other contents it is another. What a machine left must not hide what a person sends.
  const same =
    input.kind === "guide" && !trapped
      ? [input.guideId, email]
      : [submissionId, trapped, input.guideId, email, input.firstName, input.lastName];
  const [dedupeKey, emailKey] = await Promise.all([
    keyedHash(secret, "lead", JSON.stringify([input.kind, ...same])),
    keyedHash(secret, "email", email),
  ]);
  const id = crypto.randomUUID();
  return { ...input, id, dedupeKey, emailKey, attribution, quarantined: trapped, now };
}
