import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Notes } from "../../notes/note";
import { findWritten } from "../../notes/notes-table.server";
import type { Notetaker } from "../../notetaker";
import type { TranscriptPart } from "../../provider/bot-provider";
import { openProviders, providerOf } from "../../provider/open-provider.server";
import { overviewOf } from "../../results/results.server";
import { type ShownTurn, type TranscriptPage, transcriptPage } from "../../results/search";
import {
  givenName,
  notesWithSpeakerNames,
  type SpeakerNames,
  speakerNamesOf,
  withSpeakerNames,
} from "../../results/speakers";
import { durationText, toTurns, type Turn } from "../../results/transcript";
import type { Missing } from "../../status";
import { voiceSteps } from "./looks";

export type SpeakerRow = {
  readonly speaker: string;
  readonly given: string | null;
  /** Start of their first turn, seconds; null if unknown. */
  readonly at: number | null;
};

export type Voice = {
  readonly speaker: string;
  readonly path: string;
};

type Media = Readonly<Record<"video" | "audio", Missing | "there">>;

/** Loader data of the watch page. The turns are in the document alone. */
export type ShownResults = Media & {
  readonly transcript:
    | ({ readonly ok: true; readonly speakers: readonly string[] } & Omit<TranscriptPage, "turns">)
    | { readonly ok: false; readonly missing: Missing };
  readonly notes: Notes | null;
  readonly voices: readonly Voice[];
  /** Seconds. */
  readonly duration: number;
  /** "47 minutes" */
  readonly lasted: string;
  /** null where speakers cannot be renamed. */
  readonly naming: readonly SpeakerRow[] | null;
};

/** The page that shows the results, and the token that its links carry. */
export type Place = {
  readonly page: "notetaker-status" | "notetaker-shared";
  readonly token: string;
};

/** Rows of the document: as loader data too, three hours of talk would be sent twice. */
export type TranscriptRows = {
  readonly turns: readonly ShownTurn[];
  /** Seconds to which the notes link. */
  readonly moments: readonly number[];
};

const rowsOf = new WeakMap<ShownResults, TranscriptRows>();

export function transcriptRowsOf(results: ShownResults): TranscriptRows {
  return rowsOf.get(results) ?? { turns: [], moments: [] };
}

/** A reader waits: what the provider does not send within this time is asked for later. */
const providerPatienceMs = 4_000;

/** Reads what a meeting brought. `mayRename`: the page offers new names for speakers. Rejects when D1 does. */
export async function readResults(
  notetaker: Notetaker,
  query: URLSearchParams,
  { env, db, clock, sleep }: AppLoadContext,
  mayRename: boolean,
): Promise<ShownResults> {
  const providers = openProviders(env, clock, { timeoutMs: providerPatienceMs });
  const provider = providerOf(providers, notetaker);
  const { transcript, ...media } = await overviewOf({ clock, sleep }, provider, notetaker);
  const { startedAt, endedAt } = notetaker;
  const called = startedAt === null || endedAt === null ? 0 : (endedAt - startedAt) / 1000;
  const lasted = durationText(startedAt, endedAt);
  if (!transcript.ok) {
    const nothing = { notes: null, voices: [], naming: null };
    return { ...media, ...nothing, transcript, duration: called, lasted };
  }
  const notes = await findWritten(db, notetaker.id);
  const said = { parts: transcript.value, notes, names: speakerNamesOf(notetaker), called };
  const asked = { query: query.get("q") ?? "", page: Number(query.get("page") ?? "1") };
  return resultsOf(said, { media, lasted, asked, mayRename });
}

/** `called`: length of the call in seconds; a recording is never shorter than what was said in it. */
export function resultsOf(
  said: {
    readonly parts: readonly TranscriptPart[];
    readonly notes: Notes | null;
    readonly names: SpeakerNames;
    readonly called: number;
  },
  page: {
    readonly media: Media;
    readonly lasted: string;
    readonly asked: { readonly query: string; readonly page: number };
    readonly mayRename: boolean;
  },
): ShownResults {
  const { names, called } = said;
  const { media, lasted, asked, mayRename } = page;
  const reported = toTurns(said.parts);
  const turns = withSpeakerNames(reported, names);
  const { turns: shown, ...transcript } = transcriptPage(turns, asked);
  const duration = turns.reduce(
    (most, turn) => Math.max(most, turn.end ?? turn.start ?? 0),
    called,
  );
  const notes = said.notes && notesWithSpeakerNames(said.notes, names);
  const results: ShownResults = {
    ...{ ...media, notes, duration, lasted },
    transcript: { ok: true, ...transcript, speakers: speakersIn(turns) },
    voices: voicesOf(turns, duration),
    naming: mayRename ? speakersIn(reported).map(rowOf) : null,
  };
  rowsOf.set(results, {
    turns: shown,
    moments: (notes?.lines ?? []).map(({ at }) => Math.floor(at)),
  });
  return results;

  function rowOf(speaker: string): SpeakerRow {
    const first = reported.find((turn) => turn.speaker === speaker);
    return { speaker, given: givenName(names, speaker), at: first?.start ?? null };
  }
}

function speakersIn(turns: readonly Turn[]): string[] {
  return [...new Set(turns.map(({ speaker }) => speaker))];
}

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
