import type { AppLoadContext } from "@remix-run/cloudflare";
import { disown, undoDisowning } from "~/abuse/disown.server";
import { isBlocked } from "~/abuse/mailboxes.server";
import { readNotMe, type Disowned } from "~/abuse/not-me.server";
import { openDb } from "~/db/client.server";
import { readForm } from "~/forms/read-form.server";
import { eraseLeads } from "~/leads/erase.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { endDisowned } from "~/notetaker/control-disown.server";
import { createRecallProvider } from "~/notetaker/provider/recall.server";

export type NotMeReading =
  | { readonly kind: "unknown" | "unavailable"; readonly disowned: null }
  | { readonly kind: "open" | "done"; readonly disowned: Disowned };

/** What the link is about, and whether its mailbox is blocked already. Never throws. */
export async function readNotMePage(
  request: Request,
  { env }: AppLoadContext,
): Promise<NotMeReading> {
  const disowned = await readNotMe(env.siteSecret, notMeToken(request));
  if (disowned === null) return { kind: "unknown", disowned: null };
  try {
    const blocked = await isBlocked(openDb(env.db), [disowned.mailboxKey]);
    return { kind: blocked ? "done" : "open", disowned };
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return { kind: "unavailable", disowned: null };
  }
}

export function notMeToken(request: Request): string {
  return new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
}

/** The field of the button that takes it back. */
export const undoField = { name: "do", value: "undo" } as const;

/**
 * Either button, by what the form says. The mailbox is blocked first: should deleting fail, pressing again
 * goes on with it. Answers whether all of it was done.
 */
export async function pressNotMe(
  request: Request,
  { env, now, waitUntil }: AppLoadContext,
  { mailboxKey, about, subjectId }: Disowned,
): Promise<boolean> {
  const db = openDb(env.db);
  const form = await readForm(request, [undoField.name]);
  const isUndo = form.outcome === "ok" && form.values[undoField.name] === undoField.value;
  try {
    if (isUndo) await undoDisowning(db, mailboxKey, now);
    else await disown(db, mailboxKey, now);
    if (!isUndo && about === "lead") await eraseLeads(db, { leadId: subjectId, mailboxKey }, now);
  } catch (error) {
    log({ event: "unsubscribe.failed", kind: kindOf(error) });
    return false;
  }
  log({ event: "not_me.taken", about, undone: isUndo });
  if (isUndo) return true;

  const provider = env.recall && createRecallProvider(env.recall, fetch);
  const world = { env, db, provider, now, random: Math.random, waitUntil };
  return endDisowned(world, mailboxKey, about === "notetaker" ? subjectId : null);
}
