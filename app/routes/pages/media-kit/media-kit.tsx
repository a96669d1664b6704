import { useLoaderData } from "@remix-run/react";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { UrlTabs } from "~/components/ui/url-tabs";
import { kitTabs as words } from "~/content/pages/media-kit-tabs";
import type { RouteHandle } from "~/lib/render/handle";
import { type loader, MediaKitFacts, MediaKitRest, MediaKitTitle } from "./media-kit.server";
import { Bios, Pictures } from "./tabs";

export { loader, meta } from "./media-kit.server";

/** Needs a script to copy the bio and to show toasts. */
export const handle: RouteHandle = { hydrate: true };

export default function MediaKitPage() {
  const { page, path, member, bios, tab } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="section-pad pt-8!">
        <div className="column">
          <Still id="title">
            <MediaKitTitle page={page} />
          </Still>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div>
              <UrlTabs
                label={words.label}
                tabs={words.items}
                path={path}
                active={tab}
                panel={({ id }) =>
                  id === "bio" ? (
                    <Bios name={member.name} bios={bios} />
                  ) : (
                    <Pictures {...member} line={bios.line} />
                  )
                }
              />
            </div>
            <div className="self-start">
              <Still id="facts">
                <MediaKitFacts page={page} />
              </Still>
            </div>
          </div>
        </div>
      </section>
      <Still id="rest">
        <MediaKitRest page={page} />
      </Still>
      <Toaster label={words.toasts.label} closeLabel={words.toasts.close} />
    </>
  );
}
