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

/** On every answer, of the Worker and of the files beside it (`npm run headers`). */
export const constantHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // `no-referrer` would make browsers send `Origin: null` with plain forms
  // (https://fetch.spec.whatwg.org/#append-a-request-origin-header).
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
};

/** On every answer but the pages that embed what others serve. */
export const isolation = { name: "Cross-Origin-Embedder-Policy", value: "credentialless" } as const;
