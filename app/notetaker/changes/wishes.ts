import type { Job } from "../job";
import { isToldToBot, isTranscriptLanguage } from "../provider/transcript-languages";
import { mayChangeBot } from "../schedule";
import type { Status } from "../status";

/** What the owner asks of a notetaker before it is in the meeting. */
export type Wishes = Pick<Job, "language" | "audioOnly" | "summarised">;

/** Nobody has asked for anything. */
export const noWishes: Wishes = { language: null, audioOnly: false, summarised: true };

/** The fields of the form, and what they say where it is not the name of a language. */
export const wishFields = ["language", "recording", "summary"] as const;
export const automatic = "auto";
export const recordings = ["video", "audio"] as const;
export const withoutSummary = "off";

type WishValues = { readonly [K in (typeof wishFields)[number]]?: string };

/**
 * What the form asks for, of a job that is as given; null where no form of ours would say so. A form
 * without the choice of a recording was drawn when that was settled, one without languages for a provider that
 * takes none: both leave it as it is.
 */
export function readWishes(values: WishValues): ((job: Wishes) => Wishes) | null {
  const { language, recording, summary } = values;
  const isKnown =
    language === undefined || language === automatic || isTranscriptLanguage(language);
  const isOffered = recording === undefined || recordings.some((one) => one === recording);
  if (!isKnown || !isOffered || (summary !== undefined && summary !== withoutSummary)) return null;
  return ({ audioOnly, language: before }) => ({
    language: language === undefined ? before : language === automatic ? null : language,
    audioOnly: recording === undefined ? audioOnly : recording === "audio",
    summarised: summary === undefined,
  });
}

/** While the notetaker is not in yet: what it does with the recording can wait as long. */
export const wishStatuses = [
  "requested",
  "scheduled",
  "joining",
  "waiting_room",
] as const satisfies readonly Status[];

export function mayWish({
  status,
  stopRequestedAt,
}: Pick<Job, "status" | "stopRequestedAt">): boolean {
  return stopRequestedAt === null && wishStatuses.some((one) => one === status);
}

type Booked = Pick<Job, "status" | "startsAt" | "scheduled">;

/**
 * Whether it may still be told what to record. The bot is told when it is made; one that is there already
 * is changed as long as the provider takes it, for a bot that was reserved is not given up for this.
 */
export function mayChangeRecording({ status, startsAt, scheduled }: Booked, now: number): boolean {
  if (status === "requested") return true;
  return status === "scheduled" && mayChangeBot(scheduled ? startsAt : null, now);
}

/** Whether the bot itself has to be told of the change, and not ourselves alone. */
export function concernsBot(wishes: Wishes, job: Wishes & Pick<Job, "provider">): boolean {
  if (wishes.audioOnly !== job.audioOnly) return true;
  return wishes.language !== job.language && isToldToBot(job.provider);
}

export function isSameWish(one: Wishes, other: Wishes): boolean {
  return (
    one.language === other.language &&
    one.audioOnly === other.audioOnly &&
    one.summarised === other.summarised
  );
}
