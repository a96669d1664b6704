import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepPopsFromRouter } from "~/lib/browser/history-entries";

/**
 * RemixBrowser throws a promise until the page's data is decoded. A click that forces the very first
 * render would meet it there, and React would give the page up (error 345): so it is thrown, and
 * waited for, before React listens to clicks.
 */
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
