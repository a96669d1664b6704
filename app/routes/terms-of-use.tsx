import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Terms } from "~/components/sections/terms";
import { terms } from "~/content/pages/terms";
import { pageMeta } from "~/lib/seo";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    page: "terms-of-use",
    title: terms.title,
    description: terms.description,
    siteUrl: data?.siteUrl ?? "",
  });

export function loader({ context }: LoaderFunctionArgs) {
  return { siteUrl: context.env.siteUrl };
}

export default function TermsOfUse() {
  return <Terms />;
}
