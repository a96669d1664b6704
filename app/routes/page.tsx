import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Sections } from "~/components/sections/sections";
import { sectionPages } from "~/content/pages";
import { pageOf } from "~/lib/page-of";
import { pageMeta } from "~/lib/seo";

/** Serves every page of the route table that is nothing but sections. It ships no script. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data, ...data.content }) : [];

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).pathname);
  const content = page ? sectionPages[page] : undefined;
  if (!page || !content) throw new Response(null, { status: 404 });
  return { page, content, siteUrl: context.env.siteUrl };
}

export default function Page() {
  const { content } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return <Sections sections={content.sections} sticky={content.sticky} query={query} />;
}
