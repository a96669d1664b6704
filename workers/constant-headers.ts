const permissionsPolicy = [
  "camera=()",
  "microphone=()",
  "geolocation=()",
  "usb=()",
  "payment=()",
  "browsing-topics=()",
  "fullscreen=(self)",
  "picture-in-picture=(self)",
].join(", ");

/** For the Worker's responses and for static files (`npm run headers`). */
export const constantHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // `no-referrer` makes browsers send `Origin: null`
  // (https://fetch.spec.whatwg.org/#append-a-request-origin-header).
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
};

/** For all responses but pages that embed other sites. */
export const isolation = { name: "Cross-Origin-Embedder-Policy", value: "credentialless" } as const;
