import type { ReactNode } from "react";

export function Document({
  head,
  header,
  footer,
  scripts,
  children,
}: {
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
