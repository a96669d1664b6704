import { and, eq, isNull, sql } from "drizzle-orm";
import { mailboxKey, notMeUrl } from "~/abuse/mailboxes.server";
import { guides } from "~/content/shared/guides";
import { retryWrite, runBatch } from "~/db/client.server";
import { guideReleases, leads } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import type { OutboxMessage } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { type Block, quiet } from "../../email/letter.ts";
import { isUnsubscribed } from "../again.server";
import { marketingMailWords as words } from "./words.ts";

export type Lead = typeof leads.$inferSelect;

export const dropped = { outcome: "dropped" } as const;

/** Whom a message is about, as things are now; null for a lead that was erased or is told to nobody. */
export async function findLead({ db }: World, message: OutboxMessage): Promise<Lead | null> {
  const [lead] = await db.select().from(leads).where(isTold(message));
  return lead ?? null;
}

/** The same with the link of the guide whose list it is; null as long as that has not come out. */
export async function findReleased(
  { db }: World,
  message: OutboxMessage,
): Promise<{ readonly lead: Lead; readonly link: string } | null> {
  const [found] = await db
    .select({ lead: leads, link: guideReleases.link })
    .from(leads)
    .innerJoin(guideReleases, eq(guideReleases.guideId, leads.guideId))
    .where(isTold(message));
  return found ?? null;
}

function isTold({ subjectId }: OutboxMessage) {
  return and(eq(leads.id, subjectId), isNull(leads.erasedAt), eq(leads.quarantined, false));
}

type Standing = {
  /** Its owner told us "This wasn't me". */
  readonly blocked: boolean;
  readonly unsubscribed: boolean;
  /** The current key of the mailbox. */
  readonly mailboxKey: string;
};

/** How the mailbox of a lead stands to mail of ours. */
export async function readStanding(
  { db, env }: World,
  { email }: { readonly email: string },
): Promise<Standing> {
  const key = await mailboxKey(env.siteSecret, email);
  const found = await db.get<{ blocked: number; unsubscribed: number }>(sql`
    select exists (select 1 from mailboxes where key = ${key} and blocked_at is not null) as blocked,
           ${isUnsubscribed(key)} as unsubscribed`);
  return { blocked: found.blocked === 1, unsubscribed: found.unsubscribed === 1, mailboxKey: key };
}

/** The link "This wasn't me" of a mail about a lead. */
export function notMeLink({ env, clock }: World, lead: Lead, { mailboxKey: key }: Standing) {
  return notMeUrl(env, { mailboxKey: key, about: "lead", subjectId: lead.id }, clock());
}

/** The title of the guide whose list it is; its id, should it be a guide of earlier days. */
export function guideTitle({ guideId }: Pick<Lead, "guideId">): string | null {
  return guides.find(({ id }) => id === guideId)?.title ?? guideId;
}

/**
 * A forwarded lead is an automated job done: each counts once, whoever says so. Never
 * rejects: a mail that is out is not sent again for the sake of a number.
 */
export async function countForwarded(world: World, lead: Lead): Promise<void> {
  const { db, clock, random } = world;
  const count = { kind: "count", subjectId: lead.id, priority: "bulk" } as const;
  const file = () => runBatch(db, enqueue(db, [count], clock()));
  try {
    await retryWrite(file, random);
  } catch (error) {
    log({ event: "lead.uncounted", leadId: lead.id, kind: kindOf(error) });
  }
}

/** The end of every marketing mail: how to get no more of it, and where we are to be found. */
export function marketingBlocks(unsubscribeUrl: string): readonly Block[] {
  return [
    { kind: "link", label: words.unsubscribe, url: unsubscribeUrl },
    quiet(words.postal.address),
  ];
}

/** One click in the mailbox unsubscribes (RFC 8058); the page behind the link asks first. */
export function marketingHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
