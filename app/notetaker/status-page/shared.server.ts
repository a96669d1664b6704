import type { AppLoadContext } from "@remix-run/cloudflare";
import { invalidLinks } from "~/content/words/links";
import { kindOf } from "~/jobs/drain.server";
import { isOpenedTooOften } from "~/lib/http/rate-limit.server";
import { log } from "~/lib/log/log.server";
import { firstName } from "~/lib/text/addresses";
import { isReady } from "../changes/rules";
import type { Notetaker } from "../notetaker";
import { findByToken } from "../store/tokens.server";
import { type Closed, tokenOf, tooOften, unavailable } from "./route.server";
import { daysUntilDeletion } from "./view";
import type { ShownResults } from "./watch/results";
import { readResults } from "./watch/results.server";

export type SharedPageData = {
  readonly token: string;
  /** Of the person who shares; null if their name does not begin with one. */
  readonly firstName: string | null;
  /** "Friday, November 20, 2026" */
  readonly day: string;
  readonly daysLeft: number;
  readonly results: ShownResults;
};

type OpenedShare = { readonly status: 200; readonly page: SharedPageData } | Closed;

const closed: Closed = { status: 404, words: invalidLinks.shared };

/** The page that a share link opens while its notetaker has results. Never throws. */
export async function openShared(
  query: URLSearchParams,
  context: AppLoadContext,
): Promise<OpenedShare> {
  const { db, clock } = context;
  const token = tokenOf(query);
  if (isOpenedTooOften(token, clock())) return tooOften;
  try {
    const found = await findByToken(db, token);
    if (found?.kind !== "share" || !isReady(found.notetaker)) return closed;
    const { notetaker } = found;
    const page = {
      token,
      firstName: firstName(notetaker.name ?? ""),
      day: dayOf(notetaker),
      daysLeft: daysUntilDeletion(notetaker, clock()),
      results: await readResults(notetaker, query, context, false),
    };
    return { status: 200, page };
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return unavailable;
  }
}

/** In the person's time zone, without naming it. */
function dayOf({ startedAt, startsAt, timezone }: Notetaker): string {
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "full",
    timeZone: timezone ?? "UTC",
  });
  return format.format(startedAt ?? startsAt);
}
