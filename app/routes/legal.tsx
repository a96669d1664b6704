import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Legal } from "~/components/sections/legal";
import { legalDocuments } from "~/content/pages/legal-documents";
import { pageOf } from "~/lib/page-of";
import { pageMeta } from "~/lib/seo";

/** Serves the terms and the privacy page. It ships no script. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data, ...data.content }) : [];

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).pathname);
  const content = page ? legalDocuments[page] : undefined;
  if (!page || !content) throw new Response(null, { status: 404 });
  return { page, content, siteUrl: context.env.siteUrl };
}

export default function LegalPage() {
  const { content } = useLoaderData<typeof loader>();
  return <Legal {...content} />;
}
