import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActionLink } from "~/components/sections/action";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { openShared } from "~/notetaker/status-page/open-pages.server";
import { statusWords as words } from "~/notetaker/status-page/status-words";
import { WatchHead } from "~/notetaker/status-page/views/watch-head";
import { FilesCard } from "~/notetaker/status-page/watch/files-card";
import { ResultParts } from "~/notetaker/status-page/watch/result-parts";
import { TranscriptRows } from "~/notetaker/status-page/watch/transcript-rows.server";
import { personalHeaders } from "../../personal-headers.server";

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
  const page = await openShared(new URL(request.url).searchParams, context);
  return { page, siteUrl: context.env.siteUrl };
}

export default function NotetakerShared() {
  const { page } = useLoaderData<typeof loader>();
  const { results, day, daysLeft, firstName } = page;
  const rows = (
    <Still id="turns">
      <TranscriptRows results={results} />
    </Still>
  );
  return (
    <>
      <WatchHead
        title={words.shared.heading(firstName)}
        facts={[day, results.durationText]}
        daysLeft={daysLeft}
      />
      <ResultParts results={results} rows={rows}>
        <FilesCard results={results} note={words.results.sharedLinks} />
      </ResultParts>
      <div className="column no-print pb-16">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-paper-200 pt-6 text-small text-muted">
          {words.shared.credit.text}
          <ActionLink action={words.shared.credit.action} variant="secondary" size="sm" />
        </p>
      </div>
    </>
  );
}
