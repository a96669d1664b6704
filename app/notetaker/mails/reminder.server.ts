import { names } from "~/config/names";
import { paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { bookingOf, dropped, findActive, isCurrent, statusUrl } from "./addressee.server";
import { admitBlocks, bookingFacts, type BookingProps, personMail, statusBlocks } from "./blocks";

const words = {
  subject: (when: string) => `Reminder: your notetaker joins ${when}`,
  title: "Your notetaker joins soon",
  preview: "When it joins, how the host admits it, and how to cancel.",
  intro: `As scheduled, the ${names.notetakerName} will ask to join your meeting at this time:`,
  change:
    "Meeting moved or canceled? Update the notetaker here. It takes a few seconds and you don't need an account.",
  statusButton: "Reschedule or cancel",
} as const;

export function notetakerReminderMail(props: BookingProps): RenderedMail {
  return personMail({ ...words, subject: words.subject(props.when) }, props, [
    paragraph(words.intro),
    bookingFacts(props),
    paragraph(words.change),
    ...statusBlocks(props, words.statusButton),
    ...admitBlocks(props.botName),
  ]);
}

export async function sendReminder(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee || !isCurrent(message, addressee)) return dropped;
  const { status, startsAt } = addressee.notetaker;
  const waits = status === "requested" || status === "scheduled";
  if (!waits || startsAt <= world.clock()) return dropped;
  const url = await statusUrl(world, addressee);
  const mail = notetakerReminderMail({ ...bookingOf(addressee), statusUrl: url });
  return sendMail(world.env, { ...mail, to: addressee.to }, message.key);
}
