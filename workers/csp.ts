import type { ThirdParty } from "./third-parties";

const nothingElse = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For answers that are no documents: nothing in them may load, run or be framed. */
export const dataPolicy = `default-src 'none'; ${nothingElse}`;

/**
 * For files that are served without the Worker. A browser that opens a video by itself puts it into a
 * document of its own making, which then loads the video. A drawing may have a style whose hash is known.
 */
export function filePolicy(styleHashes: readonly string[] = []): string {
  const hashes = styleHashes.map((hash) => ` '${hash}'`).join("");
  const styles = hashes && ` style-src${hashes}; font-src data:;`;
  return `default-src 'none'; media-src 'self';${styles} ${nothingElse}`;
}

export type SentDocument = {
  /** The one in the document. */
  readonly nonce: string;
  /** Whether the visitor came by https. */
  readonly secure: boolean;
  /** It plays recordings, which our own address hands over to wherever the provider keeps it. */
  readonly playsMedia: boolean;
  /** Whom it may talk to beside us. */
  readonly thirdParties: readonly ThirdParty[];
};

/**
 * The Content-Security-Policy of a page (https://web.dev/articles/strict-csp). Browsers that know
 * `'strict-dynamic'` ignore `'unsafe-inline'` and `https:` beside it; both are there for browsers that do not.
 */
export function contentSecurityPolicy(document: SentDocument): string {
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
