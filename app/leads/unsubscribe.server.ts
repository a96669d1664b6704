import { eq } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { leads } from "~/db/schema.server";
import type { NewMessage } from "~/jobs/outbox.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import { leadEffects } from "./status";
import { insertUnsubscribe, readHeldBack, writeResubscription } from "./store.server";

/**
 * Whoever has unsubscribed stays so, whatever is typed into a form: anybody can type an address. One mail
 * asks them, and only the button behind the link in that mail lifts it.
 */
type Purpose = "unsubscribe" | "resubscribe";

/** The link of a mail about a lead: the lead's id and a keyed hash of it, never the address. */
export async function mailingLink(
  env: Pick<Env, "siteUrl" | "siteSecret">,
  purpose: Purpose,
  leadId: string,
): Promise<string> {
  const token = await signedId(env.siteSecret, purpose, leadId);
  return `${env.siteUrl}${href(purpose, { query: { token } })}`;
}

/** Whether the token is one of ours. Nothing is looked up: links in mails are opened by machines too. */
export async function isMailingLink(secret: string, purpose: Purpose, token: string) {
  return (await readSignedId(secret, purpose, token)) !== null;
}

/** The address that a link was sent to; null for a forged link, or if the lead was deleted. Rejects when D1 does. */
export async function addressBehind(
  { db, env }: Pick<World, "db" | "env">,
  purpose: Purpose,
  token: string,
): Promise<string | null> {
  const lead = await leadBehind(db, env.siteSecret, purpose, token);
  return lead?.email ?? null;
}

/** Returns false for a forged link, or if the lead was deleted. Rejects when D1 does. */
export async function unsubscribe(
  { db, env, clock }: Pick<World, "db" | "env" | "clock">,
  token: string,
): Promise<boolean> {
  const lead = await leadBehind(db, env.siteSecret, "unsubscribe", token);
  if (!lead) return false;
  await insertUnsubscribe(db, lead.mailboxKey, clock());
  return true;
}

/**
 * Delivers what was held back since the mailbox unsubscribed, once: the latest free workspace, and the guides
 * that have come out. The mailbox is verified from then on, for a button was pressed. Returns false for a
 * forged link, or if the lead was deleted. Rejects when D1 does.
 */
export async function resubscribe(
  { db, env, clock }: Pick<World, "db" | "env" | "clock">,
  token: string,
): Promise<boolean> {
  const now = clock();
  const lead = await leadBehind(db, env.siteSecret, "resubscribe", token);
  if (!lead) return false;

  const { unsubscribedAt, leads, released, guideMails } = await readHeldBack(db, lead.mailboxKey);
  const since = Math.min(...unsubscribedAt);
  const workspace = leads.find(({ kind, at }) => kind === "free-workspace" && at >= since);
  const dueGuides = leads.filter(
    ({ id, guideId }) => released.has(guideId ?? "") && !guideMails.has(id),
  );
  const again = { variant: `again-${now}`, priority: "personal" } as const;
  const messages: NewMessage[] = [
    ...(workspace ? [{ kind: leadEffects.confirmation, subjectId: workspace.id, ...again }] : []),
    ...(unsubscribedAt.length > 0 ? dueGuides : []).map(({ id }) => {
      return { kind: leadEffects.guideReady, subjectId: id, ...again };
    }),
  ];
  await writeResubscription(db, lead.mailboxKey, messages, now);
  return true;
}

async function leadBehind(db: Db, secret: string, purpose: Purpose, token: string) {
  const leadId = await readSignedId(secret, purpose, token);
  if (leadId === null) return null;
  const [lead] = await db
    .select({ email: leads.email, emailKey: leads.emailKey })
    .from(leads)
    .where(eq(leads.id, leadId));
  if (!lead?.email || !lead.emailKey) return null;
  return { email: lead.email, mailboxKey: lead.emailKey };
}
