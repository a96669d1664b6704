import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useRevalidator, type MetaFunction } from "@remix-run/react";
import { useEffect, useState } from "react";
import { DiscoveryCall } from "~/booking/discovery-call";
import type { Guest } from "~/booking/provider-script";
import { withErrorPrefix } from "~/components/forms/error-summary";
import { lateForm } from "~/components/forms/late-form";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { notetaker } from "~/content/pages/notetaker";
import { lastShown } from "~/lib/browser/last-shown";
import { privateHeaders } from "~/lib/http/private-headers";
import { refusedPosts } from "~/lib/http/refused-posts";
import { pageMeta } from "~/lib/seo/seo.server";
import { earliestToday } from "~/lib/time/time-choices";
import { RequestArea as ServerRequestArea } from "~/notetaker/request/card.server";
import { postForm } from "~/notetaker/request/post-form.server";
import { openReceipt } from "~/notetaker/request/receipt.server";
import { AdmitSample } from "./admit-sample";
import { ClientVoice, HowAndWhy, Hurdle, Intro, Result } from "./selling.server";

export const handle = { hydrate: true };

const RequestArea = lateForm(
  ServerRequestArea,
  async () => (await import("~/notetaker/request/card")).RequestArea,
);

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  const { title, description, heading } = notetaker;
  return pageMeta({
    page: "notetaker",
    title: page?.refused ? withErrorPrefix(title) : title,
    description,
    heading,
    siteUrl: page?.siteUrl ?? "",
  });
};

/** Includes `Retry-After` of a refused post and the privacy headers of a receipt. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const receipt = await openReceipt(context, new URL(request.url).searchParams);
  const page = {
    formToken: await context.formToken(),
    firstDay: earliestToday(context.clock()),
    receipt,
    siteUrl: context.env.siteUrl,
    refused: refusedPosts.has(context),
  };
  return data(page, { headers: receipt === null ? {} : privateHeaders });
}

/** Keeps the success view if fetching a fresh token fails. */
const last = lastShown<typeof loader>();
export const clientLoader = last.refresh;

export { postForm as action };

export default function NotetakerPage() {
  const loaded = useLoaderData<typeof loader>();
  const { formToken, firstDay, receipt } = loaded;
  useEffect(() => last.remember(loaded), [loaded]);
  const refused = useActionData<typeof postForm>();
  const { revalidate } = useRevalidator();
  const [guest, setGuest] = useState<Guest | null>(null);
  const [isBotJoining, setBotJoining] = useState(false);
  const shownReceipt = refused ? null : receipt;
  const botAsksToJoin = shownReceipt ? shownReceipt.state === "sent" : isBotJoining;

  return (
    <>
      <section className="group/page on-ink overflow-clip">
        <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-4 pt-1 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_1fr] lg:pt-8">
          <Still id="intro">
            <div>
              <Intro />
            </div>
          </Still>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <RequestArea
              receipt={shownReceipt}
              token={formToken}
              firstDay={firstDay}
              returned={refused}
              onSent={setGuest}
              onAnswered={revalidate}
              onJoining={setBotJoining}
            />
          </div>
          <div className="grid content-between gap-8 lg:mt-2">
            {botAsksToJoin ? <AdmitSample /> : null}
            <Still id="hurdle">
              <Hurdle />
              <ClientVoice />
            </Still>
          </div>
        </div>
        <div className="wide-column mt-8 lg:mt-14">
          <Still id="result">
            <Result />
          </Still>
        </div>
      </section>
      <Still id="how-and-why">
        <HowAndWhy />
      </Still>
      <DiscoveryCall guest={guest} />
      <Toaster />
    </>
  );
}
