import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { warmUpProvider } from "~/booking/provider-script";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { home } from "~/content/pages/home";
import { readTaskCount, startingCount } from "~/counter/read.server";
import type { RouteHandle } from "~/lib/render/handle";
import { href } from "~/lib/render/href";
import { HomeHero, HomeProof, HomeRest, HomeTrust } from "./home.server";
import { CountCell, useTaskCount } from "./task-count";

export { meta } from "./home.server";

/** The task counter polls. */
export const handle: RouteHandle = { hydrate: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { env } = context;
  const now = context.clock();
  const count = (await readTaskCount(env, now)) || startingCount;
  // Without `href` in the browser: its table of all pages would be 2 KB of script.
  const countPath = href("task-counter");
  return { count, countPath, words: home.counter, siteUrl: env.siteUrl };
}

export default function Home() {
  const { count, countPath, words } = useLoaderData<typeof loader>();
  const task = useTaskCount(count, countPath);
  useEffect(warmUpProvider, []);
  return (
    <>
      <Still id="hero">
        <HomeHero />
        <HomeTrust />
      </Still>
      <Container>
        <div className="cells-row border-t border-hairline">
          <CountCell {...words} {...task} />
          <Still id="proof">
            <HomeProof />
          </Still>
        </div>
      </Container>
      <Still id="rest">
        <HomeRest />
      </Still>
    </>
  );
}
