import { useEffect, useState, type ReactNode } from "react";
import { nonceOfThePage } from "~/lib/render/document-assets";

/**
 * Hydrates only parts of a page: React keeps the server's HTML of each `Still`, so the browser needs neither
 * its code nor its data. Navigation in the browser would bring a `Still` without HTML, which throws: each link
 * loads a new document instead.
 */

let isPageHydrated = false;

/** Renders static HTML only: handlers inside a `Still` never run. `id` must be unique on the page. */
export function Still({ id, children }: { id: string; children: ReactNode }) {
  const [html] = useState(() => (globalThis.document ? htmlInThePage(id, isPageHydrated) : null));
  useEffect(() => {
    isPageHydrated = true;
  }, []);
  if (html === null) {
    return (
      <div id={id} className="contents">
        {children}
      </div>
    );
  }
  return (
    <div
      id={id}
      className="contents"
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

export function htmlInThePage(id: string, isHydrated: boolean): string {
  const part = document.getElementById(id);
  if (part) return part.innerHTML;
  // A browser extension may have removed the part, which must not lead to an error page.
  if (!isHydrated && process.env.NODE_ENV === "production") return "";
  throw new Error(
    `<Still id="${id}"> is not in the document. It must be part of what the server sends: load a document instead of navigating in the browser (app/components/ui/still.tsx).`,
  );
}

/** Keeps the document's head as it is, with what browser extensions added. */
export function StillHead({ children }: { children: ReactNode }) {
  const [html] = useState(() => globalThis.document && headOfThePage());
  if (html === undefined) return <head>{children}</head>;
  return <head dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** Restores nonces, which browsers hide: if React inserts the head again, the CSP refuses a style without one. */
function headOfThePage(): string {
  return document.head.innerHTML.replaceAll('nonce=""', `nonce="${nonceOfThePage()}"`);
}
