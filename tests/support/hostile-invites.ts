import type { Email } from "postal-mime";
import { decide } from "../../app/invites/decide.ts";
import { judge } from "../../app/invites/judge.ts";
import { limits } from "../../app/invites/calendar/limits.ts";
import { readInvites } from "../../app/invites/read-invites.ts";
import { senderOf } from "../../app/invites/sender.ts";
import { stepBudget, withinBudget } from "../../app/invites/calendar/step-budget.ts";
import { parseMeetingLink } from "../../app/notetaker/request/meeting-link.ts";
import { resolveWallTime } from "../../app/lib/time/wall-time.ts";
import { wallClockAt } from "../../app/lib/time/zone-clock.ts";

/**
 * Mails that are made to cost as much as they can: what they are made of (`HostileMail`), how one becomes
 * another, and what one costs. A climb keeps whatever costs more.
 */
const kinds = {
  rule: [
    "FREQ=DAILY",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;INTERVAL=1000;BYDAY=MO;BYMONTHDAY=-31",
    "FREQ=DAILY;COUNT=4000;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR,SA;BYMONTH=2;COUNT=3999",
    "FREQ=WEEKLY;INTERVAL=1000;BYDAY=MO;BYMONTH=2",
    "FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO",
    "FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5,6,7,8,9,-1,-2,-3;BYDAY=MO,2TU,-1WE;BYSETPOS=62",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=1MO;BYMONTHDAY=20;BYSETPOS=-300",
    "FREQ=YEARLY;BYMONTHDAY=31;COUNT=4000",
    "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
    `FREQ=MONTHLY;BYDAY=${"1MO,".repeat(200)}1MO`,
    `FREQ=WEEKLY;BYDAY=${"XX,".repeat(300)}MO`,
    "",
  ],
  start: [
    "00010101T090000",
    "16010101T000000",
    "19700101T090000",
    "20200229T090000",
    "20261210T130000",
  ],
  tzid: [
    "own",
    "Europe/Berlin",
    "Nowhere",
    "a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p",
    "zones",
    "eUROPE/bERLIN",
  ],
  link: [
    "https://meet.google.com/abc-defg-hij",
    "https://a,",
    "a@a@",
    "https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.b%2F",
    "meet.google.com/(",
    "https://a.b.c.d.e.f.g.h/;https://",
  ],
  filler: [
    "A;=c:x\r\n",
    "x\r\n",
    " x\r\n",
    "A;b=c;d=e;f=g;h=i:x\r\n",
    `A${";b=c".repeat(1000)}:x\r\n`,
    `A${";b=c".repeat(8000)}\r\n`,
    `DESCRIPTION:${"\\n".repeat(4000)}\r\n`,
    "BEGIN:VALARM\r\nEND:VALARM\r\n",
    "ATTENDEE;CN=a:mailto:a@b.c\r\n",
    "RRULE:FREQ=DAILY\r\n",
    "EXDATE:x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x,x\r\n",
    `EXDATE:${",".repeat(5000)}\r\n`,
  ],
} as const;

const mosts = {
  calendars: 5,
  zones: 400,
  observances: 900,
  rdates: 100,
  events: 300,
  uids: 8,
  dates: 600,
  dateLines: 4,
  years: 900,
  links: 400,
  fillers: 4_000,
  headers: 2_000,
} as const;

type Kind = keyof typeof kinds;
type Most = keyof typeof mosts;
export type HostileMail = {
  readonly picks: Readonly<Record<Kind | "observanceRule", string>>;
  readonly counts: Readonly<Record<Most, number>>;
};

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)]!;
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
/** Small numbers as often as large ones. */
const upTo = (most: number, random: Random) => Math.floor((most + 1) ** random() - 1 + random());

function anyMail(random: Random): HostileMail {
  const picks = Object.fromEntries(
    keysOf(kinds).map((kind) => [kind, pick<string>(kinds[kind], random)]),
  );
  const counts = Object.fromEntries(keysOf(mosts).map((most) => [most, upTo(mosts[most], random)]));
  return {
    picks: { ...picks, observanceRule: pick(kinds.rule, random) } as HostileMail["picks"],
    counts: counts as HostileMail["counts"],
  };
}

/** The same with one to three things changed. */
function mutated(mail: HostileMail, random: Random): HostileMail {
  let { picks, counts } = mail;
  for (let left = 1 + Math.floor(3 * random()); left > 0; left -= 1) {
    const other = anyMail(random);
    const kind = pick(keysOf(other.picks), random);
    const most = pick(keysOf(mosts), random);
    if (random() < 0.3) picks = { ...picks, [kind]: other.picks[kind] };
    else counts = { ...counts, [most]: other.counts[most] };
  }
  return { picks, counts };
}

