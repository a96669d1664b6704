import {
  failureReasonWords,
  type FailureWords,
  failureMailWords as words,
} from "~/content/words/failures";
import { greeting, heading, letter, paragraph, quiet, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { deletionAt } from "../../status-page/view";
import { type BookingProps, commonMailWords as common, statusBlocks } from "../blocks";
import { againUrl, bookingOf, dropped, findActive, statusUrl, timeText } from "../addressee.server";

type FailureMailProps = BookingProps & {
  /** Date and time as text, in the visitor's zone. */
  readonly deletedOn: string;
  readonly reason: FailureWords;
  /** The form, for another meeting. */
  readonly againUrl: string;
};

/** Why there is no recording, and what helps next time. */
export function notetakerFailureMail(props: FailureMailProps): RenderedMail {
  const { reason, when, meeting } = props;
  return letter({
    subject: words.subject(reason.title, when),
    title: reason.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(reason.happened),
      heading(words.todoHeading),
      paragraph(reason.todo),
      ...statusBlocks(props, words.statusButton),
      { kind: "link", label: words.again, url: props.againUrl },
      {
        kind: "facts",
        facts: [
          [words.facts.meeting, meeting],
          [words.facts.when, when],
        ],
      },
      quiet(words.deletion(props.deletedOn)),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
}

/** Why there is no recording, in words that help. */
export async function sendFailure(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee) return dropped;
  const { notetaker, to } = addressee;
  const { status, reason } = notetaker;
  const stands = status === "failed" || status === "expired";
  if (!reason || !stands) return dropped;

  const mail = notetakerFailureMail({
    ...bookingOf(addressee),
    deletedOn: timeText(notetaker, deletionAt(notetaker)),
    reason: failureReasonWords[reason],
    statusUrl: await statusUrl(world, addressee),
    againUrl: againUrl(world),
  });
  return sendMail(world.env, { ...mail, to }, message.key);
}
