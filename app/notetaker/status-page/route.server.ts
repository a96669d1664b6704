/* Apart from the routes: the browser's bundle would take what they import. */

import type { AppLoadContext } from "@remix-run/cloudflare";
import { isVerified, mailRefusalOf } from "~/abuse/mailboxes.server";
import type { ErrorWords } from "~/content/words/errors";
import { invalidLinks } from "~/content/words/links";
import type { Db } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { isOpenedTooOften } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { firstName } from "~/lib/text/addresses";
import { timezones, todayIn } from "~/lib/time/time-choices";
import { formatInstant } from "~/lib/time/wall-time";
import type { World } from "~/world.server";
import { isReady } from "../changes/possible-actions";
import type { Notetaker } from "../notetaker";
import type { ControlAction } from "../status";
import { findPending, waitingSinceOf } from "../store/notetakers.server";
import { findByToken, findShareToken } from "../store/tokens.server";
import { isAction, postStatus, type StatusPost } from "./post.server";
import { statusWords as words } from "./status-words";
import {
  daysUntilDeletion,
  hasEffect,
  type StatusFacts,
  statusView,
  type StatusView,
} from "./view";
import { readResults, type ShownResults } from "./watch/results.server";

export type StatusPageData = {
  readonly view: StatusView;
  readonly token: string;
  readonly firstDay: string;
  readonly done: ControlAction | null;
  /** null before the meeting is recorded. */
  readonly results: ShownResults | null;
};

export type SharedPageData = {
  readonly token: string;
  /** null if the sharer's name does not begin with one. */
  readonly firstName: string | null;
  readonly day: string;
  readonly daysLeft: number;
  readonly results: ShownResults;
};

export type Closed = { readonly status: 404 | 410 | 429 | 503; readonly words: ErrorWords };

type Opened<Page> = { readonly status: 200; readonly page: Page } | Closed;

/** Retry-After of a closed link, seconds. */
export const retryAfter = { 404: null, 410: null, 429: "60", 503: "30" } as const;

const tooOften: Closed = { status: 429, words: words.tooOften };
const unavailable: Closed = { status: 503, words: words.unavailable };
const longestToken = 200;
const mostPending = 50;

/** Opens a personal link. Never throws. */
export function openStatus(query: URLSearchParams, context: AppLoadContext) {
  return open<StatusPageData>(query, context, async (token, now) => {
    const reading = await readStatus(context, token);
    if (reading.kind !== "known") return closed(reading);
    const { facts } = reading;
    const view = statusView(facts, now);
    const isShown = view.phase === "ready";
    const results = isShown ? await readResults(facts.notetaker, query, context) : null;
    // The query may say anything.
    const asked = query.get("done");
    const done = isAction(asked) && hasEffect(asked, facts) ? asked : null;
    return { status: 200, page: { view, token, firstDay: firstDay(now), done, results } };
  });
}

/** Opens a share link while its notetaker has results. Never throws. */
export function openShared(query: URLSearchParams, context: AppLoadContext) {
  return open<SharedPageData>(query, context, async (token, now) => {
    const found = await findByToken(context.db, token);
    if (found?.kind !== "share" || !isReady(found.notetaker)) {
      return { status: 404, words: invalidLinks.shared };
    }
    const { notetaker } = found;
    const page = {
      token,
      firstName: firstName(notetaker.name ?? ""),
      day: dayOf(notetaker),
      daysLeft: daysUntilDeletion(notetaker, now),
      // Speakers cannot be renamed here.
      results: { ...(await readResults(notetaker, query, context)), naming: [] },
    };
    return { status: 200, page };
  });
}

async function open<Page>(
  query: URLSearchParams,
  { clock }: AppLoadContext,
  read: (token: string, now: number) => Promise<Opened<Page>>,
): Promise<Opened<Page>> {
  const token = tokenOf(query);
  const now = clock();
  if (isOpenedTooOften(token, now)) return tooOften;
  try {
    return await read(token, now);
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return unavailable;
  }
}

export type PostedToStatus = StatusPost | { readonly outcome: "closed"; readonly closed: Closed };

/** Does what a form of the page asks for, if its token still opens the page. Never throws. */
export async function postToStatus(
  request: Request,
  context: AppLoadContext,
): Promise<PostedToStatus> {
  const token = tokenOf(new URL(request.url).searchParams);
  const reading = await readStatus(context, token).catch(() => null);
  if (reading === null) return { outcome: "closed", closed: unavailable };
  if (reading.kind !== "known") return { outcome: "closed", closed: closed(reading) };

  const { id, mailboxKey } = reading.facts.notetaker;
  return postStatus(request, context, { id, mailboxKey, token });
}

type StatusReading =
  | { readonly kind: "unknown" }
  /** Epoch ms. */
  | { readonly kind: "deleted"; readonly at: number }
  | { readonly kind: "known"; readonly facts: StatusFacts };

/** Reads the notetaker of a personal link; a share link is unknown here. Rejects when D1 does. */
export async function readStatus(
  { db, env }: Pick<World, "db" | "env">,
  token: string,
): Promise<StatusReading> {
  const found = await findByToken(db, token);
  if (found?.kind !== "personal") return { kind: "unknown" };

  const { notetaker } = found;
  const { id, status, mailboxKey, deletedAt, updatedAt } = notetaker;
  if (status === "deleted") return { kind: "deleted", at: deletedAt ?? updatedAt };
  const [pending, verified, refusal, shareToken, waitingSince] = await Promise.all([
    pendingOf(db, notetaker),
    mailboxKey !== null && isVerified(db, mailboxKey),
    mailboxKey === null ? null : mailRefusalOf(db, mailboxKey),
    isReady(notetaker) ? findShareToken(db, env.siteSecret, id) : null,
    status === "waiting_room" ? waitingSinceOf(db, id) : null,
  ]);
  const sharedPath = shareToken && href("notetaker-shared", { query: { token: shareToken } });
  const shareUrl = sharedPath && `${env.siteUrl}${sharedPath}`;
  const mailFailure = refusal === "blocked" ? null : refusal;
  const facts = { notetaker, pending, verified, mailFailure, shareUrl, waitingSince };
  return { kind: "known", facts };
}

/** Lists an unproven invite alone: it is a question of its own. */
async function pendingOf(db: Db, notetaker: Notetaker): Promise<readonly Notetaker[]> {
  const { source, status, mailboxKey } = notetaker;
  if (source === "unproven_invite") return status === "pending_confirmation" ? [notetaker] : [];
  return mailboxKey === null ? [] : findPending(db, mailboxKey, mostPending);
}

function closed(reading: Exclude<StatusReading, { kind: "known" }>): Closed {
  if (reading.kind === "unknown") return { status: 404, words: invalidLinks.status };
  const { text, ...rest } = words.deleted;
  return { status: 410, words: { ...rest, text: text(formatInstant(reading.at, "UTC")) } };
}

function tokenOf(query: URLSearchParams): string {
  return query.get("token")?.slice(0, longestToken) ?? "";
}

function firstDay(now: number): string {
  return timezones.map((zone) => todayIn(zone.value, now)).toSorted()[0] ?? "";
}

/** In the person's time zone, without naming it. */
function dayOf({ startedAt, startsAt, timezone }: Notetaker): string {
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "full",
    timeZone: timezone ?? "UTC",
  });
  return format.format(startedAt ?? startsAt);
}
