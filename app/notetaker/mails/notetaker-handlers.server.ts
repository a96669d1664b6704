import { mailboxKey, mailRefusalOf, notMeUrl } from "~/abuse/mailboxes.server";
import { sendMail } from "~/email/send.server";
import type { NotetakerMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { maxAttempts } from "~/jobs/send-due.server";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import { writeNotes } from "../notes/write.server";
import { providerOf } from "../provider/open-provider.server";
import { mayStillCome } from "../schedule";
import { forgetAddressAfter } from "../store/erase.server";
import { findNotetaker } from "../store/notetakers.server";
import { mintToken } from "../store/tokens.server";
import { confirmation, reminder, rescheduled, waiting } from "./booking-mails";
import { calendarFile } from "./calendar.server";
import { cancelled, deleted, failure, optedOut } from "./ending-mails";
import type { NotetakerMail } from "./notetaker-mail";
import { pendingConfirmation, unprovenInvite } from "./pending-mails";
import { sendResult } from "./send-result.server";

export function notetakerHandlers(world: World): OutboxHandlers<NotetakerMessage> {
  const send = (mail: NotetakerMail) => (message: OutboxMessage) => sendOne(world, message, mail);
  // Forgets the address after the last mail, even if that mail is dropped or refused for good.
  const sendLast = (mail: NotetakerMail) => async (message: OutboxMessage) => {
    const result = await sendOne(world, message, mail);
    const isOver = result.outcome !== "retry" || message.attempt >= maxAttempts;
    if (isOver) await forgetAddressAfter(world.db, message.subjectId, message.kind);
    return result;
  };
  return {
    confirmation: send(confirmation),
    pending_confirmation: send(pendingConfirmation),
    unproven_invite: send(unprovenInvite),
    reminder: send(reminder),
    waiting: send(waiting),
    rescheduled: send(rescheduled),
    cancelled: send(cancelled),
    failure: send(failure),
    notes: (message) => writeNotes(world, message),
    result: async (message) => {
      const addressee = await findAddressee(world, message);
      return addressee ? sendResult(world, message, addressee) : dropped;
    },
    opted_out: sendLast(optedOut),
    deleted: sendLast(deleted),
  };
}

const dropped = { outcome: "dropped" } as const;

async function sendOne(
  world: World,
  message: OutboxMessage,
  mail: NotetakerMail,
): Promise<SendOutcome> {
  const { env, db, clock } = world;
  const addressee = await findAddressee(world, message);
  if (!addressee) return dropped;
  const { notetaker, to, notMe } = addressee;
  // The variant of a versioned mail is the sequence of the calendar entry it was enqueued for.
  const isCurrent = !mail.isVersioned || (message.variant ?? "0") === String(notetaker.sequence);
  if (!isCurrent || !mail.isTrue(notetaker, clock())) return dropped;

  const { calendarEntry } = mail;
  // The database has only hashes of tokens, so each mail gets a new token for its link. A mail that removes the
  // calendar entry gets none, because nothing is left to change.
  const token = calendarEntry === "removed" ? null : await mintToken(db, notetaker.id, clock());
  const statusPath = token === null ? "" : href("notetaker-status", { query: { token } });
  const file = calendarEntry ? calendarFile(env, notetaker, calendarEntry, clock()) : null;
  const letter = mail.letter({
    notetaker,
    links: {
      notMe,
      status: `${env.siteUrl}${statusPath}`,
      again: `${env.siteUrl}${href("notetaker")}`,
      sample: `${env.siteUrl}${href("notetaker-sample")}`,
    },
    hasCalendarFile: file !== null,
    mayStillCome: mayStillCome(notetaker, providerOf(world, notetaker), clock()),
  });
  const addressed = { ...letter, to };
  return sendMail(env, file ? { ...addressed, attachments: [file] } : addressed, message.key);
}

export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

/** Returns null if the address was erased or refuses mail. */
async function findAddressee({ env, db, clock }: World, { subjectId }: OutboxMessage) {
  const notetaker = await findNotetaker(db, subjectId);
  const to = notetaker?.email;
  if (!notetaker || !to) return null;
  const key = await mailboxKey(env.siteSecret, to);
  if (await mailRefusalOf(db, key)) return null;
  const notMeSubject = { mailboxKey: key, about: "notetaker", subjectId } as const;
  return { to, notetaker, notMe: await notMeUrl(env, notMeSubject, clock()) };
}
