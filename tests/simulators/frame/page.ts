import { escapeHtml } from "../../../app/email/html.ts";

/** Headers of pages whose content may be hostile: no script of theirs runs. */
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
  /** HTML; the page looks again every 5 seconds if omitted. */
  readonly head?: string;
};

const watching = '<meta http-equiv="refresh" content="5">';

export function page({ title, body, head = watching }: Page): string {
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

/** Addresses in a text become links, as in the meeting and in mail programs. */
export function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join("");
}
