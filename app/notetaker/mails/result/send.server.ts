import type { ResourceId } from "~/config/resources";
import { sendMail } from "~/email/send.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { href } from "~/lib/render/href";
import type { World } from "~/world.server";
import { findWritten } from "../../notes/notes-table.server";
import { providerOf } from "../../provider/open-provider.server";
import { transcriptOf } from "../../results/results.server";
import { notesWithSpeakerNames, speakerNamesOf, withSpeakerNames } from "../../results/speakers";
import { durationText, heading, toTurns, type Turn } from "../../results/transcript";
import { deletionAt } from "../../status-page/view";
import type { Notetaker } from "../../notetaker";
import { storeDelivered } from "../../store/moves.server";
import { mintToken } from "../../store/tokens.server";
import { bookingOf, dropped, findActive, isVerifiedAddressee, timeText } from "../addressee.server";
import { notetakerResultMail, type ResultMailProps } from "./letter";

/** Tries after which the mail goes out without its transcript. */
const patientAttempts = 4;

/** Spoken words go to verified mailboxes alone: anyone can type an address and speak. */
export async function sendResult(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db, clock } = world;
  const addressee = await findActive(world, message);
  if (!addressee) return dropped;
  const { notetaker, to } = addressee;
  const { id, status, startsAt, startedAt, endedAt, deliveredAt } = notetaker;
  const isThere = status === "ready" || status === "delivered";
  // `npm run ops -- resend` gives the message a variant.
  const isRepeat = deliveredAt !== null && message.variant === null;
  if (!isThere || isRepeat) return dropped;

  const isAnswering = await isVerifiedAddressee(world, addressee);
  const said = isAnswering ? await saidIn(world, notetaker, message.attempt) : unproven;
  if (said === null) return { outcome: "retry", code: "transcript_unavailable" };

  const token = await mintToken(db, id, clock());
  const mail = notetakerResultMail({
    ...bookingOf(addressee),
    when: timeText(notetaker, startedAt ?? startsAt),
    deletedOn: timeText(notetaker, deletionAt(notetaker)),
    // A failure's reason outlasts it.
    isAfterFailure: notetaker.reason !== null,
    duration: durationText(startedAt, endedAt),
    ...linksWith(env.siteUrl, token),
    ...said,
  });
  const sent = await sendMail(env, { ...mail, to }, message.key);
  if (sent.outcome === "sent") await storeDelivered(db, id, clock());
  return sent;
}

type Said = Pick<ResultMailProps, "transcript" | "notes">;

const without = (kind: "none" | "later" | "unproven"): Said => {
  return { transcript: { kind }, notes: null };
};
const unproven = without("unproven");

/** null while another try may bring the transcript. */
async function saidIn(world: World, notetaker: Notetaker, attempt: number): Promise<Said | null> {
  const provider = providerOf(world, notetaker);
  const found = provider && (await transcriptOf(provider, notetaker));
  if (found?.ok) {
    const turns = toTurns(found.value);
    const names = speakerNamesOf(notetaker);
    const notes = await findWritten(world.db, notetaker.id);
    const paragraphs = withSpeakerNames(turns, names).map(paragraphOf);
    return {
      transcript: { kind: "text", paragraphs },
      notes: notes && notesWithSpeakerNames(notes, names),
    };
  }

  // Polling has waited long enough for what is still "not ready".
  if (found && found.missing !== "unavailable") return without("none");
  return attempt < patientAttempts ? null : without("later");
}

function paragraphOf({ speaker, start, text }: Turn) {
  return { heading: heading(speaker, start), at: start, text };
}

function linksWith(siteUrl: string, token: string): Pick<ResultMailProps, "links" | "statusUrl"> {
  const link = (id: ResourceId | "notetaker-status") =>
    `${siteUrl}${href(id, { query: { token } })}`;
  return {
    statusUrl: link("notetaker-status"),
    links: {
      video: link("result-video"),
      txt: link("result-transcript-txt"),
      chat: link("result-chat"),
    },
  };
}
