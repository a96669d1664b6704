import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { person } from "~/components/sections/structured-data.server";
import { pageAt } from "~/config/pages";
import { kitWords, mediaKits } from "~/content/pages/media-kit";
import { kitTabs } from "~/content/pages/media-kit-tabs";
import { chosenIn } from "~/lib/browser/url-choice";
import { href } from "~/lib/render/href";
import { pageMeta } from "~/lib/seo/seo.server";

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
  const page = pageAt(pathname)?.id;
  const kit = page && mediaKits[page];
  if (!page || !kit) throw new Response(null, { status: 404 });
  const { wide, line, shortBio, bio, member } = kit;
  const { name, portrait, headshot } = member;
  const tab = chosenIn(kitTabs.items, "tab", searchParams);
  const bios = { line, short: shortBio, long: bio };
  const shown = { member: { name, portrait, headshot, wide }, bios, tab, path: href(page) };
  return { page, siteUrl: context.env.siteUrl, kit: shown };
}
