import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import type { Page } from "~/config/pages";
import { trackingOf } from "~/tracking/tracked-pages";

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

export const constantHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // Only URLs with a token get `no-referrer`: it makes browsers send `Origin: null`
  // (https://fetch.spec.whatwg.org/#append-a-request-origin-header).
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
};

export const isolation = { name: "Cross-Origin-Embedder-Policy", value: "credentialless" } as const;

/** Adds the headers to a response of any status; `public/_headers` has those of files. */
export function withSecurityHeaders(response: Response, options: HeaderOptions): Response {
  const secured = new Response(response.body, response);
  const { headers } = secured;

  for (const [name, value] of Object.entries(constantHeaders)) headers.set(name, value);
  if (options.holdsToken) headers.set("Referrer-Policy", "no-referrer");
  const isDocument = headers.get("Content-Type")?.startsWith("text/html") === true;
  // Isolation would block frames, and the cookies of the pixel.
  if (!isDocument || mayBeIsolated(options.thirdParties)) {
    headers.set(isolation.name, isolation.value);
  }
  const policy = isDocument ? contentSecurityPolicy(options) : dataPolicy;
  headers.set("Content-Security-Policy", policy);

  for (const { variesBy = [] } of options.thirdParties) {
    for (const name of variesBy) headers.append("Vary", name);
  }
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", response.ok && isDocument ? "private, no-cache" : "no-store");
  }
  return secured;
}

/** Not covered by `default-src`. */
const nothingElse = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const dataPolicy = `default-src 'none'; ${nothingElse}`;

/** Policy of static files. A browser that opens a video makes a document around the video, which must load the file. */
export function filePolicy(styleHashes: readonly string[] = []): string {
  const hashes = styleHashes.map((hash) => ` '${hash}'`).join("");
  const styles = hashes && ` style-src${hashes}; font-src data:;`;
  return `default-src 'none'; media-src 'self';${styles} ${nothingElse}`;
}

type HeaderOptions = {
  readonly nonce: string;
  readonly isHttps: boolean;
  readonly holdsToken: boolean;
  readonly playsMedia: boolean;
  readonly thirdParties: readonly ThirdParty[];
};

/** Strict CSP (https://web.dev/articles/strict-csp); the other script sources are for older browsers. */
function contentSecurityPolicy(options: HeaderOptions): string {
  const { nonce, isHttps, playsMedia, thirdParties } = options;
  const sources = (kind: "frame" | "image" | "connect") =>
    thirdParties
      .flatMap((party) => party[kind] ?? [])
      .map((source) => ` ${source}`)
      .join("");
  const frames = sources("frame");
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-inline' https:`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${sources("image")}`,
    "font-src 'self'",
    `connect-src 'self'${sources("connect")}`,
    frames && `frame-src${frames}`,
    "manifest-src 'self'",
    // The storage host is unknown. The local simulator uses plain http.
    playsMedia ? `media-src 'self' ${isHttps ? "https:" : "http:"}` : "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // On plain http it would break every link and form.
    isHttps && "upgrade-insecure-requests",
  ];
  return directives.filter(Boolean).join("; ");
}

/** Sources outside our origin. Scripts need none: `'strict-dynamic'` covers theirs. */
type ThirdParty = {
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  readonly connect?: readonly string[];
  readonly withCookies?: boolean;
  readonly variesBy?: readonly string[];
};

const scheduling: ThirdParty = { frame: [new URL(names.schedulingProvider.url).origin] };

const pixel: ThirdParty = {
  image: ["https://www.facebook.com"],
  connect: ["https://www.facebook.com"],
  withCookies: true,
  variesBy: ["Cookie", "Sec-GPC"],
};

export function thirdPartiesOf(
  page: Page | undefined,
  env: Env | null,
  videoOrigins: readonly string[],
) {
  const parties: ThirdParty[] = [];
  if (page?.calendar) parties.push(scheduling);
  if (videoOrigins.length > 0) parties.push({ frame: videoOrigins });

  const tracking = env && page && trackingOf(page.id, env);
  if (tracking?.pixelId) parties.push(pixel);
  if (tracking?.webhookUrl) parties.push({ connect: [new URL(tracking.webhookUrl).origin] });
  return parties;
}

function mayBeIsolated(parties: readonly ThirdParty[]): boolean {
  return !parties.some(({ frame, withCookies }) => frame !== undefined || withCookies);
}
