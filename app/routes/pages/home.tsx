import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { warmUpProvider } from "~/booking/provider-script";
import { HomeHero } from "~/components/pages/home-hero";
import { HomeRest } from "~/components/pages/home-rest.server";
import { useTaskCount } from "~/components/pages/task-counter";
import { organization, website } from "~/components/sections/structured-data.server";
import { Still } from "~/components/ui/still";
import { home } from "~/content/pages/home";
import { readTaskCount } from "~/counter/read.server";
import { startingCount } from "~/counter/starting-count";
import type { RouteHandle } from "~/lib/render/handle";
import { pageMeta } from "~/lib/seo/seo.server";

/** The task counter polls. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        page: "home",
        ...data.content,
        heading: data.content.hero.headline.join(""),
        about: [organization(data.siteUrl), website(data.siteUrl)],
        siteUrl: data.siteUrl,
      })
    : [];

export async function loader({ context }: LoaderFunctionArgs) {
  const { env } = context;
  const now = context.clock();
  const count = (await readTaskCount(env, now)) || startingCount;
  const { title, description, hero, run, counter } = home;
  return { count, content: { title, description, hero, run, counter }, siteUrl: env.siteUrl };
}

export default function Home() {
  const { count, content } = useLoaderData<typeof loader>();
  const task = useTaskCount(count);
  useEffect(warmUpProvider, []);
  return (
    <>
      <HomeHero {...content} task={task} />
      <Still id="rest">
        <HomeRest />
      </Still>
    </>
  );
}
