import { closedAfterObjectionHours, seriesYears } from "../config/facts.ts";
import { amount } from "../lib/text/amount.ts";
import { names } from "../config/names.ts";
import { letterWords } from "../email/layout.ts";
import { greeting, heading, letter, paragraph, type RenderedMail } from "../email/letter.ts";

const bot = names.notetakerName;

/** To somebody whose invite takes more work to read than one may. */
const inviteComplicatedMailWords = {
  subject: "The notetaker couldn't read your invite",
  title: "The notetaker couldn't read your invite",
  preview: "It has more dates and exceptions than the notetaker can handle.",
  intro: `We got your invite to the ${bot}, but it has more dates, exceptions or time zones than the notetaker can handle. Nothing was booked or changed.`,
  heading: "What you can do",
  steps: [
    `Create a new event for the next meeting only, without repeats, and add ${names.joinAddress} as a guest.`,
    "Or paste the meeting link into the form, for now or for later.",
  ],
  formButton: "Send a notetaker",
  footer: `You're getting this email because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;

const service = names.meetingService.name;

/** To somebody who wrote to the join address instead of inviting it. */
const inviteMissingMailWords = {
  subject: "Add the notetaker to a calendar invite instead",
  title: "Add the notetaker to a calendar invite instead",
  preview: "There was no calendar invite in your email.",
  intro: `We got your email to the ${bot}, but it didn't include a calendar invite, so the notetaker doesn't know when to join.`,
  heading: "How to invite it",
  steps: [
    "Open the event in your calendar.",
    `Add ${names.joinAddress} as a guest.`,
    `Make sure the event has a ${service} link, and send the invite.`,
  ],
  form: "Already in the meeting? Paste its link into the form:",
  formButton: "Send a notetaker",
  footer: `You're getting this email because you wrote to ${names.joinAddress}. No one reads that inbox. For questions, use the address below.`,
} as const;

