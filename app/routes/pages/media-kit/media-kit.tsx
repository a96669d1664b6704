import { useLoaderData } from "@remix-run/react";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { UrlTabs } from "~/components/ui/url-tabs";
import { kitTabs as words } from "~/content/pages/media-kit-tabs";
import type { RouteHandle } from "~/lib/render/handle";
import { type loader, MediaKitHero, MediaKitRest, MediaKitTopics } from "./media-kit.server";
import { Bios, Pictures } from "./tabs";

export { loader, meta } from "./media-kit.server";

/** Needs a script to copy the bio and to show toasts. */
export const handle: RouteHandle = { hydrate: true };

export default function MediaKitPage() {
  const { page, path, member, bios, tab } = useLoaderData<typeof loader>();
  return (
    <>
      <Still id="hero">
        <MediaKitHero page={page} />
      </Still>
      <section className="section-tight">
        <div className="column grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <UrlTabs
              label={words.label}
              tabs={words.items}
              path={path}
              active={tab}
              panel={({ id }) =>
                id === "bio" ? (
                  <Bios slug={member.slug} bios={bios} />
                ) : (
                  <Pictures {...member} oneLiner={bios.line} />
                )
              }
            />
          </div>
          <div>
            <Still id="topics">
              <MediaKitTopics page={page} />
            </Still>
          </div>
        </div>
      </section>
      <Still id="rest">
        <MediaKitRest page={page} />
      </Still>
      <Toaster />
    </>
  );
}
