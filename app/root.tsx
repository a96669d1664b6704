import type { HeadersFunction } from "@remix-run/cloudflare";
import { Outlet, Scripts, useMatches, useRouteError } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Document } from "~/components/layout/document";
import { PageFooter, PageHead, PageHeader } from "~/components/layout/page-frame.server";
import { RouteError as ServerRouteError } from "~/components/layout/route-error.server";
import { Still, StillHead } from "~/components/ui/still";
import { useNonce } from "~/lib/render/document-assets";
import { isHydrated } from "~/lib/render/handle";

export { meta } from "~/components/layout/page-frame.server";

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const hydrate = isHydrated(useMatches()) && !error;
  const nonce = useNonce();
  useEffect(makeMenusDismissible, []);
  return (
    <Document
      head={
        <StillHead>
          <PageHead />
        </StillHead>
      }
      header={
        <Still id="header">
          <PageHeader />
        </Still>
      }
      footer={
        <Still id="footer">
          <PageFooter />
        </Still>
      }
      // No `ScrollRestoration`: links load documents, so the browser restores scroll positions.
      scripts={hydrate ? <Scripts nonce={nonce} /> : null}
    >
      {children}
    </Document>
  );
}

export default function App() {
  return <Outlet />;
}

const LazyRouteError = lazy(async () => {
  const { RouteError } = await import("~/components/layout/route-error");
  return { default: RouteError };
});

export function ErrorBoundary() {
  const error = useRouteError();
  if (!globalThis.document) return <ServerRouteError error={error} />;
  return (
    <Suspense fallback={null}>
      <LazyRouteError error={error} />
    </Suspense>
  );
}

/** Closes each `.menu` on Escape, an outside click and a second click while hovered. Returns a clean-up. */
function makeMenusDismissible(): () => void {
  const listeners = new AbortController();
  for (const menu of document.querySelectorAll<HTMLElement>(".menu")) {
    const details = menu.querySelector("details");
    if (details) makeDismissible(menu, details, listeners.signal);
  }
  return () => listeners.abort();
}

function makeDismissible(menu: HTMLElement, details: HTMLDetailsElement, signal: AbortSignal) {
  // `data-dismissed` hides the panel that hovering would show.
  const clearDismissal = () => menu.removeAttribute("data-dismissed");
  const dismissIfHovered = () => menu.toggleAttribute("data-dismissed", menu.matches(":hover"));
  const onToggle = () => (details.open ? clearDismissal() : dismissIfHovered());
  const onPointerDown = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) details.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const isShown = details.open || menu.matches(":hover");
    if (key !== "Escape" || !isShown) return;
    if (details.open || menu.contains(document.activeElement)) {
      details.querySelector("summary")?.focus();
    }
    details.open = false;
    dismissIfHovered();
  };

  details.addEventListener("toggle", onToggle, { signal });
  menu.addEventListener("pointerleave", clearDismissal, { signal });
  document.addEventListener("pointerdown", onPointerDown, { signal });
  document.addEventListener("keydown", onKeyDown, { signal });
}
