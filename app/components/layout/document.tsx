import type { ReactNode } from "react";
import type { PageId } from "~/config/route-table";
import { site } from "~/content/site";
import { href } from "~/lib/href";
import type { DocumentAssets } from "~/lib/document-assets";
import cssHref from "~/styles/app.css";
import { Header } from "./header";

/** The HTML document around every page: pages of the router and error pages outside it. */
export function Document({
  nonce,
  css,
  page,
  head,
  footer,
  scripts,
  children,
}: DocumentAssets & {
  /** The page that is shown; none for an error. */
  page?: PageId | undefined;
  head: ReactNode;
  footer: ReactNode;
  scripts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0A1814" />
        {head}
        {css === null ? (
          <link rel="stylesheet" href={cssHref} />
        ) : (
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={href("manifest")} />
      </head>
      <body>
        <a
          href="#main"
          className="no-print absolute left-4 top-3 z-50 -translate-y-20 rounded-small bg-paper-0 px-4 py-2.5 font-semibold text-fg focus:translate-y-0"
        >
          {site.skipLink}
        </a>
        <Header current={page} />
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {footer}
        {scripts}
      </body>
    </html>
  );
}
