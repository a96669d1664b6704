/** Separate from the form and its schema, because the page's first script runs before the form is loaded. */

export type Receipt = {
  /** Lets the page follow the notetaker's status. */
  readonly liveToken: string | null;
  readonly when: WallTime | null;
  /** `existing`: the address has a notetaker for the meeting already. `pending`: the mailbox has to confirm. */
  readonly state: "sent" | "existing" | "pending";
  readonly notesTo: string | null;
  readonly botName: string | null;
  /** When the daily limit lets bots go again; null if this notetaker does not wait for that. */
  readonly resumesAt: string | null;
  /** `resumesAt` is after the last moment at which this notetaker may be sent. */
  readonly isTooLate: boolean;
};

export type WallTime = { readonly date: string; readonly time: string; readonly timezone: string };

/** "2026-06-12 3:30 PM (US/Eastern)" */
export function writeWallTime({ date, time, timezone }: WallTime): string {
  return `${date} ${time} (${timezone})`;
}

export function readWallTime(text: string | null): WallTime | null {
  const shape = /^(\d{4}-\d{2}-\d{2}) (\d{1,2}:\d{2} ?[AaPp][Mm]) \(([\w/+-]{1,64})\)$/;
  const parts = shape.exec(text ?? "");
  const [, date, time, timezone] = parts ?? [];
  return date && time && timezone ? { date, time, timezone } : null;
}
