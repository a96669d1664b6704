import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { Still } from "~/components/ui/still";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { lastShown } from "~/lib/browser/last-shown";
import type { RouteHandle } from "~/lib/render/handle";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";
import { statusWords as words } from "~/notetaker/status-page/status-words";
import { markField } from "~/notetaker/request/submission";
import {
  type Closed,
  openStatus,
  postToStatus,
  retryAfter,
  type StatusPageData,
} from "~/notetaker/status-page/route.server";
import { StatusScreen } from "~/notetaker/status-page/views/screen";
import { TranscriptRows } from "~/notetaker/status-page/watch/transcript-rows.server";
import { closedLink } from "~/components/layout/closed-link.server";
import { personalHeaders } from "../../personal-headers.server";

/** Refreshes itself and seeks in the video. */
export const handle: RouteHandle = { hydrate: true };

/** Requests whose post was refused: the loader runs after the action and titles the page accordingly. */
const refusedPosts = new WeakSet<AppLoadContext>();

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const title = loaded ? loaded.page.view.title : words.unavailable.heading;
  return pageMeta({
    page: "notetaker-status",
    title: loaded?.refused ? withErrorPrefix(title) : title,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
  });
};

export const headers = personalHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await openStatus(new URL(request.url).searchParams, context);
  if (opened.status !== 200) throw closed(opened);
  const { siteUrl } = context.env;
  return { page: opened.page, siteUrl, refused: refusedPosts.has(context) };
}

function closed({ status, words }: Closed): Response {
  return closedLink(words, status, retryAfter[status]);
}

const last = lastShown<typeof loader>();

/** Notes are a separate document: a refresh that finds them ready loads it and waits. */
export const clientLoader: typeof last.refresh = async (args) => {
  const shown = await last.refresh(args);
  if (shown.page.results !== null && !document.getElementById("turns")) {
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
    case "readdressed":
      return redirect(href("notetaker", { query: { [markField]: posted.mark } }), 303);
    case "closed":
      throw closed(posted.closed);
    case "gone":
      return data(null, { status: 410 });
    case "refused": {
      refusedPosts.add(context);
      const { status, ...returned } = posted.refusal;
      const retry = status === 429 || status === 503 ? { "Retry-After": "60" } : {};
      return data(returned, { status, headers: retry });
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
  const { view, results, done, token, firstDay } = loaded.page;
  const returned = useActionData<typeof action>();
  useEffect(() => last.remember(loaded), [loaded]);

  return (
    <StatusScreen
      view={view}
      results={results}
      rows={
        results ? (
          <Still id="turns">
            <TranscriptRows results={results} />
          </Still>
        ) : null
      }
      done={returned ? null : done}
      problem={returned?.problem ?? null}
      form={{
        token,
        firstDay,
        kept: returned?.kept ?? nothing,
        errors: returned?.errors ?? nothing,
      }}
    />
  );
}
