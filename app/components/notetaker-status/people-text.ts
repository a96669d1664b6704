/** "Bob, Carol and Dan". */
export function peopleText(names: readonly string[]): string {
  const [last = "", ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
