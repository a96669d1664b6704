import { names } from "~/config/names";

/** The visitor, passed only to the provider's frame. */
export type Guest = { readonly name: string; readonly email: string };

type InlineWidget = {
  readonly url: string;
  readonly parentElement: HTMLElement;
  readonly prefill: Guest | Record<string, never>;
};

type Provided = {
  readonly Calendly?: { readonly initInlineWidget?: (widget: InlineWidget) => void };
};

const src = names.schedulingProvider.script;

/** Inserts the provider's script once; a script that failed is removed, so that it can be tried again. */
export function insertProviderScript(): void {
  if (document.querySelector(`script[src="${src}"]`)) return;

  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
  script.addEventListener("error", () => script.remove());
  document.head.appendChild(script);
}

/** Returns null if the script has not loaded yet, or has failed. */
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
  } catch {
    // The next attempt may succeed.
  }
  host.replaceChildren();
  return null;
}

const idleTimeoutMs = 10_000;

/** Fetches the provider's script when the browser is idle. Returns a function that stops it. */
export function warmUpProvider(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const insert = () => {
    if (!signal.aborted) insertProviderScript();
  };
  const insertWhenIdle = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(insert, { timeout: idleTimeoutMs });
    else setTimeout(insert, 2_000);
  };
  if (document.readyState === "complete") insertWhenIdle();
  else window.addEventListener("load", insertWhenIdle, { once: true, signal });
  return () => stop.abort();
}
