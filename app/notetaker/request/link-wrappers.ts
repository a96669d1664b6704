import { names } from "../../config/names.ts";
import { trimEnd } from "../../lib/text/trim.ts";

/**
 * Hosts that wrap links; one that begins with a dot stands for its sub-domains. Formats:
 * https://learn.microsoft.com/defender-office-365/safe-links-about; the others from public lists.
 */
const wrappers: readonly (readonly [hosts: readonly string[], read: Reader])[] = [
  [
    [
      ".safelinks.protection.outlook.com",
      ".safelinks.protection.office365.us",
      ".safelinks.protection.partner.outlook.cn",
      ".safelinks.protection.outlook.cn",
      "statics.teams.cdn.office.net",
      "outlook.office.com",
      "outlook.office365.us",
      "outlook.office365.com",
    ],
    parameter("url"),
  ],
  [["urldefense.proofpoint.com", "urldefense.com", "urldefense.us"], fromProofpoint],
  [["url.avanan.click", "protect.checkpoint.com"], between(/^\/v2\/(?:[^/]+\/)?___(.+?)(?:___|$)/)],
  [["checkpoint.url-protection.com", "protect.checkpoint.com"], parameter("o")],
  [["linkprotect.cudasvc.com"], parameter("a")],
  [["secure-web.cisco.com"], between(/\/(https?%3A%2F%2F[^/?]+)/i)],
  [["clicktime.symantec.com", "clicktime.cloud.postoffice.net"], parameter("u", "U")],
  [[".trendmicro.com", ".trendmicro.eu"], parameter("url")],
  [["protect.fireeye.com", "protect2.fireeye.com", "protect2.trellix.com"], parameter("u")],
  [[".protection.sophos.com"], inBase64(parameter("u"))],
  [
    ["linkscan.io", "lsems.gravityzone.bitdefender.com"],
    inBase64(between(/^\/scan\/(?:ux\/)?([\w+=-]+)/)),
  ],
  [["urlsand.esvalabs.com", "link.edgepilot.com"], parameter("u")],
  [["slack-redir.net", "www.linkedin.com"], parameter("url")],
  [["l.facebook.com", "lm.facebook.com", "l.instagram.com"], parameter("u")],
  [["deref-gmx.net", "deref-web.de"], parameter("redirectUrl")],
  [["accounts.google.com"], parameter("continue")],
];

type Reader = (url: URL) => string | null;

export function unwrap(url: URL): string | null {
  const { hostname, pathname, search } = url;
  const { host } = names.meetingService;
  if (/^(?:www\.)?google\.(?:com|(?:com?\.)?[a-z]{2})$/.test(hostname) && pathname === "/url") {
    return parameter("q", "url")(url);
  }
  if (hostname === host && pathname === "/linkredirect") return parameter("dest")(url);
  // Defender for Cloud Apps puts a suffix behind the host itself.
  if ([`${host}.mcas.ms`, `${host}.mcas-gov.us`].includes(hostname)) {
    return `https://${host}${pathname}${search}`;
  }
  for (const [hosts, read] of wrappers) {
    const isIts = hosts.some((one) =>
      one.startsWith(".") ? hostname.endsWith(one) : hostname === one,
    );
    const inner = isIts ? read(url) : null;
    if (inner) return inner.trim();
  }
  return null;
}

function parameter(...keys: string[]): Reader {
  return ({ searchParams }) => keys.map((key) => searchParams.get(key)).find((one) => one) ?? null;
}

function between(shape: RegExp): Reader {
  return ({ pathname, search }) => decoded(shape.exec(pathname + search)?.[1] ?? "");
}

function inBase64(read: Reader): Reader {
  return (url) => {
    try {
      return atob((read(url) ?? "").replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+"));
    } catch {
      return null;
    }
  };
}

/** v1 encodes the link as usual, v2 with "-" for "%" and "_" for "/", v3 puts it between underscores. */
function fromProofpoint(url: URL): string | null {
  const { pathname, search } = url;
  const third = /^\/v3\/__(.+)/.exec(pathname + search)?.[1];
  if (third !== undefined) return trimEnd(third.split("__;", 1)[0] ?? "", (one) => one === "_");
  const inner = parameter("u")(url) ?? "";
  return pathname.startsWith("/v2/")
    ? decoded(inner.replaceAll("-", "%").replaceAll("_", "/"))
    : inner;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
