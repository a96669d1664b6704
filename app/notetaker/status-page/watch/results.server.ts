import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Notes } from "../../notes/note";
import { findWritten } from "../../notes/notes-table.server";
import type { Notetaker } from "../../notetaker";
import type { TranscriptPart } from "../../provider/bot-provider";
import { openProviders } from "../../provider/open-provider.server";
import { readOverview } from "../../results/results.server";
import { type SearchedTurn, searchTurns } from "../../results/search";
import { notesWithSpeakerNames, speakerNamesOf, withSpeakerNames } from "../../results/speakers";
import { durationText, speakersIn, toTurns, type Turn } from "../../results/transcript";
import { timeLineWidth } from "./appearance";

/** Loader data of the watch page, without the turns. */
export type ShownResults = Awaited<ReturnType<typeof readResults>>;

/** Turns for the HTML, looked up by the loader data's `matches`. As loader data, they would be sent twice. */
const turnsByMatches = new WeakMap<object, readonly SearchedTurn[]>();

export function shownTurnsOf({ matches }: Pick<ShownResults, "matches">): readonly SearchedTurn[] {
  return turnsByMatches.get(matches) ?? [];
}

/** How long a page waits for the provider, before it appears without results. */
const providerPatienceMs = 4_000;

/** Reads the results of a meeting. Rejects when D1 does. */
export async function readResults(
  notetaker: Notetaker,
  { token, query }: { readonly token: string; readonly query: string },
  { env, db, clock, sleep }: AppLoadContext,
) {
  const viewerWorld = { clock, sleep, ...openProviders(env, clock, providerPatienceMs) };
  const { parts, missing, ...media } = await readOverview(viewerWorld, notetaker);
  const notes = await findWritten(db, notetaker.id);
  const results = resultsOf(notetaker, parts, notes, query);
  return { token, ...media, transcriptProblem: missing, ...results };
}

export function resultsOf(
  meeting: Pick<Notetaker, "startedAt" | "endedAt" | "speakerNames">,
  parts: readonly TranscriptPart[],
  notes: Notes | null,
  query = "",
) {
  const { startedAt, endedAt } = meeting;
  const names = speakerNamesOf(meeting);
  const reportedTurns = toTurns(parts);
  const turns = withSpeakerNames(reportedTurns, names);
  const { rows, matches } = searchTurns(turns, query);
  turnsByMatches.set(matches, rows);
  const callMs = startedAt === null || endedAt === null ? null : endedAt - startedAt;
  // The transcript may go on after the end that was reported.
  const turnEnds = turns.map(({ start, end }) => end ?? start ?? 0);
  const durationSeconds = Math.max((callMs ?? 0) / 1000, ...turnEnds);
  return {
    durationText: callMs === null ? null : durationText(startedAt, endedAt),
    matches,
    speakers: speakersIn(turns),
    notes: notes && notesWithSpeakerNames(notes, names),
    voices: durationSeconds > 0 ? voicesOf(turns, durationSeconds) : [],
    durationSeconds,
    nameableSpeakers: speakersIn(reportedTurns).map((speaker) => ({
      speaker,
      given: names.get(speaker) ?? null,
      at: reportedTurns.find((turn) => turn.speaker === speaker)?.start ?? null,
    })),
  };
}

/** Returns an SVG path per speaker, with a line for each time that the speaker talks. */
function voicesOf(turns: readonly Turn[], durationSeconds: number) {
  const xOf = (seconds: number) => Math.floor((seconds / durationSeconds) * timeLineWidth);
  return speakersIn(turns).map((speaker) => {
    const runs: { from: number; to: number }[] = [];
    for (const turn of turns) {
      if (turn.speaker !== speaker || turn.start === null) continue;
      const from = xOf(turn.start);
      const to = Math.max(from + 1, xOf(turn.end ?? turn.start));
      const last = runs.at(-1);
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else runs.push({ from, to });
    }
    return { speaker, path: runs.map(({ from, to }) => `M${from} 0h${to - from}`).join("") };
  });
}
