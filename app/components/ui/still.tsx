import { useEffect, useState, type ReactNode } from "react";
import { nonceOfThePage } from "~/lib/render/document-assets";

/*
 * How a page is hydrated in part. A page without behavior ships no script (`lib/render/handle.ts`). One
 * with behavior is hydrated by React from the root down, but what does not move stands in a `Still`:
 * the server renders it, often from a `.server` file that the browser never gets, and the browser's
 * React takes its HTML from the document, without the code or the data that made it.
 *
 * So a `Still` works only in a document that came from the server with that part in it. Every link and
 * every form loads a document; `local/no-client-navigation` keeps the router's other ways out of the
 * code, and a `Still` that comes later throws. Content that appears after a click belongs into a component that
 * the browser has.
 */

/** React has taken the page over: a part that is asked for from now on did not come with it. */
let takenOver = false;

/** Give it only what is still: no handler in it would ever run. `id` must be the page's only one. */
export function Still({ id, children }: { id: string; children: ReactNode }) {
  const [html] = useState(() => (globalThis.document ? htmlInThePage(id, takenOver) : null));
  useEffect(() => void (takenOver = true), []);
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

export function htmlInThePage(id: string, late: boolean): string {
  const part = document.getElementById(id);
  if (part) return part.innerHTML;
  // Extensions take parts out of pages. A visitor's choice is no reason for an error page.
  if (!late && process.env.NODE_ENV === "production") return "";
  throw new Error(
    `<Still id="${id}"> is not in the document. It must be part of what the server sends: load a document instead of navigating in the browser (app/components/ui/still.tsx).`,
  );
}

/** The document's head in the same way: additions of an extension are left in peace. */
export function StillHead({ children }: { children: ReactNode }) {
  const [html] = useState(() => globalThis.document && headOfThePage());
  if (html === undefined) return <head>{children}</head>;
  return <head dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** Browsers hide nonces; without its own, the style sheet would be refused if React ever put it back. */
function headOfThePage(): string {
  return document.head.innerHTML.replaceAll('nonce=""', `nonce="${nonceOfThePage()}"`);
}
