import type { Aimed } from "../aimed.ts";

export const aimedAtIntake: readonly Aimed[] = [];
