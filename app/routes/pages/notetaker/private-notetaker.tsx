import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DiscoveryCall } from "~/booking/discovery-call";
import { metaOfSections } from "~/components/sections/structured-data.server";
import { Still } from "~/components/ui/still";
import { botProviders } from "~/config/names";
import { privateNotetaker, privateNotetakerService } from "~/content/pages/private-notetaker";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";
import { PrivateSections } from "./private-sections.server";

export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ page: "private-notetaker", ...data }) : [];

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, botProvider } = context.env;
  const content = privateNotetaker(botProviders[botProvider]);
  const { title, description } = content;
  const about = metaOfSections(content, "private-notetaker", siteUrl);
  return { title, description, ...about, service: privateNotetakerService, botProvider, siteUrl };
}

export default function PrivateNotetaker() {
  const { service, botProvider } = useLoaderData<typeof loader>();
  return (
    <>
      <Still id="sections">
        <PrivateSections botProvider={botProvider} />
      </Still>
      <DiscoveryCall service={service} />
    </>
  );
}
