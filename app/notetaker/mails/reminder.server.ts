import { names } from "~/config/names";
import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import {
  admitBlocks,
  bookingFacts,
  type BookingProps,
  commonMailWords as common,
  statusBlocks,
} from "./blocks";
import { bookingOf, dropped, findActive, isCurrent, statusUrl } from "./addressee.server";

const bot = names.notetakerName;

const reminderMailWords = {
  subject: (when: string) => `Reminder: your notetaker joins ${when}`,
  title: "Your notetaker joins soon",
  preview: "When it joins, how the host admits it, and how to cancel.",
  intro: `As scheduled, the ${bot} will ask to join your meeting at this time:`,
  change:
    "Meeting moved or canceled? Update the notetaker here. It takes a few seconds and you don't need an account.",
  statusButton: "Reschedule or cancel",
} as const;

/** An hour before: when, where, what to press, and where to call it off. */
export function notetakerReminderMail(props: BookingProps): RenderedMail {
  return letter({
    subject: reminderMailWords.subject(props.when),
    title: reminderMailWords.title,
    preview: reminderMailWords.preview,
    blocks: [
      greeting(props.name),
      paragraph(reminderMailWords.intro),
      bookingFacts(props),
      paragraph(reminderMailWords.change),
      ...statusBlocks(props, reminderMailWords.statusButton),
      ...admitBlocks(props.botName),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** An hour before: when it comes, and where to move it or call it off. */
export async function sendReminder(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee || !isCurrent(message, addressee)) return dropped;

  const { notetaker, to } = addressee;
  const { status, startsAt } = notetaker;
  const waits = status === "requested" || status === "scheduled";
  if (!waits || startsAt <= world.clock()) return dropped;

  const mail = notetakerReminderMail({
    ...bookingOf(addressee),
    statusUrl: await statusUrl(world, addressee),
  });
  return sendMail(world.env, { ...mail, to }, message.key);
}
