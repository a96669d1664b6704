import { mailboxKey, quotaKey } from "~/abuse/mailboxes.server";
import { readFormToken } from "~/components/forms/form-token.server";
import { guideNamed } from "~/content/shared/guides";
import { retryWrite } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { keyedId } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail } from "~/lib/text/addresses";
import type { World } from "~/world.server";
import { attributionOf } from "./attribution";
import type { Booking } from "./booking";
import { decideLeads, type NewLead } from "./decide";
import type { LeadForm } from "./forms.server";
import type { LeadDetails } from "./schema";
import { type LeadKeys, readFacts, writeDecision } from "./store.server";

export type Submission = Pick<LeadForm, "page" | "kind"> & {
  readonly requests: readonly LeadDetails[];
  /** The post, whose headers and address name the campaign. */
  readonly post: Post;
  /** The form's token, or a sender's own key: the same for every resend of one submission. */
  readonly token: string | undefined;
  /** The honeypot was filled in. */
  readonly isTrapped: boolean;
};

type Post = Pick<Request, "url" | "headers">;

/**
 * Takes the requests of one submission: stores them, with what follows from them, before anything is sent.
 * The same submission twice is one lead. Returns the ids of the leads, also for a repeat or a filled
 * honeypot. Never throws.
 */
export async function takeLeads(
  world: World,
  { page, kind, requests, post, token, isTrapped }: Submission,
): Promise<readonly string[] | "unavailable"> {
  const { siteSecret } = world.env;
  const now = world.clock();
  const { submissionId, verdict, referrer } = await readFormToken(siteSecret, page, token, now);
  const address = requests[0]?.email ?? "";
  const mailbox = await mailboxKey(siteSecret, address);
  const count = { kind: "lead", key: `${kind}.${await quotaKey(siteSecret, address)}` } as const;
  const attribution = attributionOf(post, referrer);

  const toLead = async (details: LeadDetails): Promise<NewLead> => {
    const { email, firstName = null, lastName = null, guideName = "" } = details;
    const guideId = guideNamed(guideName)?.id ?? null;
    // A guide's list has a person once. Elsewhere one rendered form with the same contents is one lead.
    // A machine's lead must not hide a person's.
    const same =
      kind === "guide" && !isTrapped
        ? [guideId, foldEmail(email)]
        : [submissionId, isTrapped, guideId, foldEmail(email), firstName, lastName];
    return {
      ...{ id: await leadId(siteSecret, [kind, ...same]), kind, guideId, email },
      ...{ firstName, lastName, booking: null, emailKey: mailbox },
      attribution: attribution && JSON.stringify(attribution),
      ...{ quarantined: isTrapped, createdAt: now },
    };
  };
  const leads = await Promise.all(requests.map(toLead));

  try {
    await storeLeads(world, leads, { mailbox, quota: count }, verdict);
    return leads.map(({ id }) => id);
  } catch (error) {
    log({ event: "lead.refused", page, kind: kindOf(error) });
    return "unavailable";
  }
}

/** Stores what the booking provider says of a booking, once for each invitee. Rejects when D1 does. */
export async function takeBooking(world: World, booking: Booking, post: Post): Promise<void> {
  const { siteSecret } = world.env;
  const attribution = attributionOf(post, null);
  const lead: NewLead = {
    id: await leadId(siteSecret, ["booking", booking.invitee]),
    ...{ kind: "booking", guideId: null, email: null, firstName: null, lastName: null },
    ...{ booking: JSON.stringify(booking), emailKey: null },
    attribution: attribution && JSON.stringify(attribution),
    ...{ quarantined: false, createdAt: world.clock() },
  };
  const quota = { kind: "lead", key: "booking" } as const;
  await storeLeads(world, [lead], { mailbox: null, quota }, "missing");
}

function leadId(secret: string, same: readonly unknown[]): Promise<string> {
  return keyedId(secret, "lead", JSON.stringify(same));
}

async function storeLeads(
  { db, clock, random }: World,
  leads: readonly NewLead[],
  keys: LeadKeys,
  token: string,
): Promise<void> {
  const now = clock();
  const { store } = await retryWrite(async () => {
    const facts = await readFacts(db, leads, keys, now);
    const decision = decideLeads(leads, facts, now);
    await writeDecision(db, decision, keys, now);
    return decision;
  }, random);
  for (const lead of leads) {
    const fresh = lead.quarantined ? "lead.quarantined" : "lead.stored";
    const event = store.includes(lead) ? fresh : "lead.repeated";
    log({ event, leadId: lead.id, leadKind: lead.kind, token });
  }
}
