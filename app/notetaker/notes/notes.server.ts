import type { SummaryConfig } from "~/config/env.server";
import type { OutboxMessage, SendOutcome } from "~/jobs/message";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { providerOf } from "../provider/open-provider.server";
import { transcriptOf } from "../results/results.server";
import { toTurns, type Turn } from "../results/transcript";
import { chatCompletions } from "./chat-completions.server";
import { type Note, noteKinds, type Notes } from "./notes";
import { findAsked, finishAsking, isFailing } from "./store.server";
import { failure, type Failure, type Summariser } from "./summariser";
import { type DraftNote, type Proven, proven } from "./prove";
import { workersAi } from "./workers-ai.server";
import { fold, stemsOf, wordsIn } from "./words";

/** The model that the configuration names. */
function summariserOf(summary: SummaryConfig, fetch: typeof globalThis.fetch): Summariser {
  return summary.kind === "server"
    ? chatCompletions(summary, fetch)
    : workersAi(summary.ai, summary.model);
}

/** The first and one more, also when the first died without a word: a claim counts. */
const mostTries = 2;

/** For all parts of a meeting together. With the transcript's two calls it ends before its message's lease. */
const tryMs = 40_000;

/** A model that wants more of a pause is not waited for: the mail has gone by then. */
const longestPauseMs = 60_000;

/** Of a Worker's six connections, how many one meeting takes at a time. */
const partsAtOnce = 3;

const dropped = { outcome: "dropped" } as const;

/**
 * The message `notes`: has a model write notes of a meeting, and keeps of them what was said. Every state
 * moves forward only, so that it may run twice, or die anywhere. What it costs is bounded: two tries of at
 * most `mostParts` calls for a bot that was sent (`DAILY_BOT_LIMIT`).
 */
export async function writeNotes(world: World, message: OutboxMessage): Promise<SendOutcome> {
  const { env, db, clock } = world;
  const asked = await findAsked(db, message.subjectId);
  if (!asked) return dropped;
  const { notetaker } = asked;

  const outcome =
    env.summary === null
      ? failure("off", { isFinal: true })
      : message.attempt > mostTries
        ? failure("no_answer", { isFinal: true })
        : await notesBy(summariserOf(env.summary, world.fetch), world, notetaker);
  if (outcome.ok) {
    const isOurs = await finishAsking(db, notetaker.id, outcome.notes, clock());
    if (!isOurs) return dropped;
    const { lines } = outcome.notes;
    log({
      event: "notes.written",
      notetakerId: notetaker.id,
      lines: lines.length,
      dropped: outcome.dropped,
    });
    return { outcome: "sent" };
  }

  const { code, isFinal, retryAfterMs } = outcome;
  const pause = retryAfterMs ?? 0;
  if (!isFinal && message.attempt < mostTries && pause <= longestPauseMs) {
    return { outcome: "retry", code, afterMs: pause };
  }
  await giveUp(world, notetaker, code);
  return dropped;
}

async function giveUp({ db, clock }: World, notetaker: Notetaker, code: string): Promise<void> {
  const isOurs = await finishAsking(db, notetaker.id, null, clock());
  if (!isOurs) return;
  log({ event: "notes.given_up", notetakerId: notetaker.id, code });
  if (!blameless.includes(code) && (await isFailing(db))) log({ event: "notes.failing", code });
}

/** For these the model can do nothing. */
const blameless = ["off", "silent", "too_long", "no_transcript", "nothing_noted"];

type Written = { readonly ok: true; readonly notes: Notes; readonly dropped: number } | Failure;

async function notesBy(
  summariser: Summariser,
  world: World,
  notetaker: Notetaker,
): Promise<Written> {
  const provider = providerOf(world, notetaker);
  const found = provider && (await transcriptOf(provider, notetaker));
  if (!found?.ok) {
    return failure("no_transcript", { isFinal: found?.missing !== "unavailable" });
  }
  const turns = toTurns(found.value);
  return notesFrom(summariser, turns, durationOf(notetaker, turns));
}

/**
 * What a model makes of a meeting, once every line has been looked up in it. `duration` in seconds, null if
 * unknown.
 */
async function notesFrom(
  summariser: Summariser,
  turns: readonly Turn[],
  duration: number | null,
): Promise<Written> {
  const parts = partsOf(turns);
  if (parts === null) return failure("too_long", { isFinal: true });
  if (parts.length === 0) return failure("silent", { isFinal: true });

  const drafts = await draftAll(summariser, parts);
  if (!drafts.ok) return drafts;
  const { language, lines: draft } = drafts;
  const { lines, withdrawn, dropped: unproven } = proven(draft, turns, duration, language);
  const standing = lines.filter((line) => !withdrawn.some((back) => isTakenBack(line, back)));
  if (standing.length === 0) {
    return draft.length === 0 || withdrawn.length > 0
      ? failure("nothing_noted", { isFinal: true })
      : failure("nothing_said");
  }
  return { ok: true, notes: { language, lines: merged(standing) }, dropped: unproven };
}

