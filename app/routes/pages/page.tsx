import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { metaOfSections } from "~/components/sections/structured-data.server";
import { Sections } from "~/components/sections/sections";
import { pageAt } from "~/config/pages";
import { sectionPageOf } from "~/content/pages/index";
import { pageMeta } from "~/lib/seo/seo.server";
import { trackingOf } from "~/tracking/tracked-pages";
import { Tracking } from "~/tracking/views.server";
import { ownPartsOf } from "./own/own-parts";

/** Serves every page made of sections alone, without a script except for tracking, if configured. */
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageAt(new URL(request.url).pathname)?.id;
  const content = page ? sectionPageOf(page) : undefined;
  if (!page || !content) throw new Response(null, { status: 404 });
  const { env } = context;
  const { siteUrl } = env;
  return {
    page,
    siteUrl,
    title: content.title,
    description: content.description,
    ...metaOfSections(content, page, siteUrl),
    tracking: trackingOf(page, env),
    pixelState: await context.pixelState(),
  };
}

export default function Page() {
  const { page, tracking, pixelState } = useLoaderData<typeof loader>();
  const query = new URLSearchParams(useLocation().search);
  const content = sectionPageOf(page);
  return (
    <>
      {tracking ? <Tracking {...tracking} state={pixelState} /> : null}
      {content ? <Sections {...content} own={ownPartsOf(page, query)} /> : null}
    </>
  );
}
