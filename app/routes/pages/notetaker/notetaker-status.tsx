import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { ErrorScreen } from "~/components/layout/error-screen";
import { Still } from "~/components/ui/still";
import { kindOf } from "~/jobs/drain.server";
import { lastShown } from "~/lib/browser/last-shown";
import { log } from "~/lib/log/log.server";
import type { RouteHandle } from "~/lib/render/handle";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { timezones, todayIn } from "~/lib/time/time-choices";
import { formatInstant } from "~/lib/time/wall-time";
import { statusWords as words } from "~/notetaker/status-page/status-words";
import { ConfirmScreen } from "~/notetaker/status-page/views/confirm";
import { phaseWords, StatusScreen } from "~/notetaker/status-page/views/screen";
import { TranscriptRows } from "~/notetaker/status-page/watch/transcript-rows.server";
import type { ControlAction } from "../../../notetaker/status";
import { isAction, postStatus, type StatusPost } from "../../../notetaker/status-page/post.server";
import { isSettled, type StatusFacts } from "../../../notetaker/status-page/progress";
import { readStatus } from "../../../notetaker/status-page/read.server";
import { statusView, type StatusView } from "../../../notetaker/status-page/view";
import type { ShownResults } from "../../../notetaker/status-page/watch/results";
import { readResults } from "../../../notetaker/status-page/watch/results.server";
import { rateFor } from "../../../notetaker/store/limits/rate.server";
import { personalHeaders } from "../../private-headers.server";

/** It refreshes itself, and seeks in the video. */
export const handle: RouteHandle = { hydrate: true };

/** Requests whose post was refused: the loader, which runs after the action, titles their page. */
const refusedPosts = new WeakSet<AppLoadContext>();

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const title = loaded ? titleOf(loaded.page) : words.unavailable.heading;
  return pageMeta({
    page: "notetaker-status",
    title: loaded?.refused ? withErrorPrefix(title) : title,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
  });
};

export const headers = personalHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page, status } = await openStatus(new URL(request.url).searchParams, context);
  const retryAfter = status === 503 ? { "Retry-After": "30" } : {};
  const { siteUrl } = context.env;
  const refused = refusedPosts.has(context);
  return data({ page, siteUrl, refused }, { status, headers: retryAfter });
}

const last = lastShown<typeof loader>(({ page }) => page.kind !== "unavailable");

/** The notes come in a document of their own: a refresh that finds them ready loads it, and waits. */
export const clientLoader: typeof last.refresh = async (args) => {
  const shown = await last.refresh(args);
  const isNew = shown.page.kind === "status" && shown.page.results !== null;
  if (isNew && !document.getElementById("turns")) {
    window.location.reload();
    await new Promise(() => undefined);
  }
  return shown;
};

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await postToStatus(request, context);
  switch (posted.outcome) {
    case "done": {
      const query = { token: posted.token, done: posted.action };
      return redirect(href("notetaker-status", { query }), 303);
    }
    case "gone":
      return data(null, { status: posted.status });
    case "refused": {
      refusedPosts.add(context);
      const { status, ...returned } = posted.refusal;
      const retryAfter = status === 429 || status === 503 ? { "Retry-After": "60" } : {};
      return data(returned, { status, headers: retryAfter });
    }
  }
}

type Loaded = {
  readonly page: StatusPageData;
  readonly siteUrl: string;
  readonly refused: boolean;
};

const nothing = {};

export default function NotetakerStatus() {
  const loaded: Loaded = useLoaderData<typeof loader>();
  const { page } = loaded;
  const returned = useActionData<typeof action>();
  useEffect(() => last.remember(loaded), [loaded]);

  switch (page.kind) {
    case "unknown":
    case "unavailable":
      return <ErrorScreen {...words[page.kind]} />;
    case "deleted":
    case "left":
      return (
        <ErrorScreen heading={words[page.kind].heading} text={words[page.kind].text(page.on)} />
      );
    case "confirm":
      return <ConfirmScreen view={page.view} token={page.token} />;
    case "status":
      return (
        <StatusScreen
          view={page.view}
          results={page.results}
          rows={
            page.results ? (
              <Still id="turns">
                <TranscriptRows results={page.results} />
              </Still>
            ) : null
          }
          done={returned ? null : page.done}
          problem={returned?.problem ?? null}
          form={{
            token: page.token,
            firstDay: page.firstDay,
            kept: returned?.kept ?? nothing,
            errors: returned?.errors ?? nothing,
          }}
        />
      );
  }
}

function titleOf(page: StatusPageData): string {
  switch (page.kind) {
    case "status":
      return phaseWords(page.view).title;
    case "confirm":
      return words.confirm.title;
    default:
      return words[page.kind].heading;
  }
}

/** What the status page shows, whatever its token leads to. */
type StatusPageData =
  | { readonly kind: "unknown" | "unavailable" }
  /** `on`: when, as text. */
  | { readonly kind: "deleted" | "left"; readonly on: string }
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

type Opened = { readonly page: StatusPageData; readonly status: 200 | 404 | 410 | 503 };

const longestToken = 200;

/** The page that a query asks for, and its status. Never throws. */
async function openStatus(query: URLSearchParams, context: AppLoadContext): Promise<Opened> {
  const token = tokenOf(query);
  const now = context.clock();
  try {
    const reading = await readStatus(context.db, token, (job) => rateFor(context, job), now);
    if (reading.kind === "unknown") return { page: reading, status: 404 };
    if (reading.kind === "deleted" || reading.kind === "left") {
      return { page: { kind: reading.kind, on: formatInstant(reading.at, "UTC") }, status: 410 };
    }

    const view = statusView(reading.facts, now);
    const confirms = query.get("confirm") === "delete" && view.actions.includes("delete");
    if (confirms) return { page: { kind: "confirm", view, token }, status: 200 };
    const { job, request } = reading.facts;
    const isReady = view.phase === "ready";
    const results = isReady ? await readResults(job, request, query, context) : null;
    const done = doneIn(query, reading.facts);
    return {
      page: { kind: "status", view, token, firstDay: firstDay(now), done, results },
      status: 200,
    };
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    return { page: { kind: "unavailable" }, status: 503 };
  }
}

type PostedToStatus =
  | Exclude<StatusPost, { outcome: "gone" }>
  /** The loader shows why; the post has the same status. */
  | { readonly outcome: "gone"; readonly status: 404 | 410 | 503 };

/** What a form of the page asks for, if its token still leads somewhere. Never throws. */
async function postToStatus(request: Request, context: AppLoadContext): Promise<PostedToStatus> {
  const token = tokenOf(new URL(request.url).searchParams);
  const reading = await readStatus(
    context.db,
    token,
    (job) => rateFor(context, job),
    context.clock(),
  ).catch(() => null);
  if (reading === null) return { outcome: "gone", status: 503 };
  if (reading.kind === "unknown") return { outcome: "gone", status: 404 };
  if (reading.kind !== "known") return { outcome: "gone", status: 410 };

  const { id: requestId, emailKey } = reading.facts.request;
  const posted = await postStatus(request, context, { requestId, emailKey, token });
  return posted.outcome === "gone" ? { outcome: "gone", status: 410 } : posted;
}

function tokenOf(query: URLSearchParams): string {
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
