import type { MetaFunction } from "@remix-run/cloudflare";
import { product } from "~/components/sections/structured-data.server";
import { social } from "~/content/pages/social";
import { prices } from "~/content/shared/prices";
import { pageMeta } from "~/lib/seo/seo.server";

export const meta: MetaFunction<() => { readonly siteUrl: string }> = ({ data }) =>
  pageMeta({
    page: "social",
    title: social.title,
    description: social.description,
    heading: social.versions[0].headline,
    about: data ? [template(data.siteUrl)] : [],
    siteUrl: data?.siteUrl ?? "",
  });

/** The template is bought on this page, in one of its versions. */
function template(siteUrl: string) {
  const { product: name, versions } = social;
  const offers = versions.map(({ id, label }) => ({ name: label, price: prices.social[id].now }));
  return product({ name, description: versions[0].lede, offers }, "social", siteUrl);
}
