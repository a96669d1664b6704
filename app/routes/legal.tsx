import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConsentForm } from "~/components/tracking/consent-form.server";
import { Legal } from "~/components/sections/legal.server";
import { legalDocuments } from "~/content/pages/legal-documents";
import { pageOf } from "~/lib/page-of";
import { pageMeta } from "~/lib/seo.server";

/** Serves the terms and the privacy page. It ships no script. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data, ...data.content, heading: data.content.heading }) : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).pathname);
  const content = page ? legalDocuments[page] : undefined;
  if (!page || !content) throw new Response(null, { status: 404 });
  const { env, pixelState } = context;
  const asks = page === "privacy" && env.pixelId !== null;
  return { page, content, siteUrl: env.siteUrl, pixelState: asks ? await pixelState() : null };
}

export default function LegalPage() {
  const { content, pixelState } = useLoaderData<typeof loader>();
  const choice = pixelState === null ? null : <ConsentForm state={pixelState} />;
  return <Legal {...content} choice={choice} />;
}
