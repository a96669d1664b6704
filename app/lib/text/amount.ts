const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export function amount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** `once`, `twice`, `three times`, `12 times`. */
export function times(count: number): string {
  return ["", "once", "twice"][count] || `${words[count] ?? count} times`;
}