/** To somebody whose invite names a meeting to which no notetaker can be sent just now. */
export const inviteRefusedMailWords = {
  subject: (when: string) => `No notetaker for your meeting yet: ${when}`,
  title: "The notetaker can't come to this meeting yet",
  preview: "Why, and what happens next.",
  intro: `We got your invite to the ${bot}, but it can't be booked for this meeting right now:`,
  reasons: {
    meeting_closed: `Someone in this meeting asked not to be recorded, so no notetaker can join it for ${amount(closedAfterObjectionHours, "hour")}. Please check with everyone first.`,
    meeting_full:
      "This meeting already has a notetaker from your calendar. You can find it in our earlier email.",
    too_many: "You've reached today's limit for one sender.",
  },
  afterwards:
    "We're keeping your invite and will try again automatically. If it can be booked before the meeting starts, we'll email you.",
  footer: `You're getting this email because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;

/** To somebody who invited the notetaker to an event whose time it cannot follow, or not yet. */
export const inviteUnreadMailWords = {
  subject: "The notetaker isn't booked for your event",
  title: "The notetaker isn't booked for your event",
  preview: "Why, and what you can do.",
  intro: `We got your invite to the ${bot}, but it can't be booked as it is:`,
  reasons: {
    all_day:
      "It's an all-day event, so the notetaker doesn't know when to join. Give it a start time and send the update.",
    unknown_zone:
      "We can't tell which time zone the event is in. Choose the time zone again in your calendar and send the update.",
    rule_unsupported:
      "We can't follow the way the event repeats. Choose a simpler pattern, or create a separate event for the next meeting.",
    range_unsupported:
      "The update changes one meeting and all later ones in a way we can't follow. End the old series in your calendar and start a new one from that date.",
    no_start:
      "We can't find a start time in the event. Set one in your calendar and send the update.",
    not_invited: `The ${bot} isn't among the guests. Add ${names.joinAddress} to the event itself, instead of forwarding it.`,
    too_far: `It's more than ${amount(seriesYears, "year")} away, which is further out than we book. Please invite the notetaker again closer to the date.`,
  },
  earlier:
    "If the notetaker was booked for this event before, that booking hasn't changed. Use the link in our confirmation to reschedule or cancel it.",
  form: "Or paste the meeting link into the form, for now or for later:",
  formButton: "Send a notetaker",
  footer: `You're getting this email because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;

/** To somebody who invited the notetaker to a meeting that it cannot join. */
const inviteUnsupportedMailWords = {
  subject: `The notetaker can only join ${service}`,
  title: `The notetaker can only join ${service}`,
  preview: "Your invite doesn't include a meeting the notetaker can join.",
  intro: `We got your invite to the ${bot}, but it can't join this meeting.`,
  reason: "Here's why:",
  todo: `Add a ${service} call to the event and send the update to all guests. The ${bot} will then join automatically.`,
  footer: `You're getting this email because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;

type InviteComplicatedMailProps = {
  readonly name: string;
  /** The form, which books without an invite. */
  readonly formUrl: string;
};

/** The reply to an invite that is beyond the bounds of what is read. */
export function inviteComplicatedMail({ name, formUrl }: InviteComplicatedMailProps): RenderedMail {
  return letter({
    subject: inviteComplicatedMailWords.subject,
    title: inviteComplicatedMailWords.title,
    preview: inviteComplicatedMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(inviteComplicatedMailWords.intro),
      heading(inviteComplicatedMailWords.heading),
      { kind: "steps", items: inviteComplicatedMailWords.steps },
      { kind: "button", label: inviteComplicatedMailWords.formButton, url: formUrl },
    ],
    footer: inviteComplicatedMailWords.footer,
  });
}

type InviteMissingMailProps = {
  readonly name: string;
  /** The form for a meeting that runs now. */
  readonly formUrl: string;
};

/** The reply to a mail that is no calendar invite. */
export function inviteMissingMail({ name, formUrl }: InviteMissingMailProps): RenderedMail {
  return letter({
    subject: inviteMissingMailWords.subject,
    title: inviteMissingMailWords.title,
    preview: inviteMissingMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(inviteMissingMailWords.intro),
      heading(inviteMissingMailWords.heading),
      { kind: "steps", items: inviteMissingMailWords.steps },
      paragraph(inviteMissingMailWords.form),
      { kind: "button", label: inviteMissingMailWords.formButton, url: formUrl },
    ],
    footer: inviteMissingMailWords.footer,
  });
}

type InviteRefusedMailProps = {
  readonly name: string;
  /** Date and time of the meeting as text, in its own zone. */
  readonly when: string;
  readonly reason: keyof typeof inviteRefusedMailWords.reasons;
};

/** The reply to an invite whose meeting is closed or full, or whose sender has sent too many. */
export function inviteRefusedMail({ name, when, reason }: InviteRefusedMailProps): RenderedMail {
  return letter({
    subject: inviteRefusedMailWords.subject(when),
    title: inviteRefusedMailWords.title,
    preview: inviteRefusedMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(inviteRefusedMailWords.intro),
      { kind: "facts", facts: [[letterWords.when, when]] },
      paragraph(inviteRefusedMailWords.reasons[reason]),
      paragraph(inviteRefusedMailWords.afterwards),
    ],
    footer: inviteRefusedMailWords.footer,
  });
}

export function isRefusalReason(text: string): text is InviteRefusedMailProps["reason"] {
  return Object.hasOwn(inviteRefusedMailWords.reasons, text);
}

export type UnreadReason = keyof typeof inviteUnreadMailWords.reasons;

type InviteUnreadMailProps = {
  readonly name: string;
  readonly reason: UnreadReason;
  /** The form, which books without an invite. */
  readonly formUrl: string;
};

/** The reply to an invite to an event that cannot be followed. */
export function inviteUnreadMail({ name, reason, formUrl }: InviteUnreadMailProps): RenderedMail {
  return letter({
    subject: inviteUnreadMailWords.subject,
    title: inviteUnreadMailWords.title,
    preview: inviteUnreadMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(inviteUnreadMailWords.intro),
      { kind: "strong", text: inviteUnreadMailWords.reasons[reason] },
      paragraph(inviteUnreadMailWords.earlier),
      paragraph(inviteUnreadMailWords.form),
      { kind: "button", label: inviteUnreadMailWords.formButton, url: formUrl },
    ],
    footer: inviteUnreadMailWords.footer,
  });
}

export function isUnreadReason(text: string): text is UnreadReason {
  return Object.hasOwn(inviteUnreadMailWords.reasons, text);
}

type InviteUnsupportedMailProps = {
  readonly name: string;
  /** What is wrong with the link, as a sentence. */
  readonly problem: string;
};

/** The reply to an invite without a meeting that the notetaker can join. */
export function inviteUnsupportedMail({ name, problem }: InviteUnsupportedMailProps): RenderedMail {
  return letter({
    subject: inviteUnsupportedMailWords.subject,
    title: inviteUnsupportedMailWords.title,
    preview: inviteUnsupportedMailWords.preview,
    blocks: [
      greeting(name),
      paragraph(inviteUnsupportedMailWords.intro),
      paragraph(inviteUnsupportedMailWords.reason),
      { kind: "strong", text: problem },
      paragraph(inviteUnsupportedMailWords.todo),
    ],
    footer: inviteUnsupportedMailWords.footer,
  });
}
