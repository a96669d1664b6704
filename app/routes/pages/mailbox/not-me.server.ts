import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  blockMailbox,
  type Disowned,
  isBlocked,
  readNotMe,
  unblockMailbox,
} from "~/abuse/mailboxes.server";
import { readForm } from "~/components/forms/read-form.server";
import { kindOf } from "~/jobs/drain.server";
import { eraseDisownedLeads } from "~/leads/erase.server";
import { log } from "~/lib/log/log.server";
import { deleteEverything } from "~/notetaker/changes/change.server";

export type NotMeReading =
  | { readonly kind: "unknown"; readonly disowned: null }
  | { readonly kind: "unavailable"; readonly disowned: null }
  /** Too long after the mail; `done` outlives that, so that it can be undone. */
  | { readonly kind: "over"; readonly disowned: null }
  | {
      readonly kind: "open" | "done";
      readonly disowned: Disowned & { readonly isOver: boolean };
    };

/** What the link is about, and whether its mailbox is blocked already. Never throws. */
export async function readNotMePage(
  request: Request,
  { env, db, clock }: AppLoadContext,
): Promise<NotMeReading> {
  const disowned = await readNotMe(env.siteSecret, notMeToken(request), clock());
  if (disowned === null) return { kind: "unknown", disowned: null };
  try {
    const blocked = await isBlocked(db, disowned.mailboxKey);
    if (!blocked && disowned.isOver) return { kind: "over", disowned: null };
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
  context: AppLoadContext,
  { mailboxKey, about, subjectId, isOver }: Disowned & { readonly isOver: boolean },
): Promise<boolean> {
  const { db } = context;
  const now = context.clock();
  const form = await readForm(request, [undoField.name]);
  const isUndo = form.outcome === "ok" && form.values[undoField.name] === undoField.value;
  if (isOver && !isUndo) return true;
  try {
    if (isUndo) await unblockMailbox(db, mailboxKey, now);
    else await blockMailbox(db, mailboxKey, now);
    if (!isUndo && about === "lead") {
      await eraseDisownedLeads(db, { leadId: subjectId, mailboxKey }, now);
    }
  } catch (error) {
    log({ event: "unsubscribe.failed", kind: kindOf(error) });
    return false;
  }
  log({ event: "not_me.taken", about, undone: isUndo });
  if (isUndo || about === "lead") return true;
  const { outcome } = await deleteEverything(context, subjectId);
  return outcome !== "unavailable";
}
