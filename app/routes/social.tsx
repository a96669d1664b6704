import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SocialPage } from "~/components/social/social-page";
import { social, type SocialVersion } from "~/content/pages/social";
import { prices } from "~/content/shared/prices";
import type { RouteHandle } from "~/lib/handle";
import { pageMeta } from "~/lib/seo.server";
import { product } from "~/lib/structured-data.server";

/** Pictures open in a dialog, and the promo code can be copied. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    page: "social",
    title: social.title,
    description: social.description,
    heading: social.versions[0].headline,
    about: data ? [template(data.siteUrl)] : [],
    siteUrl: data?.siteUrl ?? "",
  });

/** `?version=creator` chooses the version that shows first. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("version");
  const chosen: SocialVersion["id"] = wanted === "creator" ? "creator" : "agency";
  return { chosen, siteUrl: context.env.siteUrl };
}

/** The template is bought on this page, in one of its versions. */
function template(siteUrl: string) {
  const { product: name, versions } = social;
  const offers = versions.map(({ id, label }) => ({ name: label, price: prices.social[id].now }));
  return product({ name, description: versions[0].lede, offers }, "social", siteUrl);
}

export default function Social() {
  const { chosen } = useLoaderData<typeof loader>();
  return <SocialPage chosen={chosen} />;
}
