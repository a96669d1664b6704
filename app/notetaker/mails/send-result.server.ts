import { isVerified } from "~/abuse/mailboxes.server";
import type { ResourceId } from "~/config/resources";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { findWritten } from "../notes/notes-table.server";
import { fetchTranscriptUncached } from "../results/results.server";
import { notesWithSpeakerNames, speakerNamesOf, withSpeakerNames } from "../results/speakers";
import { toTurns } from "../results/transcript";
import { storeDelivered } from "../store/moves.server";
import { mintToken } from "../store/tokens.server";
import type { Addressee } from "./notetaker-handlers.server";
import { isCanceledOrGone } from "./notetaker-mail";
import { resultMail, type ResultMailProps } from "./result-mail";

/** If the transcript cannot be loaded at the last of these attempts, the mail is sent without it. */
const transcriptAttempts = 4;

/** Sends spoken words to verified mailboxes only: anyone can enter a stranger's address and then speak in the meeting. */
export async function sendResult(
  world: World,
  message: OutboxMessage,
  { notetaker, to, notMe }: Addressee,
): Promise<SendOutcome> {
  const { env, db, clock } = world;
  const { id, status, deliveredAt, mailboxKey } = notetaker;
  const hasResults = !isCanceledOrGone(notetaker) && (status === "ready" || status === "delivered");
  // A message with a variant was asked for, by a button of the page or `npm run ops -- resend`.
  const isRepeat = deliveredAt !== null && message.variant === null;
  if (!hasResults || isRepeat) return { outcome: "dropped" };

  const isVerifiedMailbox = mailboxKey !== null && (await isVerified(db, mailboxKey));
  const transcript = isVerifiedMailbox
    ? await transcriptForMail(world, notetaker, message.attempt)
    : ({ kind: "unverified" } as const);
  if (transcript === null) return { outcome: "retry", code: "transcript_unavailable" };

  const token = await mintToken(db, id, clock());
  const link = (page: ResourceId | "notetaker-status") =>
    `${env.siteUrl}${href(page, { query: { token } })}`;
  const links = {
    notMe,
    status: link("notetaker-status"),
    video: link("result-video"),
    txt: link("result-transcript-txt"),
    chat: link("result-chat"),
  };
  const mail = resultMail({ notetaker, links, transcript });
  const sent = await sendMail(env, { ...mail, to }, message.key);
  if (sent.outcome === "sent") await storeDelivered(db, id, clock());
  return sent;
}

/** Returns null if a later attempt may find the transcript. */
async function transcriptForMail(
  world: World,
  notetaker: Notetaker,
  attempt: number,
): Promise<ResultMailProps["transcript"] | null> {
  const { parts, missing } = await fetchTranscriptUncached(world, notetaker);
  if (missing === "unavailable") return attempt < transcriptAttempts ? null : { kind: "later" };
  // A transcript that is not ready by now counts as none: polling has waited long enough.
  if (missing !== null) return { kind: "none" };
  const names = speakerNamesOf(notetaker);
  const notes = await findWritten(world.db, notetaker.id);
  return {
    kind: "text",
    turns: withSpeakerNames(toTurns(parts), names),
    notes: notes && notesWithSpeakerNames(notes, names),
  };
}
