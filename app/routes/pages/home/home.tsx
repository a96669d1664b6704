import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { warmUpProvider } from "~/booking/provider-script";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/render/handle";
import { HomeHero, HomeProof, HomeRest, HomeTrust, type loader } from "./home.server";
import { CountCell, useTaskCount } from "./task-count";

export { loader, meta } from "./home.server";

/** The task counter polls. */
export const handle: RouteHandle = { hydrate: true };

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
      <div className="column">
        <div className="cells-row border-t">
          <CountCell {...words} {...task} />
          <Still id="proof">
            <HomeProof />
          </Still>
        </div>
      </div>
      <Still id="rest">
        <HomeRest />
      </Still>
    </>
  );
}
