import { Outlet, Scripts, useMatches, useRouteError } from "@remix-run/react";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { dismissibleMenus } from "~/components/layout/dismissible-menus";
import { Document } from "~/components/layout/document";
import { PageFooter, PageHead, PageHeader } from "~/components/layout/page-frame.server";
import { RouteError as RouteErrorNow } from "~/components/layout/route-error.server";
import { Still, StillHead } from "~/components/ui/still";
import { useNonce } from "~/lib/render/document-assets";
import { isHydrated } from "~/lib/render/handle";

export { meta } from "~/components/layout/page-frame.server";

/** An error needs no script at all. */
export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const hydrate = isHydrated(useMatches()) && !error;
  const nonce = useNonce();
  useEffect(dismissibleMenus, []);
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
      // Every link is a document navigation, so the browser restores scroll positions by itself.
      scripts={hydrate ? <Scripts nonce={nonce} /> : null}
    >
      {children}
    </Document>
  );
}

export default function App() {
  return <Outlet />;
}

const RouteErrorLater = lazy(async () => {
  const { RouteError } = await import("~/components/layout/route-error");
  return { default: RouteError };
});

export function ErrorBoundary() {
  const error = useRouteError();
  if (!globalThis.document) return <RouteErrorNow error={error} />;
  return (
    <Suspense fallback={null}>
      <RouteErrorLater error={error} />
    </Suspense>
  );
}
