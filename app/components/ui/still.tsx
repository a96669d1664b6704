import { useEffect, useState, type ReactNode } from "react";
import { nonceOfThePage } from "~/lib/render/document-assets";

/**
 * Hydrates a page in part: React takes a `Still` from the HTML that came, without code or data. It
 * needs a document from the server (see `tests/eslint.config.js`); one that appears later throws.
 */

let takenOver = false;

/** Renders static HTML only: handlers inside a `Still` never run. `id` must be unique on the page. */
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

/** Keeps the head of the document too, with additions by extensions. */
export function StillHead({ children }: { children: ReactNode }) {
  const [html] = useState(() => globalThis.document && headOfThePage());
  if (html === undefined) return <head>{children}</head>;
  return <head dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** Browsers hide nonces; without its own, the style sheet would be refused if React ever put it back. */
function headOfThePage(): string {
  return document.head.innerHTML.replaceAll('nonce=""', `nonce="${nonceOfThePage()}"`);
}
