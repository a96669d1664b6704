import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { notetakerSample } from "~/content/pages/notetaker-sample";
import { pageMeta } from "~/lib/seo/seo.server";
import { SampleScreen } from "~/notetaker/status-page/views/sample-screen.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ page: "notetaker-sample", ...notetakerSample, siteUrl: data?.siteUrl ?? "" });

export function loader({ context }: LoaderFunctionArgs) {
  return { siteUrl: context.env.siteUrl };
}

export default function NotetakerSample() {
  return <SampleScreen />;
}
