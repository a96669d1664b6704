import { names } from "../config/names.ts";
import { letterWords } from "../email/layout.ts";
import { greeting, heading, letter, paragraph, type RenderedMail } from "../email/letter.ts";

const bot = names.notetakerName;

/** To somebody whose invite takes more work to read than one may. */
const inviteComplicatedMailWords = {
  subject: "The notetaker could not read your invite",
  title: "The notetaker could not read your invite",
  preview: "There is more in it than the notetaker can work through.",
  intro: `your invite to the ${bot} arrived, but there is more in it than it can work through: too many dates, exceptions or time zones. Nothing was booked or changed because of it.`,
  heading: "What you can do",
  steps: [
    `Make a new event for the next meeting alone, without repeating it, and add ${names.joinAddress} as a guest.`,
    "Or paste the link of the meeting into the form, now or for later.",
  ],
  formButton: "Send a notetaker",
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;

const service = names.meetingService.name;

/** To somebody who wrote to the join address instead of inviting it. */
const inviteMissingMailWords = {
  subject: "Add the notetaker to a calendar invite instead",
  title: "Add the notetaker to a calendar invite instead",
  preview: "There was no calendar invite in your mail.",
  intro: `your mail to the ${bot} arrived, but there is no calendar invite in it, so it does not know when to come.`,
  heading: "How to invite it",
  steps: [
    "Open the event in your calendar.",
    `Add ${names.joinAddress} as a guest.`,
    `Make sure that the event has a ${service} link, and send the invite.`,
  ],
  form: "Is the meeting running now? Paste its link into the form:",
  formButton: "Send a notetaker",
  footer: `You get this mail because you wrote to ${names.joinAddress}. Nobody reads that mailbox; questions go to the address below.`,
} as const;

/** To somebody whose invite names a meeting to which no notetaker can be sent just now. */
export const inviteRefusedMailWords = {
  subject: (when: string) => `No notetaker for your meeting yet: ${when}`,
  title: "The notetaker can't come to this meeting yet",
  preview: "Why, and what happens next.",
  intro: `your invite to the ${bot} arrived, but it can't be booked for this meeting just now:`,
  reasons: {
    opted_out:
      "Somebody in this meeting asked not to be recorded, so no notetaker goes there for a day. Please talk to everybody first.",
    turned_away:
      "The host of this meeting has turned our notetaker away twice, so we wait an hour. Please ask the host to let it in.",
    meeting_full:
      "This meeting already has the maximum number of notetakers. You can ask whoever sent one to share the notes with you.",
    over_quota: "You have reached today's limit for one sender.",
  },
  afterwards:
    "We keep your invite and try again by ourselves. If there is room before the meeting begins, it is booked, and you get a mail that says so.",
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;

/** To somebody who invited the notetaker to an event whose time it cannot follow, or not yet. */
export const inviteUnreadMailWords = {
  subject: "The notetaker isn't booked for your event",
  title: "The notetaker isn't booked for your event",
  preview: "Why, and what you can do.",
  intro: `your invite to the ${bot} arrived, but it can't be booked as it is:`,
  reasons: {
    all_day:
      "The event lasts all day, so there is no time at which to come. Give it a start time and send the update.",
    unknown_zone:
      "We can't tell which time zone the event is in, and a notetaker at the wrong hour helps nobody. Choose the time zone again in your calendar and send the update.",
    rule_unsupported:
      "The event repeats in a way that we can't follow. Choose a simpler pattern, or make an event of its own for the next meeting.",
    range_unsupported:
      "The update changes one meeting and all that follow it, in a form that we can't follow. End the old series in your calendar, and start a new one from that day.",
    no_start:
      "We can't find a start time in the event. Set one in your calendar and send the update.",
    not_invited: `The ${bot} isn't among the guests. Add ${names.joinAddress} to the event itself, instead of forwarding it.`,
    too_far:
      "It is more than a year away, which is further than we book. Please invite the notetaker again nearer the time.",
  },
  earlier:
    "If the notetaker was booked for this event before, that booking stays as it was. The link in our confirmation lets you move or cancel it.",
  form: "Or paste the link of the meeting into the form, now or for later:",
  formButton: "Send a notetaker",
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
} as const;

/** To somebody who invited the notetaker to a meeting that it cannot join. */
const inviteUnsupportedMailWords = {
  subject: `The notetaker can only join ${service}`,
  title: `The notetaker can only join ${service}`,
  preview: "Your invite arrived, but there is no meeting in it that the notetaker can join.",
  intro: `your invite to the ${bot} arrived, but it will not come to this meeting.`,
  reason: "This is what was wrong:",
  todo: `Add a ${service} call to the event and send the update to all guests. The ${bot} then comes by itself.`,
  footer: `You get this mail because ${names.joinAddress} was invited to a meeting from your calendar.`,
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
