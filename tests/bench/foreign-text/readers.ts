import type { Email } from "postal-mime";
import { z } from "zod";
import { escapeHtml } from "~/email/html";
import { emailText } from "~/components/forms/schema-parts";
import { readCalendars } from "~/invites/calendar/calendar";
import { readDuration, readWall } from "~/invites/calendar/time";
import { meetingOf } from "~/invites/meeting";
import { senderOf } from "~/invites/sender";
import { stepBudget } from "~/invites/calendar/step-budget";
import { attributionSchema, touchOf } from "~/leads/attribution";
import { attributionJson, readVisitCookie } from "~/leads/visit-cookie.server";
import { firstName, foldEmail, maskEmail } from "~/lib/text/addresses";
import { campaignOf } from "~/lib/http/campaign";
import { parseInstant } from "~/lib/time/instant";
import { visibleLine, visibleAddress } from "~/lib/text/trim";
import { parseMeetingLink } from "~/notetaker/request/meeting-link";
import { readWallTime } from "~/notetaker/request/submission";
import { escapeMarkdown } from "~/notetaker/results/formats";
import { transcriptAsText } from "~/notetaker/results/transcript";
import { readReference } from "~/payments/bought";
import { networkOf } from "../../../workers/security.ts";
import { leastCpu } from "./cpu.ts";

const headers = (name: string, value: string) =>
  new Headers([[name, value.replace(/[^ -~]/g, "x")]]);
const senderOfHeader = (key: string, value: string) => {
  const from = { key: "from", originalKey: "From", value: "a <a@b.test>" };
  const mail: Pick<Email, "headers" | "from"> = {
    headers: [{ key, originalKey: key, value }, from],
    from: { name: key === "from" ? value : "a", address: "a@b.test" },
  };
  return senderOf(mail);
};
const meeting = (value: string) => {
  const property = { name: "description", params: {}, value };
  const component = { name: "vevent", properties: [property], components: [] };
  return meetingOf(component, parseMeetingLink, stepBudget(Infinity));
};

/** Everything that meets a stranger's text, as it is called. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  visibleLine,
  visibleAddress,
  emailText: (text) => emailText("no").safeParse(text),
  "zod's email": (text) => z.string().email().safeParse(text),
  foldEmail: (text) => foldEmail(`${text}@a.test`),
  maskEmail: (text) => maskEmail(`${text}@a.test`),
  parseMeetingLink,
  "links of an invite": meeting,
  readCalendars: (text) => readCalendars(text, stepBudget(Infinity)),
  "a calendar's line": (text) =>
    readCalendars(`BEGIN:VCALENDAR\nA;${text}\nEND:VCALENDAR`, stepBudget(Infinity)),
  readDuration,
  readWall,
  readWallTime,
  parseInstant,
  From: (text) => senderOfHeader("from", text),
  "Authentication-Results": (text) =>
    senderOfHeader("authentication-results", `mx.cloudflare.net; ${text}`),
  "Cookie: visit": (text) => readVisitCookie(headers("Cookie", `visit=${text}`)),
  "Cookie: any": (text) =>
    attributionJson(new Request("https://a.test/", { headers: headers("Cookie", text) }), 0),
  "campaign for others": (text) => {
    const url = new URL("https://a.test/");
    url.searchParams.set("utm_source", text);
    return campaignOf(url, null);
  },
  attribution: (text) => {
    const visit = { at: 0, landing: text, referrer: text, campaign: { utm_source: text } };
    return attributionSchema.safeParse({ first: visit, last: visit });
  },
  "query of a visit": (text) => {
    const url = new URL("https://a.test/");
    url.searchParams.set("utm_source", text);
    return touchOf({ url, referrer: text, ours: [url.origin], now: 0 });
  },
  networkOf: (text) => networkOf(headers("CF-Connecting-IP", text)),
  readReference,
  firstName,
  escapeHtml,
  escapeMarkdown,
  "transcript as text": (text) => transcriptAsText([{ speaker: text, start: 0, end: 1, text }]),
};

const pieces = [
  ...[
    " ",
    "a ",
    "\t \u00A0",
    "\u200C",
    "\u200C a",
    "a@",
    "@.",
    "a@a.",
    ".",
    "a.",
    "+",
    "+a",
    "\n",
    "\r\n ",
  ],
  ...[
    ";",
    ";=",
    ";a=b",
    "=",
    ",",
    '"',
    "(",
    "((\\",
    "\\n",
    "<a",
    "&amp",
    "https://a",
    "https://a,",
    "*_~",
    "%",
  ],
  ...["consent=granted.", "utm=", "1", "a-", "\uD800", "e\u0301", "BEGIN:A\n", "dkim=pass ", "a\n"],
];
const ends = ["", "!", "x\n", "@x"];

function inputs(length: number): string[] {
  return pieces.flatMap((piece) =>
    ends.map((end) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end),
  );
}

/** It reads no more than this at once (`app/notetaker/request/meeting-link.ts`): longer is refused unread. */
const longest: Readonly<Record<string, number>> = { parseMeetingLink: 4_000 };

/** Below this nobody can tell the two apart, whatever the text. */
const least = 0.02;

/** Each reader at what costs it most: twice the text is to be no more than two and a half times the work. */
export function readerRatios(): string[][] {
  return Object.entries(readers).map(([name, read]) => {
    const length = longest[name] ?? 64 * 1024;
    const [half, whole] = [inputs(length / 2), inputs(length)];
    const ask = (text: string | undefined) => read(text ?? "");
    const costs = whole.map((text, at) => {
      const began = performance.now();
      ask(text);
      return { at, ms: performance.now() - began };
    });
    const dearest = costs.sort((a, b) => b.ms - a.ms).slice(0, 2);
    const measured = dearest.map(({ at }) => {
      const ms = leastCpu(() => ask(whole[at]));
      return { ms, ratio: ms / leastCpu(() => ask(half[at])) };
    });
    const worst = measured.sort((a, b) => b.ratio - a.ratio)[0];
    const cost = Math.max(...measured.map(({ ms }) => ms));
    const row = `${name}, ${Math.ceil(length / 1024)} KB : half of it`;
    const measuredAs = cost < least ? "" : `${worst?.ratio.toFixed(2)} × `;
    return [row, `${measuredAs}(${cost.toFixed(2)} ms)`, "≤ 2.50 ×"];
  });
}
