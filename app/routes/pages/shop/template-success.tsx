import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Still } from "~/components/ui/still";
import { templateSuccess } from "~/content/pages/template-success";
import { rateLimitPeriod } from "~/lib/http/rate-limit.server";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { NoOrder } from "~/payments/no-order.server";
import { readReference, referenceIn } from "~/payments/bought";
import { SuccessPage } from "~/payments/success-page";
import { personalHeaders } from "../../private-headers.server";
import { viewFor } from "./template-success.server";

/** It asks again where the server ran out of patience, and says the end in a toast. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    page: "template-success",
    title: templateSuccess.title,
    description: templateSuccess.description,
    siteUrl: data?.siteUrl ?? "",
    indexed: false,
  });

export const headers = personalHeaders;

/** `?payment_intent=pi_…`, as Stripe's own pages append it, or `?session_id=cs_…` of a Payment Link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const named = referenceIn(new URL(request.url).searchParams);
  const reference = readReference(named);
  const { siteUrl } = context.env;
  if (reference === null) {
    const view = named === null ? null : { state: "unknown" as const, email: null };
    return data({ view, reference, siteUrl });
  }
  const view = await viewFor(context, reference);
  const later = { status: 429, headers: { "Retry-After": `${rateLimitPeriod}` } };
  return data({ view, reference, siteUrl }, view.state === "busy" ? later : {});
}

export default function TemplateSuccess() {
  const { view, reference } = useLoaderData<typeof loader>();
  if (view) return <SuccessPage view={view} reference={reference} />;
  return (
    <Still id="no-order">
      <NoOrder />
    </Still>
  );
}
