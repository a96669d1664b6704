const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export function amount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** `once`, `twice`, `three times`, `12 times`. */
export function times(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${words[count] ?? count} times`;
}
