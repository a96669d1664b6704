import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Notes } from "../../notes/note";
import { findWritten } from "../../notes/notes-table.server";
import type { Notetaker } from "../../notetaker";
import type { TranscriptPart } from "../../provider/bot-provider";
import { openProviders, providerOf } from "../../provider/open-provider.server";
import { overviewOf } from "../../results/results.server";
import { searchTurns, type ShownTurn } from "../../results/search";
import {
  givenName,
  notesWithSpeakerNames,
  type SpeakerNames,
  speakerNamesOf,
  withSpeakerNames,
} from "../../results/speakers";
import { durationText, speakersIn, toTurns, type Turn } from "../../results/transcript";
import { timeLineSteps } from "./looks";

/** Loader data of the watch page, without the turns. */
export type ShownResults = Awaited<ReturnType<typeof readResults>>;

/** The page that shows the results, and the token of its links. */
export type Place = {
  readonly page: "notetaker-status" | "notetaker-shared";
  readonly token: string;
};

/** Rows by transcript. As loader data, the document would contain every turn twice. */
const rowsOf = new WeakMap<object, readonly ShownTurn[]>();

export function transcriptRowsOf({ transcript }: { transcript: object }): readonly ShownTurn[] {
  return rowsOf.get(transcript) ?? [];
}

/** How long a page waits for the provider, before it appears without results. */
const providerPatienceMs = 4_000;

/** Reads the results of a meeting. Rejects when D1 does. */
export async function readResults(
  notetaker: Notetaker,
  query: URLSearchParams,
  { env, db, clock, sleep }: AppLoadContext,
) {
  const providers = openProviders(env, clock, providerPatienceMs);
  const provider = providerOf(providers, notetaker);
  const { transcript, ...media } = await overviewOf({ clock, sleep }, provider, notetaker);
  const { startedAt, endedAt } = notetaker;
  const callSeconds = startedAt === null || endedAt === null ? 0 : (endedAt - startedAt) / 1000;
  const overview = { ...media, lasted: durationText(startedAt, endedAt) };
  if (!transcript.ok) {
    return { ...overview, transcript, notes: null, voices: [], duration: callSeconds, naming: [] };
  }
  const notes = await findWritten(db, notetaker.id);
  const names = speakerNamesOf(notetaker);
  const search = query.get("q") ?? "";
  const parts = transcript.value;
  return { ...overview, ...resultsOf({ parts, notes, names, callSeconds, query: search }) };
}

/** The recording lasts `callSeconds`, or longer if the transcript does. */
export function resultsOf({
  parts,
  notes,
  names,
  callSeconds,
  query,
}: {
  readonly parts: readonly TranscriptPart[];
  readonly notes: Notes | null;
  readonly names: SpeakerNames;
  readonly callSeconds: number;
  readonly query: string;
}) {
  const reported = toTurns(parts);
  const turns = withSpeakerNames(reported, names);
  const { turns: rows, ...found } = searchTurns(turns, query);
  const speakers = speakersIn(turns);
  const transcript = { ok: true, ...found, turns: rows.length, speakers } as const;
  rowsOf.set(transcript, rows);
  const duration = Math.max(callSeconds, ...turns.map(({ start, end }) => end ?? start ?? 0));
  return {
    transcript,
    notes: notes && notesWithSpeakerNames(notes, names),
    voices: duration > 0 ? voicesOf(turns, duration) : [],
    duration,
    naming: speakersIn(reported).map((speaker) => ({
      speaker,
      given: givenName(names, speaker),
      at: reported.find((turn) => turn.speaker === speaker)?.start ?? null,
    })),
  };
}

function voicesOf(turns: readonly Turn[], duration: number) {
  const stepOf = (seconds: number) => Math.floor((seconds / duration) * timeLineSteps);
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
