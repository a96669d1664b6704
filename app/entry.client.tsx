import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepPopsFromRouter } from "~/lib/browser/history-entries";

/** RemixBrowser throws a promise until the data is decoded; a click during hydration turns that into React's error 345. */
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
