import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { templateSuccess } from "~/content/pages/template-success";
import { rateLimitSeconds } from "~/lib/http/rate-limit.server";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { readReference, referenceIn } from "~/payments/bought";
import type { PaymentView } from "~/payments/payment-state";
import { SuccessPage } from "~/payments/success-page";
import { personalHeaders } from "../../personal-headers.server";
import { viewOrLoading } from "./template-success.server";

/** Needs a script to ask again after a server timeout and to show the toast. */
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

/** `?payment_intent=pi_…` from Stripe's own pages, or `?session_id=cs_…` from a Payment Link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.env;
  const givenReference = referenceIn(new URL(request.url).searchParams);
  const reference = readReference(givenReference);
  const view = reference === null ? noPayment : await viewOrLoading(context, reference);
  return data({ view, reference, siteUrl }, answerOf(view, givenReference !== null));
}

const noPayment: PaymentView = { state: "unknown", email: null };

function answerOf({ state }: PaymentView, hasReference: boolean): ResponseInit {
  if (state === "busy") return { status: 429, headers: { "Retry-After": `${rateLimitSeconds}` } };
  return { status: state === "unknown" && hasReference ? 404 : 200 };
}

export default function TemplateSuccess() {
  const { view, reference } = useLoaderData<typeof loader>();
  return <SuccessPage view={view} reference={reference} />;
}
