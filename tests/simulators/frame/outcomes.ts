/**
 * How a simulated meeting goes. People trying the site choose by the first three letters of the
 * meeting code; tests may also set an outcome by command. Sub codes: https://docs.recall.ai/docs/sub-codes.
 */
export const outcomes = {
  recorded: { code: null, about: "admitted, recorded, everyone leaves" },
  ended_by_host: { code: "hos", about: "recorded; the host ends the call for all" },
  removed: { code: "rem", about: "recorded until somebody removes the bot; the recording exists" },
  silent: { code: "emp", about: "recorded, but nobody but the bot said or wrote a word" },
  transcript_fails_once: { code: "tra", about: "recorded; the first transcript fails" },
  video_fails: { code: "vid", about: "in the call, but the recording could not be saved" },
  denied: { code: "den", about: "refused in the waiting room" },
  never_admitted: { code: "wai", about: "left in the waiting room until the time is up" },
  nobody_came: { code: "nob", about: "admitted, but nobody else joins" },
  not_allowed: { code: "per", about: "admitted, but recording is not permitted" },
  sign_in_needed: { code: "sig", about: "the meeting takes signed-in guests only" },
  sign_in_failed: { code: "sif", about: "signed-in guests only; the bot's sign-in is refused" },
  sign_ins_in_use: { code: "siu", about: "signed-in guests only; every account is in use" },
  not_found: { code: "nof", about: "no meeting under this link" },
  not_started: { code: "not", about: "the meeting has not been started" },
  already_ended: { code: "end", about: "the meeting is over" },
  full: { code: "ful", about: "the meeting is full" },
  locked: { code: "loc", about: "the meeting is locked" },
  blocked: { code: "blo", about: "Meet blocks the bot" },
  crashed: { code: "err", about: "the bot breaks down while joining" },
  crashed_late: { code: "cra", about: "the bot breaks down after recording; the recording exists" },
} as const satisfies Record<string, { code: string | null; about: string }>;

export type Outcome = keyof typeof outcomes;

export const outcomeNames = Object.keys(outcomes) as [Outcome, ...Outcome[]];

/** `meetingCode`: `den-yyyy-xxx` → `denied`; any code not in the table goes well. */
export function outcomeOf(meetingCode: string): Outcome {
  const letters = meetingCode.slice(0, 3);
  return outcomeNames.find((name) => outcomes[name].code === letters) ?? "recorded";
}
