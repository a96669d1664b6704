import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import type { Page } from "~/config/pages";
import { trackingOf } from "~/tracking/tracked-pages";
import { constantHeaders, isolation } from "./constant-headers";

/**
 * Returns the same response with the security headers (`public/_headers` has those of files). Applied to every answer of the Worker, whatever its status. HTML may be kept for the back button
 * but is asked for again; everything else without a rule of its own is not kept at all.
 */
export function withSecurityHeaders(response: Response, document: SentDocument): Response {
  const secured = new Response(response.body, response);
  const { headers } = secured;

  for (const [name, value] of Object.entries(constantHeaders)) headers.set(name, value);
  if (document.holdsToken) headers.set("Referrer-Policy", "no-referrer");
  const isDocument = headers.get("Content-Type")?.startsWith("text/html") === true;
  // It would block frames of others, and keep their cookies from them.
  if (!isDocument || mayBeIsolated(document.thirdParties)) {
    headers.set(isolation.name, isolation.value);
  }
  // A nonce has no business in answers that a cache may keep.
  const policy = isDocument ? contentSecurityPolicy(document) : dataPolicy;
  headers.set("Content-Security-Policy", policy);

  for (const name of document.thirdParties.flatMap(({ variesBy }) => variesBy ?? [])) {
    headers.append("Vary", name);
  }
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", response.ok && isDocument ? "private, no-cache" : "no-store");
  }
  return secured;
}

const nothingElse = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For answers that are no documents: nothing in them may load, run or be framed. */
const dataPolicy = `default-src 'none'; ${nothingElse}`;

/**
 * For files that are served without the Worker. A browser that opens a video by itself puts it into a
 * document of its own making, which then loads the video. A drawing may have a style whose hash is known.
 */
export function filePolicy(styleHashes: readonly string[] = []): string {
  const hashes = styleHashes.map((hash) => ` '${hash}'`).join("");
  const styles = hashes && ` style-src${hashes}; font-src data:;`;
  return `default-src 'none'; media-src 'self';${styles} ${nothingElse}`;
}

type SentDocument = {
  /** The one in the document. */
  readonly nonce: string;
  /** Whether the visitor came by https. */
  readonly secure: boolean;
  /** Its address holds a token, which no request of the page may tell. */
  readonly holdsToken: boolean;
  /** It plays recordings, which our own address hands over to wherever the provider keeps it. */
  readonly playsMedia: boolean;
  /** Whom it may talk to beside us. */
  readonly thirdParties: readonly ThirdParty[];
};

/**
 * The Content-Security-Policy of a page (https://web.dev/articles/strict-csp). Browsers that know
 * `'strict-dynamic'` ignore `'unsafe-inline'` and `https:` beside it; both are there for browsers that do not.
 */
export function contentSecurityPolicy(document: Omit<SentDocument, "holdsToken">): string {
  const { nonce, secure, playsMedia, thirdParties } = document;
  const theirs = (what: "frame" | "style" | "image" | "connect") =>
    thirdParties.flatMap((party) => party[what] ?? []).map((source) => ` ${source}`);
  const frames = theirs("frame").join("");
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-inline' https:`,
    `style-src 'self' 'nonce-${nonce}'${theirs("style").join("")}`,
    `img-src 'self' data:${theirs("image").join("")}`,
    "font-src 'self'",
    `connect-src 'self'${theirs("connect").join("")}`,
    ...(frames ? [`frame-src${frames}`] : []),
    "manifest-src 'self'",
    // A recording's host is not known beforehand. By plain http come developers, whose provider is a simulator.
    `media-src 'self'${playsMedia ? (secure ? " https:" : " http:") : ""}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // On plain http, as on a developer's machine, it would break every link and form.
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

/**
 * What a page may use from outside of our origin. `'strict-dynamic'` lets our nonced script load
 * theirs, so no script source is named.
 */
type ThirdParty = {
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
  readonly image?: readonly string[];
  readonly connect?: readonly string[];
  /** It knows people by cookies of its own, which an isolated page would keep from it. */
  readonly withCookies?: boolean;
  /** The page differs by these request headers of the visitor. */
  readonly variesBy?: readonly string[];
};

const scheduling: ThirdParty = { frame: [new URL(names.schedulingProvider.url).origin] };

const pixel: ThirdParty = {
  image: ["https://www.facebook.com"],
  connect: ["https://www.facebook.com"],
  withCookies: true,
  variesBy: ["Cookie", "Sec-GPC"],
};

type Configured = {
  /** null when it is not sound: nothing is then configured. */
  readonly env: Pick<Env, "pixelId" | "automationWebhookUrl"> | null;
  /** Of the players in the page's content. */
  readonly videoOrigins: readonly string[];
};

/** Whom a page may talk to. What is no page of ours may talk to nobody. */
export function thirdPartiesOf(page: Page | undefined, { env, videoOrigins }: Configured) {
  const parties: ThirdParty[] = [];
  if (page?.calendar) parties.push(scheduling);
  if (videoOrigins.length > 0) parties.push({ frame: videoOrigins });

  const tracking = env && page && trackingOf(page.id, env);
  if (tracking?.pixelId) parties.push(pixel);
  if (tracking?.webhookUrl) parties.push({ connect: [new URL(tracking.webhookUrl).origin] });
  return parties;
}

/** A page that embeds a frame of somebody else cannot demand that the frame isolates itself. */
function mayBeIsolated(parties: readonly ThirdParty[]): boolean {
  return !parties.some(({ frame, withCookies }) => frame !== undefined || withCookies);
}
