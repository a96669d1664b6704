import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MediaKitView } from "~/components/sections/media-kit";
import { Toaster } from "~/components/ui/toaster";
import { kitWords, mediaKits } from "~/content/pages/media-kit";
import { chosenTab } from "~/lib/chosen-tab";
import type { RouteHandle } from "~/lib/handle";
import { href } from "~/lib/href";
import { pageOf } from "~/lib/page-of";
import { pageMeta } from "~/lib/seo.server";
import { person } from "~/lib/structured-data.server";

/** The bio is copied to the clipboard; toasts say what happened. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { page, kit, siteUrl } = data;
  const { name, role } = kit.member;
  const title = kitWords.title(name);
  const about = [person(kit.member, page, siteUrl)];
  return pageMeta({ page, title, description: kitWords.description(name, role), about, siteUrl });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = pageOf(url.pathname);
  const kit = page && mediaKits[page];
  if (!page || !kit) throw new Response(null, { status: 404 });
  const tab = chosenTab(kitWords.tabs.items, url.searchParams);
  return { page, kit, tab, siteUrl: context.env.siteUrl };
}

export default function MediaKitPage() {
  const { page, kit, tab } = useLoaderData<typeof loader>();
  const { label, close } = kitWords.toasts;
  return (
    <>
      <MediaKitView kit={kit} tab={tab} path={href(page)} />
      <Toaster label={label} closeLabel={close} />
    </>
  );
}
