import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Legal } from "./document.server";
import { botProviders } from "~/config/names";
import { pageAt } from "~/config/pages";
import { legalDocuments } from "~/content/pages/index";
import { pageMeta } from "~/lib/seo/seo.server";
import { ConsentForm } from "~/tracking/views.server";

/** Serves terms and privacy without a script. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data, ...data.content, heading: data.content.heading }) : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageAt(new URL(request.url).pathname)?.id;
  const { env, pixelState } = context;
  const content =
    page && legalDocuments[page]?.(botProviders[env.botProvider], env.pixelId !== null);
  if (!page || !content) throw new Response(null, { status: 404 });
  const asks = page === "privacy" && env.pixelId !== null;
  return { page, content, siteUrl: env.siteUrl, pixelState: asks ? await pixelState() : null };
}

export default function LegalPage() {
  const { content, pixelState } = useLoaderData<typeof loader>();
  const choice = pixelState === null ? null : <ConsentForm state={pixelState} />;
  return <Legal {...content} choice={choice} />;
}
