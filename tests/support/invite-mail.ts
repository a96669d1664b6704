import { zoneClocks } from "~/invites/calendar/calendar-time";
import { limits } from "~/invites/calendar/limits";
import { upcoming } from "~/invites/calendar/occurrences";
import { stepBudget, withinBudget } from "~/invites/calendar/step-budget";
import { lifetimeMs } from "~/invites/decide-booking";
import type { Plan } from "~/invites/meeting-plan";
import { mergeEvents } from "~/invites/merge-events";
import { readInvites, readMail } from "~/invites/read-invites";
import { organizerOf, senderOf } from "~/invites/sender";
import { parseMeetingLink } from "~/notetaker/request/meeting-link";

/** An invite as some calendar might send it; each part may be replaced. */
export type Parts = {
  readonly head?: string;
  readonly from?: string;
  readonly to?: string;
  readonly date?: string;
  /** Result of the mail servers' checks, such as "pass". */
  readonly auth?: string;
  /** The `method` parameter of the part; "" for none. */
  readonly mime?: string;
  /** METHOD of the calendar; "" for none. */
  readonly method?: string;
  /** Lines of the calendar before its events. */
  readonly calendar?: string;
  readonly uid?: string;
  readonly stamp?: string;
  readonly start?: string;
  readonly organizer?: string;
  readonly guest?: string;
  readonly link?: string;
  /** More lines of the event, and lines of the calendar after it. */
  readonly event?: string;
  readonly more?: string;
};

let mailCount = 0;

const ida = "Ida Iversen <ida@firm.example>";
const inUtc = "DTSTART:20261210T130000Z";
const invited = "ATTENDEE;RSVP=TRUE:mailto:notes@larkfield.example";

export function vevent(parts: Parts = {}): string {
  const lines = [
    "BEGIN:VEVENT",
    parts.uid ?? "UID:meeting@firm.example",
    parts.stamp ?? "DTSTAMP:20261119T090000Z",
    parts.start ?? inUtc,
    "DURATION:PT1H",
    parts.organizer ?? "ORGANIZER:mailto:ida@firm.example",
    parts.guest ?? invited,
    parts.link ?? "LOCATION:https://meet.google.com/var-iant-abc",
    parts.event ?? "",
    "END:VEVENT",
  ];
  return lines.filter((line) => line !== "").join("\n");
}

export function inviteMail(parts: Parts = {}): { readonly raw: string } {
  mailCount += 1;
  const from = parts.from ?? ida;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "";
  const { auth = "pass", mime = "REQUEST", method = "REQUEST" } = parts;
  const head = [
    "Authentication-Results: mx.cloudflare.net;",
    `\tdkim=${auth} header.d=${domain};`,
    `\tdmarc=${auth} header.from=${domain} policy.dmarc=none;`,
    `\tspf=${auth} smtp.mailfrom=sender@${domain}`,
    ...(parts.head === undefined ? [] : [parts.head]),
    `Message-ID: <mail-${mailCount}@${domain}>`,
    `Date: ${parts.date ?? "Thu, 19 Nov 2026 09:00:00 +0000"}`,
    "Subject: Meeting",
    `From: ${from}`,
    `To: ${parts.to ?? "notes@larkfield.example"}`,
    `Content-Type: text/calendar; charset=utf-8${mime === "" ? "" : `; method=${mime}`}`,
    "Content-Transfer-Encoding: 8bit",
  ];
  const calendar = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...(method === "" ? [] : [`METHOD:${method}`]),
    ...(parts.calendar === undefined ? [] : [parts.calendar]),
    vevent(parts),
    ...(parts.more === undefined ? [] : [parts.more]),
    "END:VCALENDAR",
    "",
  ];
  return { raw: `${head.join("\n")}\n\n${calendar.join("\n")}` };
}

export const inviteTools = {
  readLink: parseMeetingLink,
  joinAddress: "notes@larkfield.example",
  now: Date.UTC(2026, 10, 20, 15),
};

type Raw = { readonly raw: string | Uint8Array<ArrayBuffer> };

/** Reads a mail within its limits. `rawSize` is 0: the reader may not rely on it. */
function receive(mail: Parts | Raw) {
  const { raw } = "raw" in mail ? mail : inviteMail(mail);
  return readMail({ from: "", to: "", raw: new Blob([raw]).stream(), rawSize: 0 });
}

/** Reads mails of one sender in sequence. Returns starts ("2026-12-10T13:00"), zones, codes and answers. */
export async function afterMails(...mails: readonly (Parts | Raw)[]) {
  const { now } = inviteTools;
  const plans = new Map<string, Plan>();
  const ignored: string[] = [];
  const answers: string[] = [];
  for (const one of mails) {
    const received = await receive(one);
    if (typeof received === "string") {
      ignored.push(received);
      continue;
    }
    const budget = stepBudget(limits.steps);
    const reading = readInvites(received.mail, inviteTools, budget);
    ignored.push(...reading.ignored);
    if (reading.isTooComplicated) answers.push("too_complicated");
    else if (!reading.hasEvent) answers.push("no_calendar");
    answers.push(...reading.refused.map(({ why }) => why));
    for (const events of reading.meetings) {
      const { uid } = events[0];
      const work = withinBudget(() => mergeEvents(plans.get(uid) ?? null, events, now, budget));
      if (!work.ok) {
        answers.push("too_complicated");
        continue;
      }
      const merged = work.result;
      answers.push(...merged.notices.map(({ why }) => why));
      if (merged.problemIn) answers.push("unsupported");
      if (merged.why === null) plans.set(uid, merged.plan);
    }
  }
  const clocks = zoneClocks(stepBudget(Infinity));
  const occurrences = [...plans.values()].flatMap((plan) => [
    ...upcoming(plan, now, now + lifetimeMs, clocks),
  ]);
  const joinable = occurrences.filter(({ code }) => code !== null);
  const starts = joinable.map(({ start }) => new Date(start.instant).toISOString().slice(0, 16));
  const zones = joinable.map(({ start }) => start.zone);
  return { starts, zones, codes: joinable.map(({ code }) => code), ignored, answers };
}

/** Owner of a mail's meeting ("ida@firm.example"), with " asked" if the owner is not proven; null if none. */
export async function ownerOf(parts: Parts): Promise<string | null> {
  const received = await receive(parts);
  const sender = typeof received === "string" ? null : senderOf(received.mail);
  if (typeof received === "string" || !sender) return null;
  const [events] = readInvites(received.mail, inviteTools, stepBudget(limits.steps)).meetings;
  const organizer = events ? organizerOf(sender, events) : null;
  return organizer && `${organizer.email}${organizer.isProven ? "" : " asked"}`;
}
