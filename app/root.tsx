import type { MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { Document } from "~/components/layout/document";
import { ErrorScreen } from "~/components/layout/error-screen";
import { Footer } from "~/components/layout/footer.server";
import { Still } from "~/components/ui/still";
import { errorWords } from "~/content/errors";
import { useDocumentAssets } from "~/lib/document-assets";
import { isHydrated } from "~/lib/handle";
import { pageOf } from "~/lib/page-of";
import { errorMeta } from "~/lib/seo";

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, css } = useDocumentAssets();
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  // Every link is a document navigation, so the browser restores scroll positions by itself.
  const hydrate = isHydrated(useMatches());
  return (
    <Document
      nonce={nonce}
      css={css}
      page={page}
      head={
        <>
          <Meta />
          <Links />
        </>
      }
      footer={
        <Still id="footer">
          <Footer current={page} />
        </Still>
      }
      scripts={hydrate ? <Scripts nonce={nonce} /> : null}
    >
      {children}
    </Document>
  );
}

/** For an error in place of a page; every page that is shown brings its own. */
export const meta: MetaFunction = ({ error }) => (error ? errorMeta(wordsOf(error).heading) : []);

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { errorId } = useDocumentAssets();
  const { heading, text } = wordsOf(error);
  const crashed = !isRouteErrorResponse(error) && errorId;
  return <ErrorScreen heading={heading} text={crashed ? `${text} (${errorId})` : text} />;
}

function wordsOf(error: unknown) {
  return errorWords(isRouteErrorResponse(error) ? error.status : 500);
}
