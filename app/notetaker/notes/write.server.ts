import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { fetchTranscriptUncached } from "../results/results.server";
import { toTurns, type Turn } from "../results/transcript";
import { chatCompletions } from "./chat-completions.server";
import { type Note, noteKinds, type Notes } from "./note";
import { NoNotes } from "./notes-model";
import { findWithRequestedNotes, finishNotes, isFailing } from "./notes-table.server";
import { proveNotes } from "./prove";
import { workersAi } from "./workers-ai.server";

const maxTries = 2;
/** Time for all parts of a meeting. With two calls for the transcript, a try ends before the message's lease. */
const tryMs = 40_000;
const maxPauseMs = 60_000;

/** Codes of failures that are not the fault of the model. */
const codesWithoutFault = ["off", "silent", "too_long", "no_transcript", "nothing_noted"];

const withoutNotes = null;
const dropped = { outcome: "dropped" } as const;

/** Calls a model at most `maxTries` × `maxParts` times for each meeting. May run twice or stop anywhere. */
export async function writeNotes(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { db, clock } = world;
  const { attempt, subjectId } = message;
  const notetaker = await findWithRequestedNotes(db, subjectId);
  if (!notetaker) return dropped;
  try {
    const { notes, unproven } = await provenNotes(world, notetaker, attempt);
    if (!(await finishNotes(db, subjectId, notes, clock()))) return dropped;
    const counts = { lines: notes.lines.length, dropped: unproven };
    log({ event: "notes.written", notetakerId: subjectId, ...counts });
    return { outcome: "sent" };
  } catch (error) {
    if (!(error instanceof NoNotes)) throw error;
    const { code, isFinal, retryAfterMs } = error;
    if (!isFinal && attempt < maxTries && retryAfterMs <= maxPauseMs) {
      return { outcome: "retry", code, afterMs: retryAfterMs };
    }
    if (!(await finishNotes(db, subjectId, withoutNotes, clock()))) return dropped;
    log({ event: "notes.given_up", notetakerId: subjectId, code });
    if (!codesWithoutFault.includes(code) && (await isFailing(db)))
      log({ event: "notes.failing", code });
    return dropped;
  }
}

/** Throws `NoNotes` if any part fails: notes that lack an hour of the meeting would mislead. */
async function provenNotes(
  world: World,
  notetaker: Notetaker,
  attempt: number,
): Promise<{ readonly notes: Notes; readonly unproven: number }> {
  const { summary } = world.env;
  const finalError = (code: string) => new NoNotes(code, { isFinal: true });
  if (summary === null) throw finalError("off");
  // A claim counts as an attempt, so there is one more only if the Worker of the last one died.
  if (attempt > maxTries) throw finalError("no_answer");
  const transcript = await fetchTranscriptUncached(world, notetaker);
  if (transcript.missing !== null) {
    throw new NoNotes("no_transcript", { isFinal: transcript.missing !== "unavailable" });
  }
  const turns = toTurns(transcript.parts);
  const parts = partsOf(turns);
  if (parts.length > maxParts) throw finalError("too_long");
  if (parts.length === 0) throw finalError("silent");

  const draft =
    summary.kind === "server"
      ? chatCompletions(summary, world.fetch)
      : workersAi(summary.ai, summary.model);
  const signal = AbortSignal.timeout(tryMs);
  const drafts = await Promise.all(parts.map((part) => draft(part, signal)));
  const language = drafts[0]?.language ?? null;
  const lines = drafts.flatMap((part) => part.lines);
  const proof = proveNotes(lines, turns, language);
  if (lines.length === 0) throw finalError("nothing_noted");
  if (proof.lines.length === 0) throw new NoNotes("nothing_proven");
  return { notes: { language, lines: ordered(proof.lines) }, unproven: proof.dropped };
}

/** Bytes of UTF-8 per call, 12,000 to 16,000 tokens: they fit a context of 24,000. */
const partBytes = 48_000;
/** Bytes that the next part repeats, so that no sentence is cut in two. */
const overlapBytes = 1_500;
/** Four hours in any language, the longest possible recording. */
const maxParts = 12;
/** A character has at most 3 bytes, so a line always fits into a part. A longer turn becomes several lines. */
const maxLineCharacters = 10_000;

function partsOf(turns: readonly Turn[]): readonly string[] {
  const parts: string[] = [];
  const part: string[] = [];
  let size = 0;
  for (const line of turns.flatMap(linesOf)) {
    if (size + bytesOf(line) > partBytes) {
      parts.push(part.join("\n"));
      // The next part begins with the last lines of this one.
      while (size > overlapBytes) size -= bytesOf(part.shift() ?? "");
    }
    part.push(line);
    size += bytesOf(line);
  }
  return part.length === 0 ? parts : [...parts, part.join("\n")];
}

function linesOf({ speaker, start, text }: Turn): string[] {
  const head = `[${Math.floor(start ?? 0)}] ${speaker.slice(0, 100)}: `;
  const pieces = text.match(new RegExp(`[^]{1,${maxLineCharacters}}`, "g")) ?? [""];
  return pieces.map((piece) => head + piece);
}

function bytesOf(line: string): number {
  return new TextEncoder().encode(line).length + 1;
}

const maxLines = 60;

/** Sorts by kind and time. Parts overlap, so a line may come twice. */
function ordered(lines: readonly Note[]): Note[] {
  const rank = ({ kind }: Note) => noteKinds.indexOf(kind);
  const keyOf = ({ kind, at, quote }: Note) => `${kind} ${at} ${quote}`;
  const distinct = new Map(lines.map((line) => [keyOf(line), line]));
  return [...distinct.values()]
    .sort((one, other) => rank(one) - rank(other) || one.at - other.at)
    .slice(0, maxLines);
}
