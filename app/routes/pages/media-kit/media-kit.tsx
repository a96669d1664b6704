import { useLoaderData } from "@remix-run/react";
import { MediaKitTop } from "./tabs";
import { type loader, MediaKitFacts, MediaKitRest, MediaKitTitle } from "./media-kit.server";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { kitTabs } from "~/content/pages/media-kit-tabs";
import type { RouteHandle } from "~/lib/render/handle";

export { loader, meta } from "./media-kit.server";

/** Needs a script to copy the bio and to show toasts. */
export const handle: RouteHandle = { hydrate: true };

export default function MediaKitPage() {
  const { page, kit } = useLoaderData<typeof loader>();
  const { label, close } = kitTabs.toasts;
  const title = (
    <Still id="title">
      <MediaKitTitle page={page} />
    </Still>
  );
  const facts = (
    <Still id="facts">
      <MediaKitFacts page={page} />
    </Still>
  );
  return (
    <>
      <MediaKitTop {...kit} title={title} facts={facts} />
      <Still id="rest">
        <MediaKitRest page={page} />
      </Still>
      <Toaster label={label} closeLabel={close} />
    </>
  );
}
