import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { warmUpProvider } from "~/booking/provider-script";
import { HomeCount } from "~/components/pages/home-count";
import { HomeHero } from "~/components/pages/home-hero.server";
import { HomeCost, HomeRest, HomeTrust } from "~/components/pages/home-rest.server";
import { useTaskCount } from "~/components/pages/task-counter";
import { Still } from "~/components/ui/still";
import { home } from "~/content/pages/home";
import { readTaskCount, startingCount } from "~/counter/read.server";
import type { RouteHandle } from "~/lib/render/handle";

export { meta } from "./home-meta.server";

/** The task counter polls. */
export const handle: RouteHandle = { hydrate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { env } = context;
  const now = context.clock();
  const count = (await readTaskCount(env, now)) || startingCount;
  return { count, words: home.counter, siteUrl: env.siteUrl };
}

export default function Home() {
  const { count, words } = useLoaderData<typeof loader>();
  const task = useTaskCount(count);
  useEffect(warmUpProvider, []);
  return (
    <>
      <Still id="hero">
        <HomeHero />
        <HomeTrust />
      </Still>
      <HomeCount
        words={words}
        task={task}
        cost={
          <Still id="cost-words">
            <HomeCost />
          </Still>
        }
      />
      <Still id="rest">
        <HomeRest />
      </Still>
    </>
  );
}
