import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { FrameworkSheet } from "./framework-sheet.server";
import { ai4bFramework } from "~/content/shared/ai-framework";
import { pageMeta } from "~/lib/seo/seo.server";

/** What the mail of the members' offer leads to. It ships no script. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({
    page: "ai4b-framework",
    ...ai4bFramework,
    siteUrl: data?.siteUrl ?? "",
    indexed: false,
  });

export function loader({ context }: LoaderFunctionArgs) {
  return { siteUrl: context.env.siteUrl };
}

export default function Ai4bFramework() {
  return <FrameworkSheet />;
}