/** Words of five letters or more that two sentences share when they are about the same. */
const fewestShared = 2;

/** Whether words that were said later take a line back: of another part of the meeting, which did not see it. */
function isTakenBack(line: Note, back: Proven): boolean {
  if (line.kind === "question" || back.at <= line.at) return false;
  const of = ({ text, quote }: Pick<Note, "text" | "quote">) =>
    new Set(
      stemsOf(wordsIn(`${text}\n${quote}`))
        .map(([head = ""]) => head)
        .filter((head) => head.length > 4 || !head.startsWith("<")),
    );
  const words = of(line);
  return [...of(back)].filter((word) => words.has(word)).length >= fewestShared;
}

type Drafts =
  | { readonly ok: true; readonly language: string | null; readonly lines: readonly DraftNote[] }
  | Failure;

/** All parts or none: notes that leave out an hour without a word would be believed. */
async function draftAll(summariser: Summariser, parts: readonly string[]): Promise<Drafts> {
  const signal = AbortSignal.timeout(tryMs);
  const lines: (readonly DraftNote[])[] = [];
  const languages: (string | null)[] = [];
  let failed: Failure | null = null;
  const waiting = parts.entries();
  const workOff = async () => {
    for (const [nth, transcript] of waiting) {
      if (failed) return;
      const drafted = await summariser.draft(transcript, signal);
      if (!drafted.ok) return void (failed ??= drafted);
      lines[nth] = drafted.lines;
      languages[nth] = drafted.language;
    }
  };
  await Promise.all(Array.from({ length: partsAtOnce }, workOff));
  return failed ?? { ok: true, language: languages[0] ?? null, lines: lines.flat() };
}

/** Seconds; a recording is never shorter than what was said in it, whatever the bot reported. */
function durationOf({ startedAt, endedAt }: Notetaker, turns: readonly Turn[]): number | null {
  if (startedAt === null || endedAt === null) return null;
  const last = turns.at(-1);
  return Math.max((endedAt - startedAt) / 1000, last?.end ?? last?.start ?? 0);
}

/**
 * Transcript per call, bytes of UTF-8: some 12,000 tokens of a European language and 16,000 of others, so that
 * prompt and answer fit a context of 24,000 tokens.
 */
const partBytes = 48_000;

/** Repeated at the start of the next part, so that nothing is cut in two. */
const overlapBytes = 1_500;

/** Four hours in any language, the longest recording there is: bounds what one meeting can cost. */
const mostParts = 12;

/** Nobody reads more; of the mail it takes a quarter. */
const mostLines = 60;

/**
 * A meeting as texts for a model: one turn a line, "[754] Ada: …". null when it is longer than
 * `mostParts` can hold.
 */
function partsOf(turns: readonly Turn[]): readonly string[] | null {
  const parts: string[] = [];
  let lines: string[] = [];
  let length = 0;
  for (const line of turns.flatMap(linesOf)) {
    if (length + sizeOf(line) > partBytes) {
      parts.push(lines.join("\n"));
      if (parts.length === mostParts) return null;
      lines = lastOf(lines);
      length = sizeOf(lines.join("\n"));
    }
    lines.push(line);
    length += sizeOf(line);
  }
  return lines.length === 0 ? parts : [...parts, lines.join("\n")];
}

/** Characters of a line; a longer turn is several. No character takes more than three bytes. */
const mostOfLine = 10_000;

function linesOf({ speaker, start, text }: Turn): string[] {
  const head = `[${Math.floor(start ?? 0)}] ${speaker.slice(0, 100)}: `;
  const count = Math.max(1, Math.ceil(text.length / mostOfLine));
  return Array.from({ length: count }, (_, nth) => {
    return head + text.slice(nth * mostOfLine, (nth + 1) * mostOfLine);
  });
}

function lastOf(lines: readonly string[]): string[] {
  const last: string[] = [];
  let size = 0;
  for (const line of [...lines].reverse()) {
    size += sizeOf(line);
    if (size > overlapBytes) break;
    last.unshift(line);
  }
  return last;
}

/** In bytes, with a line break. */
function sizeOf(line: string): number {
  return new TextEncoder().encode(line).length + 1;
}

/**
 * The lines of all parts as one list: by kind, then by time, and none twice. Where parts overlap, or a
 * model repeats itself, the first of two lines that rest on the same words stays.
 */
function merged(lines: readonly Note[]): Note[] {
  const kept: (Note & { readonly words: string })[] = [];
  for (const line of lines) {
    const words = fold(line.quote);
    const isAgain = kept.some(
      (other) =>
        other.kind === line.kind &&
        other.at === line.at &&
        (other.words.includes(words) || words.includes(other.words)),
    );
    if (!isAgain) kept.push({ ...line, words });
  }
  const rank = (line: Note) => noteKinds.indexOf(line.kind);
  return kept
    .sort((one, other) => rank(one) - rank(other) || one.at - other.at)
    .slice(0, mostLines)
    .map(({ words: _, ...line }) => line);
}
