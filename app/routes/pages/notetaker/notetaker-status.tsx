import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { Still } from "~/components/ui/still";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { FormContext } from "~/components/forms/form-context";
import { lastShown } from "~/lib/browser/last-shown";
import { refusedPosts } from "~/lib/http/refused-posts";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { statusWords as words } from "~/notetaker/status-page/status-words";
import { openStatus } from "~/notetaker/status-page/open-pages.server";
import { pressButton } from "~/notetaker/status-page/press-button.server";
import { StatusScreen } from "~/notetaker/status-page/views/screen";
import { TranscriptRows } from "~/notetaker/status-page/watch/transcript-rows.server";
import { personalHeaders } from "../../personal-headers.server";

export const handle: RouteHandle = { hydrate: true };

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
  const page = await openStatus(new URL(request.url).searchParams, context);
  return { page, siteUrl: context.env.siteUrl, refused: refusedPosts.has(context) };
}

const last = lastShown<typeof loader>();

/** The server alone renders the transcript, so a refresh that finds results reloads the page and never resolves. */
export const clientLoader: typeof last.refresh = async (args) => {
  const shown = await last.refresh(args);
  if (shown.page.results !== null && !document.getElementById("turns")) {
    window.location.reload();
    await new Promise(() => undefined);
  }
  return shown;
};

export function action({ request, context }: ActionFunctionArgs) {
  return pressButton(request, context);
}

export default function NotetakerStatus() {
  const loaded = useLoaderData<typeof loader>();
  const { page } = loaded;
  const refused = useActionData<typeof action>();
  useEffect(() => last.remember(loaded), [loaded]);

  const form = {
    errors: refused?.errors ?? {},
    attempts: 0,
    returnedValues: { ...page.view.bookedTime, ...refused?.typed },
    busy: false,
  };
  return (
    <FormContext.Provider value={form}>
      <StatusScreen
        // The address may still have the `done` of an earlier press.
        page={refused ? { ...page, done: null } : page}
        problem={refused?.problem ?? null}
        rows={
          page.results ? (
            <Still id="turns">
              <TranscriptRows results={page.results} />
            </Still>
          ) : null
        }
      />
    </FormContext.Provider>
  );
}
