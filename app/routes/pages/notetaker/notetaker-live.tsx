import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { invalidLinks } from "~/content/words/links";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { longestLiveToken, readLive } from "~/notetaker/live/read.server";
import { LiveScreen } from "~/notetaker/live/screen";
import { liveWords as words } from "~/notetaker/live/words";
import { closedLink } from "~/components/layout/closed-link.server";
import { personalHeaders } from "../../personal-headers.server";

/** It asks where the notetaker is by itself. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({
    page: "notetaker-live",
    title: loaded ? words.states[loaded.live.state].title : words.unavailable.heading,
    description: words.description,
    siteUrl: loaded?.siteUrl ?? "",
  });

export const headers = personalHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, longestLiveToken) ?? "";
  const reading = await readLive(context, token).catch((error: unknown) => {
    log({ event: "status.unavailable", kind: kindOf(error) });
    throw closedLink(words.unavailable, 503, "30");
  });
  if (reading.outcome === "unknown") throw closedLink(invalidLinks.live, 404);
  return { live: reading.live, token, siteUrl: context.env.siteUrl };
}

export default function NotetakerLive() {
  const { token, live } = useLoaderData<typeof loader>();
  return <LiveScreen token={token} first={live} />;
}
