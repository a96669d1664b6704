import { mailboxKeys } from "~/abuse/mailboxes.server";
import { readFormToken } from "~/components/forms/form-token.server";
import type { PageId } from "~/config/pages";
import { retryWrite } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail } from "~/lib/text/addresses";
import type { World } from "~/world.server";
import { storeLeads, type Lead, type StoredLead } from "./store.server";
import type { LeadInput } from "./submission";

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
  /** Where it was posted from, IPv6 as its /64. Kept as a keyed hash, and only until the mail is sent. */
  readonly network: string;
};

export type LeadOutcome =
  /** A repeat and a trapped submission are answered the same. */
  | { readonly outcome: "taken"; readonly leadIds: readonly string[] }
  | { readonly outcome: "unavailable"; readonly retryAfterSeconds: number };

/**
 * Takes what a visitor asked for. It is stored, with all that follows from it, before anything else
 * happens; the cron sends what follows. The same submission twice is one lead. Never throws.
 */
export async function takeLeads(world: World, submission: LeadSubmission): Promise<LeadOutcome> {
  const { env, db, random } = world;
  const now = world.clock();
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
  { trapped, attribution, network }: LeadSubmission,
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
  const [dedupeKey, keys, share] = await Promise.all([
    keyedHash(secret, "lead", JSON.stringify([input.kind, ...same])),
    mailboxKeys(secret, input.email),
    shareOf(secret, network),
  ]);
  const [emailKey = ""] = keys;
  const id = crypto.randomUUID();
  const about = { id, dedupeKey, emailKey, mailboxKeys: keys, share };
  return { ...input, ...about, attribution, quarantined: trapped, now };
}

/** Under which a network queues for its mail. */
export function shareOf(secret: string, network: string): Promise<string> {
  return keyedHash(secret, "share", network);
}
