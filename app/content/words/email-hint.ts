/** Beside a field for an address, where it looks like a slip of a finger. Before the address itself. */
export const emailHintWords = { question: "Did you mean", after: "?" } as const;
