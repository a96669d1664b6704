import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { warmUpProvider } from "~/booking/provider-script";
import { HomeCount, useTaskCount } from "~/components/pages/home-count";
import { HomeCost, HomeHero, HomeRest, HomeTrust } from "~/components/pages/home.server";
import { Still } from "~/components/ui/still";
import { home } from "~/content/pages/home";
import { readTaskCount, startingCount } from "~/counter/read.server";
import type { RouteHandle } from "~/lib/render/handle";

export { meta } from "~/components/pages/home.server";

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
