import type { ReactNode } from "react";

/** The HTML document around every page: pages of the router and error pages outside it. */
export function Document({
  head,
  header,
  footer,
  scripts,
  children,
}: {
  /** The `head` element; the others stand in the body. */
  head: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  scripts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      {head}
      <body>
        {header}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
        {scripts}
      </body>
    </html>
  );
}