/** The mail as the parser hands it over: 2 MiB at most, which is what is kept of it. */
export function emailOf(mail: HostileMail): Email {
  const { headers, calendars } = mail.counts;
  const texts = Array.from({ length: Math.max(1, calendars) }, (_, nth) => calendarOf(mail, nth));
  const most = Math.floor(limits.kept / texts.length);
  const name = "\u200C ".repeat(headers);
  return {
    headers: [
      { key: "authentication-results", value: "mx.cloudflare.net; dmarc=pass header.from=a.test" },
      { key: "from", value: `${name}x <a@a.test>` },
      ...Array.from({ length: headers }, () => ({ key: "x-a", value: '("\\b' })),
    ].map((header) => ({ ...header, originalKey: header.key })),
    headerLines: [],
    from: { name: `${name}x`, address: "a@a.test" },
    attachments: texts.map((text) => ({
      filename: null,
      mimeType: "text/calendar",
      disposition: null,
      method: "REQUEST",
      content: text.slice(0, most),
    })),
  };
}

const zoneNames = Intl.supportedValuesOf("timeZone");
const lines = (count: number, line: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => line(nth)).join("");

function calendarOf({ picks, counts }: HostileMail, calendar: number): string {
  const tzid = (nth: number) =>
    picks.tzid === "zones" ? zoneNames[nth % zoneNames.length] : `${picks.tzid}${nth || ""}`;
  const date = (nth: number) => {
    const year = 2026 + (nth % (counts.years + 1)) - (counts.years >> 1);
    return `${String(year).padStart(4, "0")}${String(1 + (nth % 12)).padStart(2, "0")}10T130000`;
  };
  const property = (name: string, value: string) => (value === "" ? "" : `${name}:${value}\r\n`);
  const dates = (name: string, zone: number) =>
    property(
      `${name};TZID=${tzid(zone)}`,
      lines(counts.dates, (nth) => `${date(nth + zone)},`),
    );

  const observance = (nth: number) =>
    "BEGIN:STANDARD\r\nTZOFFSETFROM:+0100\r\n" +
    property("DTSTART", nth % 2 ? picks.start : date(nth)) +
    property("TZOFFSETTO", `+0${nth % 10}00`) +
    property("RRULE", picks.observanceRule) +
    property(
      "RDATE",
      lines(counts.rdates, (at) => `${date(at)},`),
    ) +
    "END:STANDARD\r\n";
  const zone = (nth: number) =>
    `BEGIN:VTIMEZONE\r\nTZID:${tzid(nth)}\r\n` +
    `${lines(nth === 0 ? counts.observances : 2, observance)}END:VTIMEZONE\r\n`;
  const event = (nth: number) =>
    "BEGIN:VEVENT\r\nATTENDEE:mailto:notes@larkfield.example\r\n" +
    property("UID", `${calendar % 2}-${nth % (counts.uids + 1)}`) +
    property("SEQUENCE", String(nth)) +
    property(`DTSTART;TZID=${tzid(nth)}`, picks.start) +
    property(`RECURRENCE-ID;TZID=${tzid(nth)}`, nth > counts.uids ? date(nth) : "") +
    property("RRULE", picks.rule) +
    lines(counts.dateLines, (at) => dates(at % 2 ? "RDATE" : "EXDATE", at)) +
    property(
      "DESCRIPTION",
      lines(counts.links, (at) => `${picks.link}${nth}x${at}${at % 7 ? "" : " "}`),
    ) +
    "END:VEVENT\r\n";
  const filler = lines(counts.fillers, () => picks.filler).slice(0, limits.calendar / 2);
  return (
    `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nX-NTH:${calendar}\r\n${filler}\r\n` +
    `${lines(counts.zones, zone)}${lines(counts.events, event)}END:VCALENDAR\r\n`
  );
}

const tools = {
  time: { resolveWallTime, wallClockAt },
  readLink: parseMeetingLink,
  joinAddress: "notes@larkfield.example",
};
const now = Date.UTC(2026, 10, 20, 15);

/** What is done with a mail that has been read: the steps it took, and whether it was given up. */
export function work(mail: Email): { readonly steps: number; readonly isTooComplicated: boolean } {
  senderOf(mail);
  const budget = stepBudget(limits.steps);
  const reading = readInvites(mail, tools, budget);
  let { isTooComplicated } = reading;
  for (const events of reading.meetings) {
    const judged = withinBudget(() => judge(null, events, now, tools.time, budget));
    if (judged.ok) {
      const { plan } = judged.result;
      decide({ id: "id", plan, booking: null, version: 1, heardAt: now }, now, tools.time);
    } else isTooComplicated = true;
  }
  return { steps: budget.spent(), isTooComplicated };
}

export type Climbed = { readonly mail: HostileMail; readonly score: number };

/** The mail with the highest score of so many tries: mutations of the best, and now and then another. */
export function climb(
  tries: number,
  random: Random,
  scoreOf: (mail: Email) => number,
): Climbed | null {
  let best: Climbed | null = null;
  let from: Climbed | null = null;
  for (let nth = 0; nth < tries; nth += 1) {
    const mail: HostileMail =
      nth % 250 === 0 || !from ? anyMail(random) : mutated(from.mail, random);
    const score = scoreOf(emailOf(mail));
    if (nth % 250 === 0 || !from || score >= from.score) from = { mail, score };
    if (!best || score > best.score) best = from;
  }
  return best;
}
