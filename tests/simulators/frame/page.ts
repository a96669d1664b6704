import { escapeHtml } from "../../../app/email/html.ts";

/** Headers of pages with content that may be hostile: the browser runs no script in them. */
export const pageHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
} as const;

type Page = {
  readonly title: string;
  readonly body: string;
  /** HTML. Without it the page reloads every 5 seconds. */
  readonly head?: string;
};

const reloading = '<meta http-equiv="refresh" content="5">';

export function page({ title, body, head = reloading }: Page): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
  h2 { font-size: 1rem; overflow-wrap: anywhere; }
  blockquote { margin: .75rem 0; padding-left: 1rem; overflow-wrap: anywhere; border-left: 3px solid gray; }
  article, li { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  ul { list-style: none; padding: 0; }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 0;
    color: inherit; text-decoration: none; }
  li strong { grid-column: 1 / -1; text-decoration: underline; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 70vh; border: 1px solid gray; background: white; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style></head>
<body><main>${body}</main></body></html>`;
}

/** Makes links of the addresses in a text, as the meeting's chat and mail programs do. */
export function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join("");
}
