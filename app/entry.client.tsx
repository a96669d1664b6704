import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepPopsFromRouter } from "~/lib/browser/history-entries";

/** RemixBrowser first throws a promise of the data. A click during hydration would turn that into React's error 345. */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

keepPopsFromRouter();
await decodePageData();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
