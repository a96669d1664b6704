import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { mailbox, send, sentMails } from "./delivery";
import { ask, createWorld, day, db, scheduledAt, start, theNotetaker } from "./pipeline";
import { notetakers, outbox } from "~/db/schema.server";
import type { Notetaker } from "~/notetaker/notetaker";

/** A notetaker whose confirmation was sent, and an empty mailbox for the mails that follow. */
export async function booked(startsAt = start + 2 * day) {
  const box = mailbox();
  const world = createWorld();
  await ask(world, scheduledAt(startsAt));
  await send(world);
  const [confirmation] = sentMails(box);
  await db.delete(outbox);
  box.mockClear();
  return { box, world, confirmation: confirmation!, id: (await theNotetaker()).id };
}

export const set = (change: Partial<Notetaker>, id?: string) =>
  db
    .update(notetakers)
    .set(change)
    .where(id === undefined ? undefined : eq(notetakers.id, id));

/** The calendar file of a mail, parsed with ical.js rather than our own code. */
export function calendarIn(mail: ReturnType<typeof sentMails>[number] | undefined) {
  const [file, ...others] = mail?.attachments ?? [];
  if (!file || others.length > 0) throw new Error("expected one file");
  const calendar = new ICAL.Component(
    ICAL.parse(new TextDecoder().decode(file.content)) as unknown[],
  );
  const value = (name: string) =>
    String(calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue(name));
  return { ...file, method: String(calendar.getFirstPropertyValue("method")), value };
}

export async function bookedWithoutMail() {
  const world = createWorld();
  await ask(world, scheduledAt(start + 2 * day));
  await db.delete(outbox);
  return { box: mailbox(), world, id: (await theNotetaker()).id };
}
