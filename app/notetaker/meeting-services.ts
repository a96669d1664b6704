import { meetingLinkWords as words } from "../content/meeting-link.ts";

/** Hosts that are a meeting service by themselves or as the parent of any sub-domain. */
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

/** Name of the service that an application link (`zoommtg://…`) opens. */
export function serviceOfScheme(protocol: string): string | null {
  return Object.hasOwn(servicesByScheme, protocol) ? (servicesByScheme[protocol] ?? null) : null;
}

/** The sentence for a host that is not the meeting service's but is known (notetaker-provider 3.3, 3.4). */
export function serviceOfHost(hostname: string, pathname: string): string | null {
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

/** The sentence for a path of the meeting service that is not a code; `first` is its first segment. */
export function refusedPath(first: string): string {
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
