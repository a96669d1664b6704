import { retentionDays } from "../../../app/config/facts.ts";
import { names } from "../../../app/config/names.ts";
import { calendarFile } from "../../../app/notetaker/mails/calendar.server.ts";
import { guides } from "../../../app/content/shared/guides.ts";
import { prices } from "../../../app/content/shared/prices.ts";
import { meetingLinkWords } from "../../../app/content/words/notetaker-form.ts";
import type { RenderedMail } from "../../../app/email/letter.ts";
import {
  inviteMissingMail,
  inviteRefusedMail,
  inviteUnreadMail,
  inviteUnreadMailWords,
  inviteUnsupportedMail,
  type UnreadReason,
} from "../../../app/invites/invite-mails.ts";
import { alarmMail } from "../../../app/alarms/alarms.server.ts";
import { checkMail } from "../../../app/alarms/check-mail.server.ts";
import { leadOperatorMail } from "../../../app/leads/mails/lead-handlers.server.ts";
import { leadLetter } from "../../../app/leads/mails/letters.ts";
import {
  confirmation,
  reminder,
  rescheduled,
  waiting,
} from "../../../app/notetaker/mails/booking-mails.ts";
import {
  cancelled,
  deleted,
  failure,
  optedOut,
} from "../../../app/notetaker/mails/ending-mails.ts";
import type { CalendarEntry, NotetakerMail } from "../../../app/notetaker/mails/notetaker-mail.ts";
import { pendingConfirmation, unprovenInvite } from "../../../app/notetaker/mails/pending-mails.ts";
import type { Notetaker } from "../../../app/notetaker/notetaker.ts";
import { failureReasons } from "../../../app/notetaker/status.ts";
import {
  orderOperatorMail,
  orderTemplateMail,
  paymentReturnedMail,
} from "../../../app/payments/order-mails.ts";
import { usdExact } from "../../../app/lib/text/usd.ts";
import { formatInstant } from "../../../app/lib/time/wall-time.ts";
import { resultMails } from "./results.ts";

/** `id` is fit for a file's name. */
export type SampleMail = { readonly id: string; readonly mail: RenderedMail };

const domain = names.contactEmail.replace(/^.*@/, "");
const site = `https://www.${domain}`;
const token = "hV3mZ0s6w1yQe8Rk2TnB5uXcL9dFgJpA7oEiWvYxKqM";
const statusUrl = `${site}/notetaker-status?token=${token}`;
const againUrl = `${site}/freenotetaker`;
const notMeUrl = `${site}/not-me?token=${token}`;
const at = Date.UTC(2026, 10, 20, 15, 0, 0);
const hour = 60 * 60_000;
const day = 24 * hour;
const text = (instant: number) => formatInstant(instant, "US/Eastern");

/** Every mail in each of its variants, to a person of this name. */
export function sampleMails(name = "Ada Lovelace"): readonly SampleMail[] {
  return [
    ...bookingMails(name),
    ...inviteMails(name),
    ...endMails(name),
    ...resultMails({ ...booked, name }, { notMe: notMeUrl, status: statusUrl }),
    ...failureMails(name),
    ...leadMails(name),
    ...orderMails(),
  ];
}

const booked = {
  ...{ id: "5c0e7c3a-sample", status: "scheduled", email: "ada.l@example.com", source: "web" },
  ...{ meetingCode: "abc-defg-hij", scheduled: true, startsAt: at, timezone: "US/Eastern" },
  ...{ sequence: 0, cancelledAt: null, deleteRequestedAt: null, deletedAt: null, reason: null },
  ...{ startedAt: null, endedAt: null, nextStep: null, nextAt: null },
} as unknown as Notetaker;

/** A notetaker's mail about `booked` with these changes. */
function notetakerSample(
  id: string,
  mail: NotetakerMail,
  changes: Partial<Notetaker>,
  { entry, mayStillCome = false }: { entry?: CalendarEntry; mayStillCome?: boolean } = {},
): SampleMail {
  const notetaker = { ...booked, ...changes };
  const env = { siteUrl: `https://www.${domain}`, mailFrom: `notetaker@${domain}` };
  const file = entry && calendarFile(env, notetaker, entry, at - 3 * day);
  const sampleUrl = `${site}/notetaker-sample`;
  const links = { status: statusUrl, notMe: notMeUrl, again: againUrl, sample: sampleUrl };
  const about = { notetaker, links, hasCalendarFile: entry !== undefined, mayStillCome };
  const letter = mail.letter(about);
  return { id, mail: file ? { ...letter, attachments: [file] } : letter };
}

function bookingMails(name: string): SampleMail[] {
  const moved = { name, startsAt: at + 2 * hour, sequence: 1 };
  const ended = { name, sequence: 2 };
  const file = { entry: "booked" } as const;
  return [
    notetakerSample("confirmation", confirmation, { name }, file),
    notetakerSample("confirmation-invited", confirmation, { name }),
    notetakerSample("confirmation-now", confirmation, { name, scheduled: false }),
    notetakerSample("pending-confirmation", pendingConfirmation, { name }),
    notetakerSample("unproven-invite", unprovenInvite, { name }),
    notetakerSample("waiting", waiting, { name }),
    notetakerSample("reminder", reminder, { name }),
    notetakerSample("rescheduled", rescheduled, moved, file),
    notetakerSample("rescheduled-invited", rescheduled, moved),
    notetakerSample("cancelled", cancelled, ended, { entry: "removed" }),
    notetakerSample("cancelled-invited", cancelled, ended),
    notetakerSample("cancelled-still-coming", cancelled, ended, { mayStillCome: true }),
  ];
}

