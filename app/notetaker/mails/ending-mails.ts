import { closedAfterObjectionHours } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { failureMailWords, failureReasonWords } from "../../content/words/failures.ts";
import {
  button,
  facts,
  greeting,
  heading,
  letter,
  link,
  list,
  paragraph,
  quiet,
} from "../../email/letter.ts";
import { amount } from "../../lib/text/amount.ts";
import { isErased } from "../changes/possible-actions.ts";
import type { Notetaker } from "../notetaker.ts";
import { deletionAt } from "../status-page/view.ts";
import {
  commonWords,
  isActive,
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

const cancelledWords = {
  subject: (when: string) => `Canceled: your notetaker for ${when}`,
  title: "Your notetaker is canceled",
  preview: "It won't join your meeting.",
  intro: `The ${bot} is canceled. It won't join this meeting, and no one gets notes from it:`,
  stillComing: {
    preview: "No one gets notes from this meeting.",
    intro: `The ${bot} is canceled, and no one gets notes from this meeting:`,
    text: "It was already on its way, so it may still ask to join. You don't have to let it in. If you do, it leaves right away, and nothing it records is kept.",
  },
  again: "Didn't mean to cancel? You can send it again any time:",
} as const;

export const cancelled: NotetakerMail = {
  isTrue: (notetaker) => notetaker.status === "cancelled" && !isErased(notetaker),
  isVersioned: true,
  calendarEntry: "removed",
  letter(about) {
    const { notetaker, links, hasCalendarFile, mayStillCome } = about;
    const { stillComing, ...words } = cancelledWords;
    const { preview, intro } = mayStillCome ? stillComing : words;
    const subject = words.subject(startText(notetaker));
    return personMail({ ...words, preview, subject }, about, [
      paragraph(intro),
      facts(timeFact(notetaker), meetingFact(notetaker)),
      mayStillCome && paragraph(stillComing.text),
      hasCalendarFile && paragraph(commonWords.removeEntry),
      paragraph(words.again),
      button(commonWords.again, links.again),
    ]);
  },
};

export const failure: NotetakerMail = {
  isTrue: (notetaker) =>
    isActive(notetaker) &&
    notetaker.reason !== null &&
    ["failed", "expired"].includes(notetaker.status),
  hasPersonalLink: true,
  letter(about) {
    const { notetaker, links } = about;
    const { title, happened, todo } = failureReasonWords[notetaker.reason ?? "provider_down"];
    const { preview, ...words } = failureMailWords;
    const when = startText(notetaker);
    return personMail({ subject: words.subject(title, when), title, preview }, about, [
      paragraph(happened),
      heading(words.todoHeading),
      paragraph(todo),
      statusBlocks(about, words.sameMeeting),
      link(words.anotherMeeting, links.again),
      facts([words.facts.meeting, meetingOf(notetaker)], [words.facts.when, when]),
      quiet(words.deletion(timeText(notetaker, deletionAt(notetaker)))),
    ]);
  },
};

export const optedOutWords = {
  subject: (when: string) => `Stopped by a participant: your meeting on ${when}`,
  title: "A participant asked not to be recorded",
  preview: {
    removed: "The notetaker has left, and everything it recorded is being deleted.",
    past: "Everything the notetaker recorded is being deleted.",
    notComing: "Your notetaker won't join this meeting.",
  },
  happened: {
    removed: `Someone in the meeting used the link in the chat to remove the ${bot}. It leaves right away, and everything it recorded is being deleted. No one will see it.`,
    past: `Someone who was in this meeting used the link in the chat to delete everything the ${bot} recorded. No one will be able to see it anymore.`,
    notComing: `Someone in this meeting asked not to be recorded, using the link another notetaker had posted in the chat. No notetaker can join it for ${amount(closedAfterObjectionHours, "hour")}, so the ${bot} you booked won't come either.`,
  },
  who: "We don't know who it was. The link doesn't ask for a name.",
  todoHeading: "What you can do",
  todo: "Check with everyone that recording is OK. Then you can send the notetaker to your next meeting.",
} as const;

export const optedOut: NotetakerMail = {
  isTrue: ({ reason, cancelledAt }) => reason === "opted_out" && cancelledAt === null,
  calendarEntry: "removed",
  letter(about) {
    const { notetaker, links, hasCalendarFile } = about;
    const { subject, title, preview, ...words } = optedOutWords;
    const how = howItEnded(notetaker);
    return personMail(
      { subject: subject(startText(notetaker)), title, preview: preview[how] },
      about,
      [
        paragraph(words.happened[how]),
        paragraph(words.who),
        hasCalendarFile && paragraph(commonWords.removeEntry),
        heading(words.todoHeading),
        paragraph(words.todo),
        button(commonWords.again, links.again),
      ],
    );
  },
};

function howItEnded({ endedAt, deleteRequestedAt }: Notetaker) {
  if (deleteRequestedAt === null) return "notComing";
  return endedAt !== null && endedAt < deleteRequestedAt ? "past" : "removed";
}

export const deletedWords = {
  subject: "Deleted: your meeting notes",
  title: "Everything has been deleted",
  preview: "What was deleted, where, and when.",
  intro: "This is your receipt: the data from your meeting has been deleted.",
  facts: { meeting: "Meeting", deleted: "Deleted on" },
  whatHeading: "What was deleted",
  what: [
    "Any video, transcript and chat log of the meeting at our recording service, which has confirmed the deletion.",
    "The meeting link, your name and what you entered, in our own database. We keep only an anonymous record that a notetaker was requested, and for when.",
    "Your email address, as soon as this email has been sent.",
  ],
  backups:
    "Backups of our database expire within 30 days. Only you can delete this email and anything you downloaded.",
  footer: `You're getting this email because your address was entered to have the ${bot} join a meeting. It's the last one about that meeting.`,
} as const;

export const deleted: NotetakerMail = {
  isTrue: ({ deletedAt }) => deletedAt !== null,
  calendarEntry: "removed",
  letter({ notetaker, hasCalendarFile }) {
    const words = deletedWords;
    const { name, startedAt, startsAt, deletedAt } = notetaker;
    return letter({
      ...words,
      blocks: [
        greeting(name ?? ""),
        paragraph(words.intro),
        facts(
          [words.facts.meeting, timeText(notetaker, startedAt ?? startsAt)],
          [words.facts.deleted, timeText(notetaker, deletedAt ?? startsAt)],
        ),
        hasCalendarFile && paragraph(commonWords.removeEntry),
        heading(words.whatHeading),
        list(words.what),
        quiet(words.backups),
      ],
    });
  },
};
