import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorScreen } from "~/components/layout/error-screen";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { longestLiveToken, readLive } from "~/notetaker/live/read.server";
import { LiveScreen } from "~/notetaker/live/screen";
import type { Live } from "~/notetaker/live/use-live-state";
import { liveWords as words } from "~/notetaker/live/words";
import { personalHeaders } from "../../private-headers.server";

/** It asks where the notetaker is by itself. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const page: Opened = loaded?.page ?? unavailable;
  return pageMeta({
    page: "notetaker-live",
    title: page.kind === "live" ? words.states[page.live.state].title : words[page.kind].heading,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
  });
};

export const headers = personalHeaders;

type Opened =
  | { readonly kind: "unknown" | "unavailable" }
  | { readonly kind: "live"; readonly live: Live; readonly token: string };

const unavailable = { kind: "unavailable" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, longestLiveToken) ?? "";
  const { siteUrl } = context.env;
  try {
    const reading = await readLive(context, token);
    const isKnown = reading.outcome === "live";
    const page: Opened = isKnown
      ? { kind: "live", live: reading.live, token }
      : { kind: "unknown" };
    return data({ page, siteUrl }, { status: isKnown ? 200 : 404 });
  } catch (error) {
    log({ event: "status.unavailable", kind: kindOf(error) });
    const page: Opened = unavailable;
    return data({ page, siteUrl }, { status: 503, headers: { "Retry-After": "30" } });
  }
}

export default function NotetakerLive() {
  const page: Opened = useLoaderData<typeof loader>().page;
  if (page.kind !== "live") return <ErrorScreen {...words[page.kind]} />;
  return <LiveScreen token={page.token} first={page.live} />;
}
