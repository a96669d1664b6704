import { retentionDays } from "../../../app/config/facts.ts";
import { names } from "../../../app/config/names.ts";
import {
  type CalendarEntry,
  calendarFile,
  calendarWords,
} from "../../../app/notetaker/mails/calendar.server.ts";
import { failureReasonWords } from "../../../app/content/words/failures.ts";
import { guides } from "../../../app/content/shared/guides.ts";
import { prices } from "../../../app/content/shared/prices.ts";
import { meetingLinkWords } from "../../../app/content/words/notetaker-form.ts";
import type { Attachment, RenderedMail } from "../../../app/email/letter.ts";
import {
  inviteMissingMail,
  inviteRefusedMail,
  inviteUnreadMail,
  inviteUnreadMailWords,
  inviteUnsupportedMail,
  type UnreadReason,
} from "../../../app/invites/invite-mails.ts";
import { alarmMail } from "../../../app/jobs/alarms.server.ts";
import { checkMail } from "../../../app/jobs/check-mail.server.ts";
import {
  freeWorkspaceMail,
  guideReadyMail,
  leadOperatorMail,
  leadQuestionMail,
  membersOfferMail,
} from "../../../app/leads/mails/letters.ts";
import { notetakerCancelledMail } from "../../../app/notetaker/mails/endings/cancelled.server.ts";
import { notetakerConfirmationMail } from "../../../app/notetaker/mails/confirmation.server.ts";
import { notetakerDeletedMail } from "../../../app/notetaker/mails/endings/deleted.server.ts";
import { notetakerFailureMail } from "../../../app/notetaker/mails/endings/failure.server.ts";
import { notetakerOptedOutMail } from "../../../app/notetaker/mails/endings/opted-out.server.ts";
import { notetakerReminderMail } from "../../../app/notetaker/mails/reminder.server.ts";
import { notetakerRescheduledMail } from "../../../app/notetaker/mails/rescheduled.server.ts";
import { botNameFor } from "../../../app/notetaker/mails/chat/announcement.ts";
import {
  pendingConfirmationMail,
  unprovenInviteMail,
} from "../../../app/notetaker/mails/pending.server.ts";
import { notetakerWaitingMail } from "../../../app/notetaker/mails/waiting.server.ts";
import { failureReasons } from "../../../app/notetaker/status.ts";
import {
  orderOperatorMail,
  orderTemplateMail,
  paymentReturnedMail,
} from "../../../app/payments/order-mails.ts";
import { href } from "../../../app/lib/render/href.ts";
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
const botName = botNameFor("ada.l@example.com");
const meeting = `${names.meetingService.host}/abc-defg-hij`;

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
    ...resultMails({
      ...{ name, meeting, when: text(at), deletedOn: text(at + retentionDays * day), botName },
      ...{ notMeUrl, statusUrl },
    }),
    ...failureMails(name),
    ...leadMails(name),
    ...orderMails(),
  ];
}

