import { closedAfterObjectionHours } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { failureReasonWords } from "../../content/words/failures.ts";
import { button, facts, greeting, heading, letter, link, list, quiet } from "../../email/letter.ts";
import { amount } from "../../lib/text/amount.ts";
import { isGone } from "../changes/possible-actions.ts";
import type { Notetaker } from "../notetaker.ts";
import { deletionAt } from "../status-page/view.ts";
import {
  isCanceledOrGone,
  meetingFact,
  meetingOf,
  type NotetakerMail,
  personMail,
  startText,
  statusBlocks,
  timeFact,
  timeText,
} from "./notetaker-mail.ts";

const bot = names.notetakerName;
const againLabel = "Send a notetaker";
const removeFromCalendar = "Open the attached file to remove it from your calendar.";

export const cancelled: NotetakerMail = {
  isTrue: (notetaker) => notetaker.status === "cancelled" && !isGone(notetaker),
  isVersioned: true,
  calendarEntry: "removed",
  letter(props) {
    const { notetaker, links, hasCalendarFile, mayStillCome } = props;
    return personMail(props, {
      subject: `Canceled: your notetaker for ${startText(notetaker)}`,
      title: "Your notetaker is canceled",
      preview: mayStillCome
        ? "No one gets notes from this meeting."
        : "It won't join your meeting.",
      blocks: [
        mayStillCome
          ? `The ${bot} is canceled, and no one gets notes from this meeting:`
          : `The ${bot} is canceled. It won't join this meeting, and no one gets notes from it:`,
        facts(timeFact(notetaker), meetingFact(notetaker)),
        mayStillCome &&
          "It was already on its way, so it may still ask to join. You don't have to let it in. If you do, it leaves right away, and nothing it records is kept.",
        hasCalendarFile && removeFromCalendar,
        "Didn't mean to cancel? You can send it again any time:",
        button(againLabel, links.again),
      ],
    });
  },
};

export const failure: NotetakerMail = {
  isTrue: (notetaker) =>
    !isCanceledOrGone(notetaker) &&
    notetaker.reason !== null &&
    ["failed", "expired"].includes(notetaker.status),
  letter(props) {
    const { notetaker, links } = props;
    const { title, happened, todo } = failureReasonWords[notetaker.reason ?? "provider_down"];
    const when = startText(notetaker);
    const deletedOn = timeText(notetaker, deletionAt(notetaker));
    return personMail(props, {
      subject: `${title}: your meeting on ${when}`,
      title,
      preview: "There's no recording of your meeting. Here's why, and what to do next.",
      blocks: [
        happened,
        heading("What you can do"),
        todo,
        statusBlocks(props, "Send it again to the same meeting"),
        link("Send it to another meeting", links.again),
        facts(["Meeting", meetingOf(notetaker)], ["Time", when]),
        quiet(
          `What you entered will be deleted on ${deletedOn}. There's no recording of this meeting.`,
        ),
      ],
    });
  },
};

export const optedOutWords = {
  removed: {
    preview: "The notetaker has left, and everything it recorded is being deleted.",
    happened: `Someone in the meeting used the link in the chat to remove the ${bot}. It leaves right away, and everything it recorded is being deleted. No one will see it.`,
  },
  past: {
    preview: "Everything the notetaker recorded is being deleted.",
    happened: `Someone who was in this meeting used the link in the chat to delete everything the ${bot} recorded. No one will be able to see it anymore.`,
  },
  notComing: {
    preview: "Your notetaker won't join this meeting.",
    happened: `Someone in this meeting asked not to be recorded, using the link another notetaker had posted in the chat. No notetaker can join it for ${amount(closedAfterObjectionHours, "hour")}, so the ${bot} you booked won't come either.`,
  },
} as const;

export const optedOut: NotetakerMail = {
  isTrue: ({ reason, cancelledAt }) => reason === "opted_out" && cancelledAt === null,
  calendarEntry: "removed",
  letter(props) {
    const { notetaker, links, hasCalendarFile } = props;
    const { preview, happened } = optedOutWords[howItEnded(notetaker)];
    return personMail(props, {
      subject: `Stopped by a participant: your meeting on ${startText(notetaker)}`,
      title: "A participant asked not to be recorded",
      preview,
      blocks: [
        happened,
        "We don't know who it was. The link doesn't ask for a name.",
        hasCalendarFile && removeFromCalendar,
        heading("What you can do"),
        "Check with everyone that recording is OK. Then you can send the notetaker to your next meeting.",
        button(againLabel, links.again),
      ],
    });
  },
};

function howItEnded({ endedAt, deleteRequestedAt }: Notetaker) {
  // An objection deletes every notetaker that was in the meeting, and cancels those that have yet to come.
  if (deleteRequestedAt === null) return "notComing";
  return endedAt !== null && endedAt < deleteRequestedAt ? "past" : "removed";
}

export const deleted: NotetakerMail = {
  isTrue: ({ deletedAt }) => deletedAt !== null,
  calendarEntry: "removed",
  letter({ notetaker, hasCalendarFile }) {
    const { name, startedAt, startsAt, deletedAt } = notetaker;
    return letter({
      subject: "Deleted: your meeting notes",
      title: "Everything has been deleted",
      preview: "What was deleted, where, and when.",
      blocks: [
        greeting(name ?? ""),
        "This is your receipt: the data from your meeting has been deleted.",
        facts(
          ["Meeting", timeText(notetaker, startedAt ?? startsAt)],
          ["Deleted on", timeText(notetaker, deletedAt ?? startsAt)],
        ),
        hasCalendarFile && removeFromCalendar,
        heading("What was deleted"),
        list([
          "Any video, transcript and chat log of the meeting at our recording service, which has confirmed the deletion.",
          "The meeting link, your name and what you entered, in our own database. We keep only an anonymous record that a notetaker was requested, and for when.",
          "Your email address, as soon as this email has been sent.",
        ]),
        quiet(
          "Backups of our database expire within 30 days. Only you can delete this email and anything you downloaded.",
        ),
      ],
      footer: `You're getting this email because your address was entered to have the ${bot} join a meeting. It's the last one about that meeting.`,
    });
  },
};
