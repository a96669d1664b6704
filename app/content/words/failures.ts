import { lobbyMinutes } from "../../config/facts.ts";
import { amount } from "../../lib/text/amount.ts";
import { names } from "../../config/names.ts";
import { admitDialog } from "./admit-dialog.ts";
import type { FailureReason } from "../../notetaker/status.ts";

const bot = names.notetakerName;
const service = names.meetingService.name;
const lobby = amount(lobbyMinutes, "minute");

export const admitWords = {
  heading: "How to admit the notetaker",
  intro: `When the ${bot} asks to join, the host has about ${lobby} to admit it. If no “Admit” button pops up:`,
  /** `botName`: the name shown in the lobby. */
  stepsFor: (botName: string): readonly string[] => [
    `Open People in ${service}.`,
    `Look for “${botName}”. It may be listed under “With potential risks”.`,
    "Click the three dots next to it.",
    "Choose “Admit”.",
  ],
  dialog: admitDialog,
  /** Source: https://support.google.com/meet/answer/9303164 */
  onPhone: `On a phone, tap the meeting name at the top left of the screen, open the People tab, and tap “Admit”.`,
  sentence: `When the ${bot} asks to join, the host has about ${lobby} to admit it. If no “Admit” button pops up, open People in ${service}. The ${bot} is listed there, sometimes under “With potential risks”. Click the three dots next to it and choose “Admit”.`,
} as const;

export type FailureWords = {
  readonly title: string;
  readonly happened: string;
  readonly todo: string;
};

export const failureReasonWords: Readonly<Record<FailureReason, FailureWords>> = {
  not_admitted: {
    title: "The notetaker wasn't let in",
    happened: `The ${bot} waited in the lobby for ${lobby} and no one admitted it, so ${service} turned it away.`,
    todo: admitWords.sentence,
  },
  denied: {
    title: "The notetaker was turned away",
    happened: `Someone in the meeting, or the meeting's settings, denied the ${bot} entry.`,
    todo: `Tell the host that the ${bot} will ask to join, then send it again. After two denials, ${service} doesn't let a guest ask again in the same meeting. Use a new meeting link in that case.`,
  },
  removed_before_recording: {
    title: "The notetaker was removed",
    happened: `The ${bot} was removed from the meeting before it could record anything.`,
    todo: `Check with the person who removed it that recording is OK. ${service} doesn't let a removed guest rejoin the same meeting, so use a new link.`,
  },
  nobody_came: {
    title: "No one joined the meeting",
    happened: `The ${bot} was in the meeting, but no one else joined, so it left.`,
    todo: "If the meeting happened somewhere else or at another time, send the notetaker again with that link and time.",
  },
  nothing_recorded: {
    title: "Nothing was recorded",
    happened: `The ${bot} joined, but the meeting ended before anything could be recorded.`,
    todo: "Send the notetaker again while the meeting is running, or schedule it for the next one.",
  },
  recording_not_allowed: {
    title: "Recording wasn't allowed",
    happened: `The ${bot} was in the meeting, but it wasn't allowed to record.`,
    todo: "Ask the host to allow recording, then send the notetaker again.",
  },
  meeting_not_found: {
    title: "The meeting link doesn't work",
    happened: `${service} can't find a meeting at the link you entered, or the link has expired.`,
    todo: "Copy the link again from the calendar event, check that it opens, then send the notetaker with that link.",
  },
  meeting_not_started: {
    title: "The meeting hadn't started",
    happened: `The ${bot} tried to join, but the host hadn't started the meeting.`,
    todo: "Start the meeting first, then send the notetaker. If you schedule one, make sure the host is on time.",
  },
  meeting_ended: {
    title: "The meeting was over",
    happened: `The meeting had already ended when the ${bot} arrived.`,
    todo: "Send the notetaker while the meeting is running, or schedule it for the next one.",
  },
  meeting_full: {
    title: "The meeting was full",
    happened: `The meeting had reached its participant limit, so the ${bot} couldn't join.`,
    todo: `Guests count toward the limit of a ${service} meeting. Send the notetaker before everyone is in, or use a meeting with a higher limit.`,
  },
  sign_in_required: {
    title: "The meeting only lets in signed-in guests",
    happened: `Your meeting only admits people who are signed in, and the ${bot} joins as a guest without an account.`,
    todo: `Ask the host to open the meeting's settings in ${service}, set the access to “Open” or allow guests to ask to join, then send the notetaker again.`,
  },
  sign_in_failed: {
    title: "The notetaker couldn't sign in",
    happened: `Your meeting only admits people who are signed in, and ${service} didn't accept the ${bot}'s sign-in. That's our fault, and our team has been alerted.`,
    todo: `If the meeting is still on, set its access to “Open” in the host's settings and send the notetaker again. It will join as a guest.`,
  },
  sign_ins_in_use: {
    title: "All our sign-ins were in use",
    happened: `Your meeting only admits people who are signed in, and every account that our notetakers sign in with was busy in other meetings.`,
    todo: `If the meeting is still on, send the notetaker again in a few minutes. Or set the meeting's access to “Open” in the host's settings: then it joins as a guest, without signing in.`,
  },
  blocked_by_meeting: {
    title: "The meeting blocks notetakers",
    happened: `The meeting is locked, or its settings don't let the ${bot} in.`,
    todo: `Ask the host to unlock the meeting and to allow guests under “Host controls” in ${service}, then send the notetaker again.`,
  },
  refused_by_provider: {
    title: "The notetaker couldn't be sent",
    happened: "Our recording service refused to send a bot to this meeting.",
    todo: `Check the link and send the notetaker again. If it happens twice, email ${names.contactEmail} and we'll look into it.`,
  },
  provider_down: {
    title: "The notetaker couldn't be sent",
    happened:
      "Our recording service was down during your meeting. We kept trying until it was too late. That's our fault, not yours.",
    todo: "If the meeting is still on, send the notetaker again. If not, send it to your next one.",
  },
  opted_out: {
    title: "A participant asked not to be recorded",
    happened: `Someone in the meeting used the link in the chat to remove the ${bot}. Everything recorded up to that point is being deleted, and no one will see it.`,
    todo: "Check with everyone that recording is OK, then send the notetaker again.",
  },
  missed: {
    title: "We missed your meeting",
    happened:
      "We had your request, but our system didn't send the notetaker in time. That's our fault, not yours.",
    todo: "If the meeting is still on, send the notetaker again. If not, send it to your next one.",
  },
};
