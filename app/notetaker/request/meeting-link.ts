import { names } from "../../config/names.ts";
import { meetingLinkWords as words } from "../../content/words/notetaker-form.ts";
import { mailAddress } from "../../lib/text/addresses.ts";
import { trimEnd, trimStart } from "../../lib/text/trim.ts";

/** Other services, each with its hosts and the schemes of links that open its app. */
const services: readonly (readonly [name: string, ...places: string[]])[] = [
  ["Zoom", "zoom.us", "zoom.com", "zoom.com.cn", "zoom-x.de", "zoomgov.com", "zoommtg:", "zoomus:"],
  ["Microsoft Teams", "teams.microsoft.com", "teams.live.com", "teams.microsoft.us", "msteams:"],
  ["Webex", "webex.com", "webex:", "wbx:"],
  ["Jitsi Meet", "meet.jit.si", "8x8.vc"],
  ["Amazon Chime", "chime.aws"],
  ["Whereby", "whereby.com"],
  ["Proton Meet", "meet.proton.me"],
  ["RingCentral", "ringcentral.com"],
  ["GoTo Meeting", "gotomeeting.com", "gotomeet.me", "meet.goto.com"],
  ["Skype", "join.skype.com", "meet.lync.com"],
  ["Discord", "discord.gg", "discord.com"],
];

const refusalsByHost = new Map([
  ["meet.new", words.notStarted],
  ["stream.meet.google.com", words.livestream],
  ["hangouts.google.com", words.retired],
  ["duo.app.goo.gl", words.retired],
  ["duo.google.com", words.retired],
  ["tel.meet", words.dialIn],
]);

/** Keyed by the first part of a path at the meeting service. */
const refusalsByPath = new Map([
  ["", words.notStarted],
  ["new", words.notStarted],
  ["landing", words.notStarted],
  ["lookup", words.nickname],
  ["room", words.nickname],
  ["call", words.directCall],
  ["whoops", words.directCall],
  ["stream", words.livestream],
]);

/** The meeting's code ("abc-defg-hij"), or why the text is refused. */
type MeetingLink = { readonly code: string } | { readonly message: string };

const maxLength = 4_096;
const maxDepth = 5;
const codeShape = /^[a-z]{3}-[a-z]{4}-[a-z]{3}$/;
const codeWithoutDashes = /^[a-z]{10}$/;
const wordsOfTenLetters = new Set(["googlemeet", "meetgoogle"]);

/** Finds the one Google Meet meeting in a link, an invitation or a bare code, in linear time. */
export function parseMeetingLink(text: string): MeetingLink {
  if (text.length > maxLength) return { message: words.tooLong };

  const tokens = tokensOf(text);
  const [first] = tokens;
  if (first === undefined) return { message: words.required };
  if (tokens.length === 1) {
    const code = codeOf(first);
    if (code) return { code };
  }

  const findings = tokens.flatMap((token) => readToken(token, maxDepth) ?? []);
  const codes = [...new Set(findings.flatMap((found) => ("code" in found ? [found.code] : [])))];
  const [code, other] = codes;
  if (code && other) return { message: words.several([code, other]) };
  if (code) return { code };
  if (/^[\d\s-]+$/.test(text) && /^\d{9,11}$/.test(tokens.join("").replaceAll("-", ""))) {
    return { message: words.zoomNumber };
  }
  return findings[0] ?? { message: words.notALink };
}