function bookingMails(name: string): SampleMail[] {
  const booking = { name, meeting, when: text(at), botName, statusUrl, notMeUrl };
  const moved = { ...booking, when: text(at + 2 * hour) };
  const invited = { ...booking, hasCalendarFile: false, sampleUrl: `${site}/notetaker-sample` };
  const off = { againUrl, stillComing: false };
  const booked = { ...invited, hasCalendarFile: true };
  return [
    sample("confirmation", notetakerConfirmationMail(booked), [file("PUBLISH", 0, at)]),
    sample("confirmation-invited", notetakerConfirmationMail(invited)),
    sample("confirmation-now", notetakerConfirmationMail({ ...invited, when: null })),
    sample("pending-confirmation", pendingConfirmationMail(booking)),
    sample("unproven-invite", unprovenInviteMail(booking)),
    sample("waiting", notetakerWaitingMail(booking)),
    sample("reminder", notetakerReminderMail(booking)),
    sample("rescheduled", notetakerRescheduledMail({ ...moved, hasCalendarFile: true }), [
      file("PUBLISH", 1, at + 2 * hour),
    ]),
    sample("rescheduled-invited", notetakerRescheduledMail({ ...moved, hasCalendarFile: false })),
    sample("cancelled", notetakerCancelledMail({ ...booked, ...off }), [file("CANCEL", 2, at)]),
    sample("cancelled-invited", notetakerCancelledMail({ ...invited, ...off })),
    sample(
      "cancelled-still-coming",
      notetakerCancelledMail({ ...invited, againUrl, stillComing: true }),
    ),
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
  const end = { name, when: text(at), againUrl, notMeUrl, hasCalendarFile: false };
  const deletion = { ...end, deletedOn: text(at + retentionDays * day) };
  return [
    sample("opted-out", notetakerOptedOutMail({ ...end, what: "removed" })),
    sample("opted-out-booked", notetakerOptedOutMail({ ...end, what: "not_coming" })),
    sample("deleted", notetakerDeletedMail({ ...deletion, name: "" })),
  ];
}

/** One for each reason; a participant's objection has a mail of its own. */
function failureMails(name: string): SampleMail[] {
  return failureReasons
    .filter((reason) => reason !== "opted_out")
    .map((reason) => {
      const mail = notetakerFailureMail({
        name,
        meeting,
        when: text(at),
        deletedOn: text(at + retentionDays * day),
        ...{ botName, statusUrl, notMeUrl, againUrl },
        reason: failureReasonWords[reason],
      });
      return sample(`failure-${reason.replaceAll("_", "-")}`, mail);
    });
}

function leadMails(name: string): SampleMail[] {
  const unsubscribeUrl = `${site}/unsubscribe?token=${token}`;
  const notMe = `${site}/not-me?token=${token}`;
  const guide = guides[0].title;
  const lead = {
    id: "5c0e7c3a-aaaa-4bbb-8ccc-sample000000",
    kind: "guide",
    guide,
    booking: null,
    firstName: name,
    lastName: name,
    email: "ada@customer.example",
    isBlocked: false,
    hasUnsubscribed: false,
    at: "2026-11-20 15:00 UTC",
    cameFrom: { page: "/FREE", referrer: "https://news.example", utm_source: name },
  } as const;
  const [sheetUrl, bookUrl] = [`${site}${href("ai4b-framework")}`, `${site}${href("book")}`];
  return [
    sample("members-offer", membersOfferMail({ firstName: name, sheetUrl, bookUrl, notMe })),
    sample(
      "free-workspace",
      freeWorkspaceMail({ bookUrl: `${site}${href("launch-discovery")}`, unsubscribeUrl, notMe }),
    ),
    sample(
      "guide-ready",
      guideReadyMail({ guide, url: `${site}/guides/guide.pdf`, unsubscribeUrl, notMe }),
    ),
    sample(
      "lead-question",
      leadQuestionMail({ what: guide, againUrl: `${site}/resubscribe?token=${token}`, notMe }),
    ),
    sample("lead-operator", leadOperatorMail(lead)),
    sample("lead-operator-disowned", leadOperatorMail({ ...lead, isBlocked: true })),
    sample("lead-operator-unsubscribed", leadOperatorMail({ ...lead, hasUnsubscribed: true })),
    sample(
      "lead-operator-booking",
      leadOperatorMail({
        ...lead,
        ...{ kind: "booking", guide: null, firstName: null, lastName: null, email: null },
        booking: {
          page: "book",
          event: "https://api.calendly.com/scheduled_events/SAMPLE",
          invitee: "https://api.calendly.com/scheduled_events/SAMPLE/invitees/SAMPLE",
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
  const sold = { ...order, email: "ada@example.com", isGuess: false };
  return [
    sample("order-template", orderTemplateMail({ versions: ["creator"], paid: creatorPaid })),
    sample("order-template-both", orderTemplateMail(both)),
    sample("order-operator", orderOperatorMail({ ...sold, versions: ["creator"] })),
    sample("order-operator-both", orderOperatorMail({ ...sold, ...both, isGuess: true })),
    sample("order-operator-nobody", orderOperatorMail({ ...sold, ...both, email: null })),
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

function sample(id: string, mail: RenderedMail, attachments?: readonly Attachment[]): SampleMail {
  return { id, mail: attachments ? { ...mail, attachments } : mail };
}

function file(method: CalendarEntry["method"], sequence: number, startsAt: number): Attachment {
  const content = calendarFile({
    method,
    uid: `5c0e7c3a-sample@www.${domain}`,
    sequence,
    startsAt,
    meeting,
    organizer: `notetaker@${domain}`,
    now: at - 3 * day,
  });
  return { filename: calendarWords.fileName, type: "text/calendar", content };
}
