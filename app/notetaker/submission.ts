/** The shapes of a notetaker submission (spec 3). No schema here: the page's script needs only these. */

/** The fields of the form, in the order in which they stand on the page. */
export const notetakerFields = [
  "name",
  "email",
  "meetingLink",
  "isScheduled",
  "scheduledDate",
  "scheduledTime",
  "timezone",
] as const;

export type NotetakerField = (typeof notetakerFields)[number];

/** As posted: text, and a box that is not ticked is absent. */
export type NotetakerFormValues = { readonly [K in NotetakerField]?: string | undefined };

/** The JSON body of `POST /api/note-taker-registration`. */
export type NotetakerPayload = {
  readonly email: string;
  readonly name: string;
  readonly meetingLink: string;
  readonly isScheduled: boolean;
  /** "2026-06-12 3:30 PM (US/Eastern)" */
  readonly scheduledTime: string | null;
  readonly isoScheduledTime: string | null;
  readonly epochTimeMs: number | null;
  readonly timezone: string | null;
  readonly agreeToTerms: true;
};

export type WallTime = { readonly date: string; readonly time: string; readonly timezone: string };

/** "2026-06-12 3:30 PM (US/Eastern)" */
export function writeWallTime({ date, time, timezone }: WallTime): string {
  return `${date} ${time} (${timezone})`;
}

/** The opposite; null for a text of any other shape. */
export function readWallTime(text: string): WallTime | null {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{1,2}:\d{2} ?[AaPp][Mm]) \(([\w/+-]{1,64})\)$/.exec(text);
  const [, date, time, timezone] = parts ?? [];
  return date && time && timezone ? { date, time, timezone } : null;
}
