import type { Aimed } from "../aimed.ts";

export const aimedAtMeetings: readonly Aimed[] = [];
