import { useState, type ReactNode } from "react";
import { nonceOfThePage } from "~/lib/document-assets";

/**
 * A part of a hydrated page that has no behaviour: it is rendered by the server, and the browser takes
 * it over as it stands, without the code or the data that made it. Give it only what is still: no
 * handler in it would ever run. `id` must be the page's only one.
 */
export function Still({ id, children }: { id: string; children: ReactNode }) {
  const [html] = useState(() =>
    globalThis.document ? (document.getElementById(id)?.innerHTML ?? "") : null,
  );
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

/** The document's head in the same way: whatever an extension added to it is left in peace. */
export function StillHead({ children }: { children: ReactNode }) {
  const [html] = useState(() => globalThis.document && headOfThePage());
  if (html === undefined) return <head>{children}</head>;
  return <head dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** Browsers hide nonces; without its own, the style sheet would be refused if React ever put it back. */
function headOfThePage(): string {
  return document.head.innerHTML.replaceAll('nonce=""', `nonce="${nonceOfThePage()}"`);
}