function tokensOf(text: string): string[] {
  return (
    text
      // HTML entities.
      .replace(/&(?:amp|#38|#x26);/gi, "&")
      .replace(/&(?:lt|gt|quot|nbsp|#3[49]|#6[02]|#160);/gi, " ")
      // Word processors turn hyphens into other dashes; chat programs add invisible characters.
      .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, "-")
      .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, "")
      // Spaces, brackets, quotation marks and the punctuation of Chinese and Japanese.
      .split(/[\s\u0000-\u001F<>()[\]{}"'`|,;\u00AB\u00BB\u2018-\u201F\u3001\u3002\u300C-\u300F]+/)
      .map(trimPunctuation)
      .filter((token) => token !== "")
  );
}

function trimPunctuation(token: string): string {
  const start = trimStart(token, (character) => "*_~".includes(character));
  const bare = trimEnd(start, (character) => ".!?:*_~\\^\u2026".includes(character));

  // "Link:https://…": only the link is used.
  const label = /^\p{L}{1,30}[:=](?=https?:\/\/)/iu.exec(bare);
  return label ? bare.slice(label[0].length) : bare;
}

function codeOf(segment: string): string | null {
  const letters = segment.toLowerCase();
  if (codeShape.test(letters)) return letters;
  if (!codeWithoutDashes.test(letters) || wordsOfTenLetters.has(letters)) return null;
  return `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7)}`;
}

function readToken(token: string, depth: number): MeetingLink | null {
  const url = toUrl(token);
  if (!url) return mailAddress(token) !== null ? { message: words.email } : null;

  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return { message: refusalForService(url.protocol) ?? words.notAWebLink };
  }
  const { host } = names.meetingService;
  // Defender for Cloud Apps adds a suffix to the host name.
  const isMeet = url.hostname.replace(/\.mcas(?:\.ms|-gov\.us)$/, "") === host;
  if (url.username !== "" || url.password !== "") {
    const isDisguised = isMeet || url.username.includes(host);
    return { message: isDisguised ? words.disguised : words.notOurService };
  }
  const direct = isMeet ? readMeetPath(url) : { message: refusalForHost(url) };
  if ("code" in direct || depth === 0) return direct;
  const inner = linksIn(url).flatMap((link) => readToken(link, depth - 1) ?? []);
  return inner.find((found) => "code" in found) ?? inner[0] ?? direct;
}

/** Returns links inside a link: mail filters, chat programs and search engines wrap links. Opens none. */
function linksIn({ pathname, search, searchParams }: URL): string[] {
  const parts = [...searchParams.values(), ...pathname.split("/")];
  // A link in the path, as in `/https://…` and in `/__https://…__;` of Proofpoint v3.
  const [, inPath = ""] = /\/_*(https?(?::|%3a).*)/i.exec(pathname + search) ?? [];
  return [
    ...searchParams.values(),
    decoded(inPath.split("__", 1)[0] ?? ""),
    // "http" in base64.
    ...parts.filter((part) => part.startsWith("aHR0c")).map(fromBase64),
    // Proofpoint v2.
    ...parts
      .filter((part) => /^https?-3A__/.test(part))
      .map((part) => decoded(part.replaceAll("-", "%").replaceAll("_", "/"))),
  ].filter((link) => /^https?:/i.test(link));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+"));
  } catch {
    return "";
  }
}

function toUrl(token: string): URL | null {
  // `host:443` and `example.com:…` have no scheme.
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

function readMeetPath(url: URL): MeetingLink {
  if (url.port !== "") return { message: words.port };
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  if (segments[0] === "_meet") segments.shift();
  const [first = "", ...rest] = segments;
  const code = rest.length === 0 ? codeOf(first) : null;
  return code
    ? { code }
    : { message: refusalsByPath.get(first.toLowerCase()) ?? words.incompleteCode };
}

function refusalForHost({ hostname, pathname }: URL): string {
  const refusal = refusalsByHost.get(hostname) ?? refusalForService(hostname);
  if (refusal) return refusal;
  if (hostname === "g.co" && /^\/meet(?:\/|$)/i.test(pathname)) return words.nickname;
  return hostname.includes(names.meetingService.host) ? words.disguised : words.notOurService;
}

function refusalForService(place: string): string | null {
  const service = services.find(([, ...places]) =>
    places.some((servicePlace) => place === servicePlace || place.endsWith(`.${servicePlace}`)),
  );
  return service ? words.otherService(service[0]) : null;
}
