import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { closedLink } from "~/components/layout/closed-link.server";
import { ActionLink } from "~/components/sections/action";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { openShared, retryAfter, type SharedPageData } from "~/notetaker/status-page/route.server";
import { statusWords as words } from "~/notetaker/status-page/status-words";
import { WatchHead } from "~/notetaker/status-page/views/watch-head";
import { ResultParts } from "~/notetaker/status-page/watch/result-parts";
import { TranscriptRows } from "~/notetaker/status-page/watch/transcript-rows.server";
import { personalHeaders } from "../../personal-headers.server";

/** Needs a script to seek in the recording and to search the transcript. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  pageMeta({
    page: "notetaker-shared",
    title: words.shared.heading(loaded?.page.firstName ?? null),
    description: words.shared.description,
    siteUrl: loaded?.siteUrl ?? "",
  });

export const headers = personalHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await openShared(new URL(request.url).searchParams, context);
  if (opened.status !== 200) {
    throw closedLink(opened.words, opened.status, retryAfter[opened.status]);
  }
  return { page: opened.page, siteUrl: context.env.siteUrl };
}

export default function NotetakerShared() {
  const { page }: { readonly page: SharedPageData } = useLoaderData<typeof loader>();
  const rows = (
    <Still id="turns">
      <TranscriptRows results={page.results} />
    </Still>
  );
  return <SharedScreen page={page} rows={rows} />;
}

/** The results of a meeting for the holder of a share link. `rows`: the transcript. */
function SharedScreen({ page, rows }: { page: SharedPageData; rows: ReactNode }) {
  const { results, day, daysLeft, firstName, token } = page;
  return (
    <>
      <WatchHead
        title={words.shared.heading(firstName)}
        facts={[day, results.lasted]}
        daysLeft={daysLeft}
      />
      <ResultParts results={results} place={{ page: "notetaker-shared", token }} rows={rows} />
      <Container className="no-print pb-16">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-paper-200 pt-6 text-small text-muted">
          {words.shared.credit.text}
          <ActionLink action={words.shared.credit.action} variant="secondary" size="sm" />
        </p>
      </Container>
    </>
  );
}
