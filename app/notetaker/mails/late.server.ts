import { names } from "~/config/names";
import { greeting, letter, paragraph, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { dispatchDeadline } from "../schedule";
import { lateTurnOf } from "../store/limits/late.server";
import { rateFor } from "../store/limits/rate.server";
import { bookingOf, dropped, findActive, statusUrl, timeText } from "./addressee.server";
import {
  admitBlocks,
  bookingFacts,
  type BookingProps,
  commonMailWords as common,
  statusBlocks,
} from "./blocks";

const bot = names.notetakerName;

const lateMailWords = {
  subject: "Your notetaker is running late",
  title: "Your notetaker is running late",
  preview: "It won't be there when your meeting starts.",
  intro: (at: string) =>
    `We've had more requests than usual, so the ${bot} won't be there when your meeting starts. It should ask to join at about ${at}.`,
  tooLate: `We've had more requests than usual, so the ${bot} probably won't make it to your meeting. If it can't come, we'll email you.`,
  advice:
    "Anything said before it joins won't be recorded. If you need it, ask someone to take notes until then.",
  statusButton: "See where it is",
} as const;

type LateMailProps = BookingProps & {
  /** When it should come, as text in the visitor's zone; null if that is too late for the meeting. */
  readonly comesAt: string | null;
};

/** It waits for its turn, which comes after the meeting's start. */
export function notetakerLateMail(props: LateMailProps): RenderedMail {
  const { comesAt } = props;
  return letter({
    subject: lateMailWords.subject,
    title: lateMailWords.title,
    preview: lateMailWords.preview,
    blocks: [
      greeting(props.name),
      paragraph(comesAt === null ? lateMailWords.tooLate : lateMailWords.intro(comesAt)),
      paragraph(lateMailWords.advice),
      bookingFacts(props),
      ...statusBlocks(props, props.owns ? lateMailWords.statusButton : undefined),
      ...(comesAt === null ? [] : admitBlocks(props.botName)),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** While it still waits and will be late: what is true at the moment of sending. */
export async function sendLate(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee) return dropped;
  const { request, job, to } = addressee;
  const turn = await lateTurnOf(world.db, job, rateFor(world, job), world.clock());
  if (turn === null) return dropped;

  const mail = notetakerLateMail({
    ...bookingOf(addressee),
    comesAt: turn < dispatchDeadline(job) ? timeText(request, turn) : null,
    statusUrl: await statusUrl(world, addressee),
  });
  return sendMail(world.env, { ...mail, to }, message.id);
}
