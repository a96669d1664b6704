import type { Notes } from "../../notes/note";
import type { TranscriptPage } from "../../results/search";
import type { Missing } from "../../status";

/** One who spoke, for the owner, who may say who that is. */
export type SpeakerRow = {
  /** As it was reported. */
  readonly speaker: string;
  readonly given: string | null;
  /** When they first speak, seconds; null when nobody knows. */
  readonly at: number | null;
};

/** Where somebody's voice is on the time line. */
export type Voice = {
  readonly speaker: string;
  /** SVG path data over `voiceSteps` units of width. */
  readonly path: string;
};

/** Into so many pieces is a recording cut to draw who spoke when. */
export const voiceSteps = 240;

/** The person's own page, or the one that they shared. */
export type WatchPage = "notetaker-status" | "notetaker-shared";

/** What the browser's half of the watch page knows. The turns themselves are in the document alone. */
export type ShownResults = {
  readonly video: Missing | "there";
  /** The sound as a file of its own. */
  readonly audio: Missing | "there";
  readonly transcript:
    | ({ readonly ok: true; readonly speakers: readonly string[] } & Omit<TranscriptPage, "turns">)
    | { readonly ok: false; readonly missing: Missing };
  readonly notes: Notes | null;
  readonly voices: readonly Voice[];
  /** Of the recording, seconds. */
  readonly duration: number;
  /** "47 minutes" */
  readonly lasted: string;
  /** Who can be renamed; null on the shared page. */
  readonly naming: readonly SpeakerRow[] | null;
};

/** The page that shows the results, and the token that its links carry. */
export type Place = { readonly page: WatchPage; readonly token: string };
