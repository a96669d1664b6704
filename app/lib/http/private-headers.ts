/** Nobody between us and the reader keeps anything, and no search engine lists it. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
} as const;
