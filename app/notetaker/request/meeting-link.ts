import { names } from "../../config/names.ts";
import { meetingLinkWords as words } from "../../content/words/notetaker-form.ts";
import { mailAddress } from "../../lib/text/addresses.ts";
import { trimEnd, trimStart } from "../../lib/text/trim.ts";
import { unwrap } from "./link-wrappers.ts";

/** Hosts of meeting services; their sub-domains count too. */
const services: readonly (readonly [name: string, ...hosts: string[]])[] = [
  ["Zoom", "zoom.us", "zoom.com", "zoom.com.cn", "zoom-x.de", "zoomgov.com"],
  ["Microsoft Teams", "teams.microsoft.com", "teams.live.com", "teams.microsoft.us"],
  ["Webex", "webex.com"],
  ["Jitsi Meet", "meet.jit.si", "8x8.vc"],
  ["Amazon Chime", "chime.aws"],
  ["Whereby", "whereby.com"],
  ["Proton Meet", "meet.proton.me"],
  ["RingCentral", "ringcentral.com"],
  ["GoTo Meeting", "gotomeeting.com", "gotomeet.me", "meet.goto.com"],
  ["Skype", "join.skype.com", "meet.lync.com"],
  ["Discord", "discord.gg", "discord.com"],
];

const servicesByScheme: Readonly<Record<string, string>> = {
  "zoommtg:": "Zoom",
  "zoomus:": "Zoom",
  "msteams:": "Microsoft Teams",
  "webex:": "Webex",
  "wbx:": "Webex",
};

function serviceOfScheme(protocol: string): string | null {
  return Object.hasOwn(servicesByScheme, protocol) ? (servicesByScheme[protocol] ?? null) : null;
}

