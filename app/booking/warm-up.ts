import { insertProviderScript } from "./provider-script";

/** How long a browser that never idles may be waited for, milliseconds. */
const mostPatience = 10_000;

/**
 * Fetches the provider's script once the page has loaded and the browser has nothing to do, for the
 * booking page that may come next. The returned function calls it off.
 */
export function warmUpProvider(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const onceIdle = () => {
    const insert = () => {
      if (!signal.aborted) insertProviderScript();
    };
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(insert, { timeout: mostPatience });
    else setTimeout(insert, 2_000);
  };
  if (document.readyState === "complete") onceIdle();
  else window.addEventListener("load", onceIdle, { once: true, signal });
  return () => leaving.abort();
}
