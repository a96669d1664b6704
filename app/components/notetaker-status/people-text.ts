import { statusWords } from "~/content/pages/notetaker-status";

/** "Bob, Carol and Dan". An empty name stands for somebody whose name we cannot show. */
export function peopleText(names: readonly string[]): string {
  const shown = names.map((name) => name || statusWords.facts.somebody);
  const [last = "", ...before] = shown.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
