import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { kitWords, mediaKits } from "~/content/pages/media-kit";
import { kitTabs } from "~/content/pages/media-kit-tabs";
import { chosenTab } from "~/lib/chosen-tab";
import { href } from "~/lib/href";
import { pageOf } from "~/lib/page-of";
import { pageMeta } from "~/lib/seo.server";
import { person } from "~/lib/structured-data.server";

/** The server's half of the route, apart from what a browser fetches. */

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const member = data && mediaKits[data.page]?.member;
  if (!member) return [];
  const { page, siteUrl } = data;
  const title = kitWords.title(member.name);
  const description = kitWords.description(member.name, member.role);
  return pageMeta({ page, title, description, about: [person(member, page, siteUrl)], siteUrl });
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageOf(pathname);
  const kit = page && mediaKits[page];
  if (!page || !kit) throw new Response(null, { status: 404 });
  const { bio, member } = kit;
  const { name, slug } = member;
  const tab = chosenTab(kitTabs.items, searchParams);
  return { page, siteUrl: context.env.siteUrl, kit: { name, slug, bio, tab, path: href(page) } };
}
