import type { AppLoadContext } from "@remix-run/cloudflare";
import { findWritten } from "../../notes/notes-table.server";
import type { Notetaker } from "../../notetaker";
import { openProviders, providerOf } from "../../provider/open-provider.server";
import { overviewOf } from "../../results/results.server";
import { type ShownTurn, transcriptPage } from "../../results/search";
import {
  givenName,
  notesWithSpeakerNames,
  speakerNamesOf,
  withSpeakerNames,
} from "../../results/speakers";
import { durationText, toTurns, type Turn } from "../../results/transcript";
import { type ShownResults, type Voice, voiceSteps } from "./results";

/** A reader waits for this page: what the provider does not say within this time is asked for later. */
const providerPatienceMs = 4_000;

/** What is in the document beside its data: it would be sent twice as data, and three hours of talk are long. */
export type TranscriptRows = {
  readonly turns: readonly ShownTurn[];
  /** Seconds to which something on the page leads, and at which no turn begins. */
  readonly moments: readonly number[];
};

const rowsOf = new WeakMap<ShownResults, TranscriptRows>();

/** The rows that belong to what a loader has answered, while the server renders it. */
export function transcriptRowsOf(results: ShownResults): TranscriptRows {
  return rowsOf.get(results) ?? { turns: [], moments: [] };
}

/** Everything that a meeting brought, for a page that may offer new names for its speakers. Rejects when D1 does. */
export async function readResults(
  notetaker: Notetaker,
  query: URLSearchParams,
  { env, db, clock, sleep }: AppLoadContext,
  mayRename: boolean,
): Promise<ShownResults> {
  const provider = providerOf(
    openProviders(env, clock, { timeoutMs: providerPatienceMs }),
    notetaker,
  );
  const { transcript, ...media } = await overviewOf({ clock, sleep }, provider, notetaker);
  const lasted = durationText(notetaker.startedAt, notetaker.endedAt);
  if (!transcript.ok) {
    const nothing = { notes: null, voices: [], naming: null };
    return { ...media, transcript, ...nothing, duration: durationOf(notetaker, []), lasted };
  }

  const reported = toTurns(transcript.value);
  const names = speakerNamesOf(notetaker);
  const turns = withSpeakerNames(reported, names);
  const notes = await findWritten(db, notetaker.id);
  const asked = { query: query.get("q") ?? "", page: Number(query.get("page") ?? "1") };
  const { turns: shown, ...page } = transcriptPage(turns, asked);
  const duration = durationOf(notetaker, turns);
  const results: ShownResults = {
    ...media,
    transcript: { ok: true, ...page, speakers: speakersIn(turns) },
    notes: notes && notesWithSpeakerNames(notes, names),
    voices: voicesOf(turns, duration),
    duration,
    lasted,
    naming: mayRename
      ? speakersIn(reported).map((speaker) => ({
          speaker,
          given: givenName(names, speaker),
          at: reported.find((turn) => turn.speaker === speaker)?.start ?? null,
        }))
      : null,
  };
  const moments = (results.notes?.lines ?? []).map(({ at }) => Math.floor(at));
  rowsOf.set(results, { turns: shown, moments });
  return results;
}

function speakersIn(turns: readonly Turn[]): string[] {
  return [...new Set(turns.map(({ speaker }) => speaker))];
}

/** A recording may be longer than the call was said to be, and what was said in it was said in it. */
function durationOf({ startedAt, endedAt }: Notetaker, turns: readonly Turn[]): number {
  const called = startedAt === null || endedAt === null ? 0 : (endedAt - startedAt) / 1000;
  return turns.reduce((most, { start, end }) => Math.max(most, end ?? start ?? 0), called);
}

/** Who spoke when, as lines to draw. A turn that nobody knows the end of is as long as a step. */
function voicesOf(turns: readonly Turn[], duration: number): Voice[] {
  if (duration <= 0) return [];
  const stepOf = (seconds: number) => Math.floor((seconds / duration) * voiceSteps);
  return speakersIn(turns).map((speaker) => {
    const runs: [from: number, to: number][] = [];
    for (const turn of turns) {
      if (turn.speaker !== speaker || turn.start === null) continue;
      const from = stepOf(turn.start);
      const to = Math.max(from + 1, stepOf(turn.end ?? turn.start));
      const last = runs.at(-1);
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else runs.push([from, to]);
    }
    return { speaker, path: runs.map(([from, to]) => `M${from} 0h${to - from}`).join("") };
  });
}
