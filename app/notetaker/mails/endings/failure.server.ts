import {
  failureReasonWords,
  type FailureWords,
  failureMailWords as words,
} from "~/content/words/failures";
import { heading, paragraph, quiet, type RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import type { World } from "~/world.server";
import { deletionAt } from "../../status-page/view";
import { type BookingProps, personMail, statusBlocks } from "../blocks";
import { againUrl, bookingOf, dropped, findActive, statusUrl, timeText } from "../addressee.server";

type FailureMailProps = BookingProps & {
  readonly deletedOn: string;
  readonly reason: FailureWords;
  readonly againUrl: string;
};

export function notetakerFailureMail(props: FailureMailProps): RenderedMail {
  const { reason, when, meeting } = props;
  const { title, happened, todo } = reason;
  const { preview, facts } = words;
  return personMail({ subject: words.subject(title, when), title, preview }, props, [
    paragraph(happened),
    heading(words.todoHeading),
    paragraph(todo),
    ...statusBlocks(props, words.sameMeeting),
    { kind: "link", label: words.anotherMeeting, url: props.againUrl },
    {
      kind: "facts",
      facts: [
        [facts.meeting, meeting],
        [facts.when, when],
      ],
    },
    quiet(words.deletion(props.deletedOn)),
  ]);
}

export async function sendFailure(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const addressee = await findActive(world, message);
  if (!addressee) return dropped;
  const { notetaker, to } = addressee;
  const { status, reason } = notetaker;
  if (!reason || (status !== "failed" && status !== "expired")) return dropped;

  const mail = notetakerFailureMail({
    ...bookingOf(addressee),
    deletedOn: timeText(notetaker, deletionAt(notetaker)),
    reason: failureReasonWords[reason],
    statusUrl: await statusUrl(world, addressee),
    againUrl: againUrl(world),
  });
  return sendMail(world.env, { ...mail, to }, message.key);
}
