import type { MetaFunction } from "@remix-run/cloudflare";
import { organization, website } from "~/components/sections/structured-data.server";
import { home } from "~/content/pages/home";
import { pageMeta } from "~/lib/seo/seo.server";

/** The head of the document is still: the browser has no use for what it is made from. */
export const meta: MetaFunction<() => { readonly siteUrl: string }> = ({ data }) =>
  data
    ? pageMeta({
        page: "home",
        title: home.title,
        description: home.description,
        heading: home.hero.headline.join(""),
        about: [organization(data.siteUrl), website(data.siteUrl)],
        siteUrl: data.siteUrl,
      })
    : [];
