import type { Aimed } from "../aimed.ts";

export const aimedAtSending: readonly Aimed[] = [];
