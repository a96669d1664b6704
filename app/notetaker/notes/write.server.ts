import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { providerOf } from "../provider/open-provider.server";
import { transcriptOf } from "../results/results.server";
import { toTurns, type Turn } from "../results/transcript";
import { chatCompletions } from "./chat-completions.server";
import { type Failure, failure, type NotesModel } from "./notes-model";
import { type DraftNote, type Note, noteKinds, type Notes } from "./note";
import { findAsked, finishAsking, isFailing } from "./notes-table.server";
import { proven } from "./prove";
import { workersAi } from "./workers-ai.server";

/** Counts claims, so a try that died counts too. */
const mostTries = 2;
/** For all parts of a meeting. Together with the transcript's two calls it ends before the message's lease. */
const tryMs = 40_000;
const longestPauseMs = 60_000;
const partsAtOnce = 3;

/** Codes that say nothing against the model. */
const blameless = ["off", "silent", "too_long", "no_transcript", "nothing_noted"];

const dropped = { outcome: "dropped" } as const;

/**
 * Has a model write notes and stores the proven ones. Safe to run twice and to die anywhere. Costs
 * at most two tries of `mostParts` calls for each bot that was sent.
 */
export async function writeNotes(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { db, clock } = world;
  const { attempt, subjectId } = message;
  const notetaker = await findAsked(db, subjectId);
  if (!notetaker) return dropped;
  const outcome = await draftNotes(world, notetaker, attempt);
  if (outcome.ok) {
    const { notes, dropped: unproven } = outcome;
    if (!(await finishAsking(db, subjectId, notes, clock()))) return dropped;
    const { length: lines } = notes.lines;
    log({ event: "notes.written", notetakerId: subjectId, lines, dropped: unproven });
    return { outcome: "sent" };
  }

  const { code, isFinal, retryAfterMs } = outcome;
  const pause = retryAfterMs ?? 0;
  if (!isFinal && attempt < mostTries && pause <= longestPauseMs) {
    return { outcome: "retry", code, afterMs: pause };
  }
  if (!(await finishAsking(db, subjectId, null, clock()))) return dropped;
  log({ event: "notes.given_up", notetakerId: subjectId, code });
  if (!blameless.includes(code) && (await isFailing(db))) log({ event: "notes.failing", code });
  return dropped;
}

type Written = { readonly ok: true; readonly notes: Notes; readonly dropped: number } | Failure;

async function draftNotes(world: World, notetaker: Notetaker, attempt: number): Promise<Written> {
  const { summary } = world.env;
  if (summary === null) return failure("off", { isFinal: true });
  if (attempt > mostTries) return failure("no_answer", { isFinal: true });
  const provider = providerOf(world, notetaker);
  const found = provider && (await transcriptOf(provider, notetaker));
  if (!found?.ok) {
    return failure("no_transcript", { isFinal: found?.missing !== "unavailable" });
  }
  const turns = toTurns(found.value);
  const parts = partsOf(turns);
  if (parts === null) return failure("too_long", { isFinal: true });
  if (parts.length === 0) return failure("silent", { isFinal: true });

  const model =
    summary.kind === "server"
      ? chatCompletions(summary, world.fetch)
      : workersAi(summary.ai, summary.model);
  const drafts = await draftAll(model, parts);
  if (!drafts.ok) return drafts;
  const { language, lines: draft } = drafts;
  const proof = proven(draft, turns, durationOf(notetaker, turns), language);
  if (draft.length === 0) return failure("nothing_noted", { isFinal: true });
  if (proof.lines.length === 0) return failure("nothing_said");
  return { ok: true, notes: { language, lines: ordered(proof.lines) }, dropped: proof.dropped };
}

type Drafts =
  | { readonly ok: true; readonly language: string | null; readonly lines: readonly DraftNote[] }
  | Failure;

/** All parts or none: people would believe notes that silently leave out an hour. */
async function draftAll(model: NotesModel, parts: readonly string[]): Promise<Drafts> {
  const signal = AbortSignal.timeout(tryMs);
  const lines: (readonly DraftNote[])[] = [];
  let language: string | null = null;
  let failed: Failure | null = null;
  const waiting = parts.entries();
  const workOff = async () => {
    for (const [nth, transcript] of waiting) {
      if (failed) return;
      const drafted = await model(transcript, signal);
      if (!drafted.ok) return void (failed ??= drafted);
      lines[nth] = drafted.lines;
      if (nth === 0) language = drafted.language;
    }
  };
  await Promise.all(Array.from({ length: partsAtOnce }, workOff));
  return failed ?? { ok: true, language, lines: lines.flat() };
}

/** Seconds; a recording is never shorter than what was said in it. */
function durationOf({ startedAt, endedAt }: Notetaker, turns: readonly Turn[]): number | null {
  if (startedAt === null || endedAt === null) return null;
  const last = turns.at(-1);
  return Math.max((endedAt - startedAt) / 1000, last?.end ?? last?.start ?? 0);
}

/** Bytes of UTF-8 per call, 12,000 to 16,000 tokens: they fit a context of 24,000. */
const partBytes = 48_000;
/** Bytes that the next part repeats, so that nothing is cut in two. */
const overlapBytes = 1_500;
/** Four hours in any language, the longest recording there is. */
const mostParts = 12;
/** Characters of at most three bytes; a longer turn is several lines. */
const longestLine = 10_000;

function partsOf(turns: readonly Turn[]): readonly string[] | null {
  const parts: string[] = [];
  const part: string[] = [];
  let size = 0;
  for (const line of turns.flatMap(linesOf)) {
    if (size + bytesOf(line) > partBytes) {
      parts.push(part.join("\n"));
      if (parts.length === mostParts) return null;
      while (size > overlapBytes) size -= bytesOf(part.shift() ?? "");
    }
    part.push(line);
    size += bytesOf(line);
  }
  return part.length === 0 ? parts : [...parts, part.join("\n")];
}

function linesOf({ speaker, start, text }: Turn): string[] {
  const head = `[${Math.floor(start ?? 0)}] ${speaker.slice(0, 100)}: `;
  const pieces = text.match(new RegExp(`[^]{1,${longestLine}}`, "g")) ?? [""];
  return pieces.map((piece) => head + piece);
}

function bytesOf(line: string): number {
  return new TextEncoder().encode(line).length + 1;
}

const mostLines = 60;

/** By kind, then by time. Where parts overlap, the same words may have been noted twice. */
function ordered(lines: readonly Note[]): Note[] {
  const rank = ({ kind }: Note) => noteKinds.indexOf(kind);
  const keyOf = ({ kind, at, quote }: Note) => `${kind} ${at} ${quote}`;
  const distinct = new Map(lines.map((line) => [keyOf(line), line]));
  return [...distinct.values()]
    .sort((one, other) => rank(one) - rank(other) || one.at - other.at)
    .slice(0, mostLines);
}
