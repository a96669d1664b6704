import { eq, inArray } from "drizzle-orm";
import { addCount, type Counted, countIn, selectCounts } from "~/abuse/counts.server";
import { mailboxKey, quotaKey } from "~/abuse/mailboxes.server";
import { readFormToken } from "~/components/forms/form-token.server";
import { guideNamed } from "~/content/shared/guides";
import { type Db, retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads as leadTable, unsubscribes } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueue } from "~/jobs/outbox.server";
import { keyedId } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail } from "~/lib/text/addresses";
import type { World } from "~/world.server";
import { attributionOf } from "./attribution";
import type { Booking } from "./booking-report";
import { decideLeads, type LeadFacts, type NewLead } from "./decide";
import type { LeadForm } from "./forms.server";
import type { LeadDetails } from "./schema";

export type Submission = Pick<LeadForm, "page" | "kind"> & {
  readonly requests: readonly LeadDetails[];
  /** The post, whose headers and address name the campaign. */
  readonly post: Post;
  /** The form's token, or a sender's own key: the same for every resend of one submission. */
  readonly token: string | undefined;
  readonly honeypot: boolean;
};

type Post = Pick<Request, "url" | "headers">;

/**
 * Stores the requests of one submission, with the messages they lead to, before anything is sent. The same
 * submission twice is one lead. Returns the ids of the leads, also for a repeat or a filled honeypot.
 * Never throws.
 */
export async function takeLeads(
  world: World,
  { page, kind, requests, post, token, honeypot }: Submission,
): Promise<readonly string[] | "unavailable"> {
  const { siteSecret } = world.env;
  const now = world.clock();
  const { submissionId, check, referrer } = await readFormToken(siteSecret, page, token, now);
  const address = requests[0]?.email ?? "";
  const mailbox = await mailboxKey(siteSecret, address);
  const quota = { kind: "lead", key: `${kind}.${await quotaKey(siteSecret, address)}` } as const;
  const attribution = attributionOf(post, referrer);

  const toLead = async (details: LeadDetails): Promise<NewLead> => {
    const { email, firstName = null, lastName = null, guideName = "" } = details;
    const guideId = guideNamed(guideName)?.id ?? null;
    // A guide's list has a person once. Elsewhere one rendered form with the same contents is one lead.
    // A machine's lead must not hide a person's.
    const same =
      kind === "guide" && !honeypot
        ? [guideId, foldEmail(email)]
        : [submissionId, honeypot, guideId, foldEmail(email), firstName, lastName];
    return {
      ...{ id: await leadId(siteSecret, [kind, ...same]), kind, guideId, email },
      ...{ firstName, lastName, booking: null, emailKey: mailbox },
      attribution: attribution && JSON.stringify(attribution),
      ...{ quarantined: honeypot, createdAt: now },
    };
  };
  const leads = await Promise.all(requests.map(toLead));

  try {
    await storeLeads(world, leads, { mailbox, quota }, check);
    return leads.map(({ id }) => id);
  } catch (error) {
    log({ event: "lead.refused", page, kind: kindOf(error) });
    return "unavailable";
  }
}

/** Stores a booking as the scheduling provider reports it, once for each invitee. Rejects when D1 does. */
export async function takeBooking(world: World, booking: Booking, post: Post): Promise<void> {
  const attribution = attributionOf(post, null);
  const lead: NewLead = {
    ...{ id: await leadId(world.env.siteSecret, ["booking", booking.invitee]), kind: "booking" },
    ...{ guideId: null, email: null, firstName: null, lastName: null },
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

type LeadKeys = {
  /** null for a booking, which has no address. */
  readonly mailbox: string | null;
  /** Counts the form against its mailbox. */
  readonly quota: Counted;
};

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

async function readFacts(
  db: Db,
  submitted: readonly NewLead[],
  { mailbox, quota }: LeadKeys,
  now: number,
): Promise<LeadFacts> {
  const ids = submitted.map(({ id }) => id);
  const [known, released, today, [gone]] = await db.batch([
    db.select({ id: leadTable.id }).from(leadTable).where(inArray(leadTable.id, ids)),
    db.select({ id: guideReleases.guideId }).from(guideReleases),
    selectCounts(db, [quota], now),
    db
      .select({ askedAt: unsubscribes.askedAt })
      .from(unsubscribes)
      .where(eq(unsubscribes.emailKey, mailbox ?? "")),
  ]);
  return {
    known: new Set(known.map(({ id }) => id)),
    released: new Set(released.map(({ id }) => id)),
    sentToday: countIn(today, quota, now).count,
    unsubscribedAskedAt: gone ? (gone.askedAt ?? 0) : null,
  };
}

/** Writes everything in one transaction; running it again changes nothing. */
async function writeDecision(
  db: Db,
  { store, messages, counts, asks }: ReturnType<typeof decideLeads>,
  { mailbox, quota }: LeadKeys,
  now: number,
): Promise<void> {
  const isTheirs = eq(unsubscribes.emailKey, mailbox ?? "");
  const statements = [
    ...store.map((lead) => db.insert(leadTable).values(lead).onConflictDoNothing()),
    ...(counts ? [addCount(db, quota, now)] : []),
    ...(asks ? [db.update(unsubscribes).set({ askedAt: now }).where(isTheirs)] : []),
    ...enqueue(db, messages, now),
  ];
  if (statements.length > 0) await runBatch(db, statements);
}
