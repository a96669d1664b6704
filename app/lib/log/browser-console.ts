/** Prints an error in the visitor's console, as specified. */
export function logToConsole(error: unknown): void {
  console.error(error);
}
