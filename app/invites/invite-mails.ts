import { closedAfterObjectionHours, seriesYears } from "../config/facts.ts";
import { names } from "../config/names.ts";
import { letterWords } from "../email/layout.ts";
import {
  type Block,
  button,
  facts,
  greeting,
  heading,
  letter,
  paragraph,
  type RenderedMail,
  steps,
  strong,
} from "../email/letter.ts";
import { amount } from "../lib/text/amount.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;

const invitedFooter = `You're getting this email because ${names.joinAddress} was invited to a meeting from your calendar.`;

const inviteMissingMailWords = {
  subject: "Add the notetaker to a calendar invite instead",
  preview: "There was no calendar invite in your email.",
  intro: `We got your email to the ${bot}, but it didn't include a calendar invite, so the notetaker doesn't know when to join.`,
  heading: "How to invite it",
  steps: [
    "Open the event in your calendar.",
    `Add ${names.joinAddress} as a guest.`,
    `Make sure the event has a ${service} link, and send the invite.`,
  ],
  form: "Already in the meeting? Paste its link into the form:",
  footer: `You're getting this email because you wrote to ${names.joinAddress}. No one reads that inbox. For questions, use the address below.`,
} as const;

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
} as const;

export const inviteUnreadMailWords = {
  subject: "The notetaker isn't booked for your event",
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
    unplaced:
      "The update is about one meeting of a series, and we can't tell which one. To be sure, cancel that meeting with the link in our confirmation.",
    unclear_version:
      "We got two different versions of the event and can't tell which one is newer. Save the event again in your calendar and send the update.",
    not_invited: `The ${bot} isn't among the guests. Add ${names.joinAddress} to the event itself, instead of forwarding it.`,
    not_a_request: `It's a message about an event, such as a suggestion for another time, and not an invite. Add ${names.joinAddress} to the event itself and send the invite.`,
    no_uid: `The event has no identifier, so we couldn't follow its changes. Add ${names.joinAddress} to the event in your calendar and send the invite from there.`,
    no_organizer: `The event doesn't say who organizes it, so we don't know who the notes are for. Add ${names.joinAddress} to the event in your calendar and send the invite from there.`,
    not_organizer: `Someone else organizes it, so we can't book it for you. Ask them to add ${names.joinAddress} to the event.`,
    past: "It's already over.",
    too_far: `It's more than ${amount(seriesYears, "year")} away, which is further out than we book. Please invite the notetaker again closer to the date.`,
    too_complicated:
      "It has more dates, exceptions or time zones than the notetaker can handle. Nothing was changed. Create a new event for the next meeting only, without repeats.",
    unproven_change:
      "A change to it came from an address that isn't yours. If the meeting has moved or is off, use the link in our confirmation.",
    nothing_to_cancel:
      "You canceled it, but we have no notetaker for it from this address. If you booked one another way, cancel it with the link in our confirmation.",
  },
  unchanged: {
    subject: "Nothing changed for your event",
    preview: "Why, and what you can do.",
    intro: `We got a message to the ${bot} about one of your events, but changed nothing:`,
  },
  earlier:
    "If the notetaker was booked for this event before, check the time in our latest email. Use the link in it to reschedule or cancel.",
  form: "Or paste the meeting link into the form, for now or for later:",
} as const;

const inviteUnsupportedMailWords = {
  subject: `The notetaker can only join ${service}`,
  preview: "Your invite doesn't include a meeting the notetaker can join.",
  intro: `We got your invite to the ${bot}, but it can't join this meeting.`,
  reason: "Here's why:",
  todo: `Add a ${service} call to the event and send the update to all guests. The ${bot} will then join automatically.`,
} as const;

type Person = { readonly name: string };
type WithForm = Person & { readonly formUrl: string };

function inviteLetter(
  words: Record<"subject" | "preview" | "intro", string> & { title?: string; footer?: string },
  name: string,
  blocks: readonly Block[],
): RenderedMail {
  const all = [greeting(name), paragraph(words.intro), ...blocks];
  return letter({ footer: invitedFooter, ...words, blocks: all });
}

function formLink(text: string, url: string): Block[] {
  return [paragraph(text), button("Send a notetaker", url)];
}

export function inviteMissingMail({ name, formUrl }: WithForm): RenderedMail {
  const words = inviteMissingMailWords;
  const blocks = [heading(words.heading), steps(words.steps), ...formLink(words.form, formUrl)];
  return inviteLetter(words, name, blocks);
}

type RefusalReason = keyof typeof inviteRefusedMailWords.reasons;

export function inviteRefusedMail({
  name,
  when,
  reason,
}: Person & { readonly when: string; readonly reason: RefusalReason }): RenderedMail {
  const words = inviteRefusedMailWords;
  const blocks = [
    facts([letterWords.when, when]),
    paragraph(words.reasons[reason]),
    paragraph(words.afterwards),
  ];
  return inviteLetter({ ...words, subject: words.subject(when) }, name, blocks);
}

export function isRefusalReason(text: string): text is RefusalReason {
  return Object.hasOwn(inviteRefusedMailWords.reasons, text);
}

export type UnreadReason = keyof typeof inviteUnreadMailWords.reasons;

export function inviteUnreadMail({
  name,
  reason,
  formUrl,
}: WithForm & { readonly reason: UnreadReason }): RenderedMail {
  const words = inviteUnreadMailWords;
  const isUnchanged = reason === "unproven_change" || reason === "nothing_to_cancel";
  const why = strong(words.reasons[reason]);
  return isUnchanged
    ? inviteLetter(words.unchanged, name, [why])
    : inviteLetter(words, name, [why, paragraph(words.earlier), ...formLink(words.form, formUrl)]);
}

export function isUnreadReason(text: string): text is UnreadReason {
  return Object.hasOwn(inviteUnreadMailWords.reasons, text);
}

export function inviteUnsupportedMail({
  name,
  problem,
}: Person & { readonly problem: string }): RenderedMail {
  const { reason, todo } = inviteUnsupportedMailWords;
  const blocks = [paragraph(reason), strong(problem), paragraph(todo)];
  return inviteLetter(inviteUnsupportedMailWords, name, blocks);
}
