/* Loaders of the status page and the shared page. In the route files, their imports would get to the browser. */

import type { AppLoadContext } from "@remix-run/cloudflare";
import { isVerified } from "~/abuse/mailboxes.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { invalidLinks } from "~/content/words/links";
import type { Db } from "~/db/client.server";
import { isLinkOpenedTooOften } from "~/lib/http/rate-limit.server";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { firstName } from "~/lib/text/addresses";
import { earliestToday } from "~/lib/time/time-choices";
import { formatInstant } from "~/lib/time/wall-time";
import { isReady } from "../changes/possible-actions";
import { liveFactsOf } from "../live/read.server";
import type { Notetaker } from "../notetaker";
import { findPending } from "../store/notetakers.server";
import { findByToken, findShareToken } from "../store/tokens.server";
import { statusWords as words } from "./status-words";
import { daysUntilDeletion, doneAction, statusView } from "./view";
import { readResults } from "./watch/results.server";

const maxTokenLength = 200;
const maxPending = 50;

export type StatusPage = Awaited<ReturnType<typeof openStatus>>;

/** Opens a personal link. Throws the page of a link that can't be shown. */
export function openStatus(params: URLSearchParams, context: AppLoadContext) {
  return openLink(params, context, async (link, now) => {
    const facts = await readFacts(context, await findPersonal(context.db, link.token));
    const view = statusView(facts, now);
    return {
      view,
      firstDay: earliestToday(now),
      done: doneAction(params.get("done"), facts),
      results: view.phase === "ready" ? await readResults(facts.notetaker, link, context) : null,
    };
  });
}

/** Opens a share link while its notetaker has results. Throws the page of a link that can't be shown. */
export function openShared(params: URLSearchParams, context: AppLoadContext) {
  return openLink(params, context, async (link, now) => {
    const found = await findByToken(context.db, link.token);
    if (found?.kind !== "share" || !isReady(found.notetaker)) {
      throw closedLink(invalidLinks.shared, 404);
    }
    const { notetaker } = found;
    return {
      firstName: firstName(notetaker.name ?? ""),
      day: dayOf(notetaker),
      daysLeft: daysUntilDeletion(notetaker, now),
      results: { ...(await readResults(notetaker, link, context)), nameableSpeakers: [] },
    };
  });
}

async function openLink<Page>(
  params: URLSearchParams,
  { clock }: AppLoadContext,
  read: (link: { token: string; query: string }, now: number) => Promise<Page>,
): Promise<Page> {
  const token = tokenIn(params);
  const now = clock();
  if (isLinkOpenedTooOften(token, now)) throw closedLink(words.tooOften, 429);
  return orErrorPage(() => read({ token, query: params.get("q") ?? "" }, now));
}

/** Throws a page with status 503 when D1 fails. */
export async function orErrorPage<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Response) throw error;
    log({ event: "status.unavailable", kind: kindOf(error) });
    throw closedLink(words.unavailable, 503);
  }
}

/** Finds the notetaker of a personal link; a share link is unknown here. Throws a 404 or 410 page. */
export async function findPersonal(db: Db, token: string): Promise<Notetaker> {
  const found = await findByToken(db, token);
  if (found?.kind !== "personal") throw closedLink(invalidLinks.status, 404);
  const { status, deletedAt, updatedAt } = found.notetaker;
  if (status !== "deleted") return found.notetaker;
  const text = words.deleted.text(formatInstant(deletedAt ?? updatedAt, "UTC"));
  throw closedLink({ ...words.deleted, text }, 410);
}

export type StatusFacts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts({ db, env }: AppLoadContext, notetaker: Notetaker) {
  const { id, mailboxKey } = notetaker;
  const [pending, verified, live, shareToken] = await Promise.all([
    pendingOf(db, notetaker),
    mailboxKey !== null && isVerified(db, mailboxKey),
    liveFactsOf(db, notetaker),
    isReady(notetaker) ? findShareToken(db, env.siteSecret, id) : null,
  ]);
  const shareUrl =
    shareToken && env.siteUrl + href("notetaker-shared", { query: { token: shareToken } });
  return { notetaker, pending, verified, shareUrl, ...live };
}

/** Lists the mailbox's notetakers to confirm; the page of an unproven invite asks about that invite only. */
async function pendingOf(db: Db, notetaker: Notetaker): Promise<readonly Notetaker[]> {
  const { source, status, mailboxKey } = notetaker;
  if (source === "unproven_invite") return status === "pending_confirmation" ? [notetaker] : [];
  return mailboxKey === null ? [] : findPending(db, mailboxKey, maxPending);
}

export function tokenIn(params: URLSearchParams): string {
  return params.get("token")?.slice(0, maxTokenLength) ?? "";
}

function dayOf({ startedAt, startsAt, timezone }: Notetaker): string {
  const timeZone = timezone ?? "UTC";
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone });
  return format.format(startedAt ?? startsAt);
}