function serviceOfHost(hostname: string, pathname: string): string | null {
  if (hostname === "meet.new") return words.notStarted;
  if (hostname === "g.co" && /^\/meet(?:\/|$)/i.test(pathname)) return words.nickname;
  if (hostname === "stream.meet.google.com") return words.livestream;
  if (hostname === "hangouts.google.com" || hostname === "duo.app.goo.gl") return words.retired;
  if (hostname === "duo.google.com") return words.retired;
  if (hostname === "tel.meet") return words.dialIn;

  const service = services.find(([, ...hosts]) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
  return service ? words.otherService(service[0]) : null;
}

function refusedPath(first: string): string {
  switch (first.toLowerCase()) {
    case "":
    case "new":
    case "landing":
      return words.notStarted;
    case "lookup":
    case "room":
      return words.nickname;
    case "call":
    case "whoops":
      return words.directCall;
    case "stream":
      return words.livestream;
    default:
      return words.incompleteCode;
  }
}

type MeetingLink =
  /** `code` is `abc-defg-hij`, `url` is `https://meet.google.com/abc-defg-hij`, both in lower case. */
  | { readonly ok: true; readonly code: string; readonly url: string }
  | { readonly ok: false; readonly message: string };

/** Long enough for a pasted calendar invitation. */
const maxLength = 4_096;
const maxUnwraps = 5;
const codeShape = /^[a-z]{3}-[a-z]{4}-[a-z]{3}$/;
const codeWithoutDashes = /^[a-z]{10}$/;
const wordsOfTenLetters = new Set(["googlemeet", "meetgoogle"]);

/** Finds the one Google Meet meeting in a link, an invitation or a bare code, in linear time. */
export function parseMeetingLink(text: string): MeetingLink {
  if (text.length > maxLength) return refuse(words.tooLong);

  const tokens = tokensOf(text);
  const [only] = tokens;
  if (only === undefined) return refuse(words.required);
  if (tokens.length === 1) {
    const code = codeOf(only);
    if (code) return accept(code);
  }

  const findings = tokens.map((token) => readToken(token, maxUnwraps));
  const codes = [...new Set(findings.flatMap((found) => ("code" in found ? [found.code] : [])))];
  const [code, other] = codes;
  if (code && other) return refuse(words.several([code, other]));
  if (code) return accept(code);
  if (/^[\d\s-]+$/.test(text) && /^\d{9,11}$/.test(tokens.join("").replaceAll("-", ""))) {
    return refuse(words.zoomNumber);
  }

  const refusals = findings.flatMap((found) => ("message" in found ? [found.message] : []));
  return refuse(refusals[0] ?? words.notALink);
}

type Finding =
  { readonly code: string } | { readonly message: string } | { readonly nothing: true };
const nothing: Finding = { nothing: true };

function accept(code: string): MeetingLink {
  return { ok: true, code, url: `https://${names.meetingService.host}/${code}` };
}

function refuse(message: string): MeetingLink {
  return { ok: false, message };
}

function tokensOf(text: string): string[] {
  return (
    text
      .replace(/&(?:amp|#38|#x26);/gi, "&")
      .replace(/&(?:lt|gt|quot|nbsp|#3[49]|#6[02]|#160);/gi, " ")
      // Word processors turn hyphens into other dashes; chat programs add invisible characters.
      .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, "-")
      .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, "")
      .split(/[\s\u0000-\u001F<>()[\]{}"'`|,;\u00AB\u00BB\u2018-\u201F\u3001\u3002\u300C-\u300F]+/)
      .map(trimPunctuation)
      .filter((token) => token !== "")
  );
}

function trimPunctuation(token: string): string {
  const start = trimStart(token, (character) => "*_~".includes(character));
  const bare = trimEnd(start, (character) => ".!?:*_~\\^\u2026".includes(character));

  // "Link:https://…": the label goes, the link stays.
  const label = /^\p{L}{1,30}[:=](?=https?:\/\/)/iu.exec(bare);
  return label ? bare.slice(label[0].length) : bare;
}

function codeOf(segment: string): string | null {
  const letters = segment.toLowerCase();
  if (codeShape.test(letters)) return letters;
  if (!codeWithoutDashes.test(letters) || wordsOfTenLetters.has(letters)) return null;
  return `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7)}`;
}

function readToken(token: string, unwrapsLeft: number): Finding {
  const url = toUrl(token);
  if (!url) return mailAddress(token) !== null ? { message: words.email } : nothing;

  if (url.protocol !== "https:" && url.protocol !== "http:") {
    const service = serviceOfScheme(url.protocol);
    return { message: service ? words.otherService(service) : words.notAWebLink };
  }
  const isMeet = url.hostname === names.meetingService.host;
  const inner = url.username === "" && url.password === "" ? unwrap(url) : null;
  if (inner !== null && unwrapsLeft > 0) {
    const found = readToken(inner, unwrapsLeft - 1);
    return "nothing" in found ? { message: words.notOurService } : found;
  }
  if (url.username !== "" || url.password !== "") {
    const posing = url.username.includes(names.meetingService.host);
    return { message: isMeet || posing ? words.disguised : words.notOurService };
  }
  if (isMeet) return url.port === "" ? readMeetPath(url) : { message: words.port };

  return { message: messageForHost(url) };
}

/** Returns null for a mere word. A link without a scheme gets https. */
function toUrl(token: string): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]{0,20}:(?!\d)/i.test(token) && !/^[^:]*\./.test(token);
  if (hasScheme) return parseUrl(token);

  const host = token.split(/[/?#:\\]/, 1)[0] ?? "";
  const isHost = /^[a-z0-9.-]+$/i.test(host) && /[a-z0-9]\.[a-z]/i.test(host);
  return isHost ? parseUrl(`https://${token}`) : null;
}

/** `URL.parse` and `URL.canParse` are missing in browsers that still visit. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function readMeetPath(url: URL): Finding {
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  if (segments[0] === "_meet") segments.shift();
  const [first = "", ...rest] = segments;
  const code = rest.length === 0 ? codeOf(first) : null;
  return code ? { code } : { message: refusedPath(first) };
}

function messageForHost(url: URL): string {
  const known = serviceOfHost(url.hostname, url.pathname);
  if (known) return known;

  // A host that borrows the name, as in meet.google.com.evil.test, is worth its own warning.
  return url.hostname.includes(names.meetingService.host) ? words.disguised : words.notOurService;
}
