import type { Aimed } from "../aimed.ts";

export const aimedAtPartners: readonly Aimed[] = [];
