/* Apart from the routes: a browser would fetch what they import for it. */

import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ErrorWords } from "~/content/words/errors";
import { invalidLinks } from "~/content/words/links";
import { kindOf } from "~/jobs/drain.server";
import { isOpenedTooOften } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import { timezones, todayIn } from "~/lib/time/time-choices";
import { formatInstant } from "~/lib/time/wall-time";
import type { ControlAction } from "../status";
import { isAction, postStatus, type StatusPost } from "./post.server";
import { isSettled, type StatusFacts } from "./progress";
import { readStatus, type StatusReading } from "./read.server";
import { statusWords as words } from "./status-words";
import type { ShownResults } from "./watch/results";
import { readResults } from "./watch/results.server";
import { statusView, type StatusView } from "./view";

/** The status page of a link that leads somewhere. */
export type StatusPageData =
  | { readonly kind: "confirm"; readonly view: StatusView; readonly token: string }
  | {
      readonly kind: "status";
      readonly view: StatusView;
      readonly token: string;
      readonly firstDay: string;
      readonly done: ControlAction | null;
      /** null before there is anything. */
      readonly results: ShownResults | null;
    };

/** A link that leads nowhere any more, or not now. */
export type Closed = { readonly status: 404 | 410 | 429 | 503; readonly words: ErrorWords };

type Opened = { readonly status: 200; readonly page: StatusPageData } | Closed;

const longestToken = 200;

/** The page that a query asks for, and its status. Never throws. */
export async function openStatus(query: URLSearchParams, context: AppLoadContext): Promise<Opened> {
  const token = tokenOf(query);
  const now = context.clock();
  if (isOpenedTooOften(token, now)) return tooOften;
  try {
    const reading = await readStatus(context, token);
    if (reading.kind !== "known") return closed(reading);

    const view = statusView(reading.facts, now);
    const confirms = query.get("confirm") === "delete" && view.actions.includes("delete");
    if (confirms) return { page: { kind: "confirm", view, token }, status: 200 };
    const { notetaker } = reading.facts;
    const isReady = view.phase === "ready";
    const results = isReady ? await readResults(notetaker, query, context, true) : null;
    const done = doneIn(query, reading.facts);
    return {
      page: { kind: "status", view, token, firstDay: firstDay(now), done, results },
      status: 200,
    };
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return unavailable;
  }
}

/** Retry-After of a closed link, seconds. */
export const retryAfter = { 404: null, 410: null, 429: "60", 503: "30" } as const;

export const tooOften: Closed = { status: 429, words: words.tooOften };
export const unavailable: Closed = { status: 503, words: words.unavailable };

function closed(reading: Exclude<StatusReading, { kind: "known" }>): Closed {
  if (reading.kind === "unknown") return { status: 404, words: invalidLinks.status };
  const { text, ...receipt } = words.deleted;
  return { status: 410, words: { ...receipt, text: text(formatInstant(reading.at, "UTC")) } };
}

export type PostedToStatus = StatusPost | { readonly outcome: "closed"; readonly closed: Closed };

/** Does what a form of the page asks for, if its token still leads somewhere. Never throws. */
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

export function tokenOf(query: URLSearchParams): string {
  return query.get("token")?.slice(0, longestToken) ?? "";
}

/** Anybody can write such a query: the page says that something was done only where it is so. */
function doneIn(query: URLSearchParams, facts: StatusFacts): ControlAction | null {
  const action = query.get("done");
  return isAction(action) && isSettled(action, facts) ? action : null;
}

function firstDay(now: number): string {
  return timezones.map((zone) => todayIn(zone.value, now)).toSorted()[0] ?? "";
}
