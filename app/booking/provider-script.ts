import { names } from "~/config/names";

/** Known data of the visitor, for the provider's frame alone. */
export type Guest = { readonly name: string; readonly email: string };

type InlineWidget = {
  readonly url: string;
  readonly parentElement: HTMLElement;
  readonly prefill: Guest | Record<string, never>;
};

type Provided = {
  readonly Calendly?: { readonly initInlineWidget?: (widget: InlineWidget) => void };
};

const { script: src } = names.schedulingProvider;

/** Inserts the provider's script unless it is there. One that did not arrive makes room for another try. */
export function insertProviderScript(): void {
  if (document.querySelector(`script[src="${src}"]`)) return;

  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
  script.addEventListener("error", () => script.remove());
  document.head.appendChild(script);
}

/** The frame, or null if the script is not there yet, threw or made none; then nothing is left in `host`. */
export function openFrame(
  host: HTMLElement,
  { url, guest, title }: { url: string; guest: Guest | null; title: string },
): HTMLIFrameElement | null {
  try {
    const { Calendly } = window as Provided;
    Calendly?.initInlineWidget?.({ url, parentElement: host, prefill: guest ?? {} });
    const frame = host.querySelector("iframe");
    if (frame) {
      frame.title = title;
      return frame;
    }
  } catch {}
  host.replaceChildren();
  return null;
}

/** How long a browser that never idles may be waited for, milliseconds. */
const mostPatience = 10_000;

/**
 * Fetches the provider's script once the page has loaded and the browser has nothing to do, for the
 * booking page that may come next. The returned function cancels it.
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