/** The replies to calendar invites. */
function inviteMails(name: string): SampleMail[] {
  const about = { name, formUrl: againUrl };
  const problem = meetingLinkWords.otherService("Zoom");
  const reasons = Object.keys(inviteUnreadMailWords.reasons) as UnreadReason[];
  return [
    sample("invite-refused", inviteRefusedMail({ name, when: text(at), reason: "meeting_closed" })),
    sample("invite-missing", inviteMissingMail(about)),
    sample("invite-unsupported", inviteUnsupportedMail({ name, problem })),
    ...reasons.map((reason) =>
      sample(
        `invite-unread-${reason.replaceAll("_", "-")}`,
        inviteUnreadMail({ ...about, reason }),
      ),
    ),
  ];
}

function endMails(name: string): SampleMail[] {
  const reason = "opted_out";
  return [
    notetakerSample("opted-out", optedOut, { name, reason, deleteRequestedAt: at }),
    notetakerSample("opted-out-booked", optedOut, { name, reason }),
    notetakerSample("deleted", deleted, { name: null, deletedAt: at + retentionDays * day }),
  ];
}

/** One mail for each reason, except a participant's objection, which has another mail. */
function failureMails(name: string): SampleMail[] {
  return failureReasons
    .filter((reason) => reason !== "opted_out")
    .map((reason) => {
      const id = `failure-${reason.replaceAll("_", "-")}`;
      return notetakerSample(id, failure, { name, reason });
    });
}

function leadMails(name: string): SampleMail[] {
  const [{ id: guideId, title: guide }] = guides;
  const lead = {
    id: "5c0e7c3a-aaaa-4bbb-8ccc-sample000000",
    kind: "guide",
    guideId,
    booking: null,
    firstName: name,
    lastName: name,
    email: "ada@customer.example",
    emailKey: null,
    quarantined: false,
    createdAt: at,
    attribution: { page: "/FREE", referrer: "https://news.example", utm_source: name },
  } as const;
  const about = { lead, isBlocked: false, hasUnsubscribed: false };
  const person = {
    siteUrl: site,
    firstName: null,
    guide,
    guideLink: "/guides/guide.pdf",
    notMe: `${site}/not-me?token=${token}`,
    unsubscribeUrl: `${site}/unsubscribe?token=${token}`,
    resubscribeUrl: `${site}/resubscribe?token=${token}`,
  };
  return [
    sample("members-offer", leadLetter("members-offer", { ...person, firstName: name })),
    ...(["free-workspace", "guide-ready", "lead-question"] as const).map((letter) =>
      sample(letter, leadLetter(letter, person)),
    ),
    sample("lead-operator", leadOperatorMail(about)),
    sample("lead-operator-blocked", leadOperatorMail({ ...about, isBlocked: true })),
    sample("lead-operator-unsubscribed", leadOperatorMail({ ...about, hasUnsubscribed: true })),
    sample(
      "lead-operator-booking",
      leadOperatorMail({
        ...about,
        lead: {
          ...{ ...lead, kind: "booking", guideId: null, firstName: null, lastName: null },
          email: null,
          booking: {
            page: "book",
            event: "https://api.calendly.com/scheduled_events/SAMPLE",
            invitee: "https://api.calendly.com/scheduled_events/SAMPLE/invitees/SAMPLE",
          },
        },
      }),
    ),
  ];
}

/** To buyers of a template, and to the operator. */
function orderMails(): SampleMail[] {
  const creatorPaid = usdExact(prices.social.creator.now);
  const order = { id: "pi_3Sample", paid: creatorPaid, paidAt: "2026-11-20 15:00 UTC" } as const;
  const both = {
    versions: ["agency", "creator"],
    paid: usdExact(prices.social.agency.now),
  } as const;
  const sold = { ...order, email: "ada@example.com" };
  return [
    sample("order-template", orderTemplateMail({ versions: ["creator"], paid: creatorPaid })),
    sample("order-template-both", orderTemplateMail(both)),
    sample("order-operator", orderOperatorMail({ ...sold, versions: ["creator"] })),
    sample("order-operator-both", orderOperatorMail({ ...sold, ...both })),
    sample(
      "order-operator-nobody",
      orderOperatorMail({ ...sold, ...both, versions: ["agency"], email: null }),
    ),
    sample("order-operator-returned", paymentReturnedMail("pi_3Sample")),
    sample("check", checkMail({ host: "www.example.com" })),
    sample("alarm", alarmMail(alarm, { isOver: false, host: "www.example.com" })),
    sample("alarm-over", alarmMail(alarm, { isOver: true, host: "www.example.com" })),
  ];
}

const alarm = {
  alarm: "provider_refuses",
  sinceAt: Date.UTC(2026, 10, 20, 15),
  seenAt: Date.UTC(2026, 10, 20, 15, 40),
  entry: JSON.stringify({
    event: "provider.refusing",
    provider: "recall",
    jobs: 3,
    code: "http_400",
  }),
} as const;

function sample(id: string, mail: RenderedMail): SampleMail {
  return { id, mail };
}
