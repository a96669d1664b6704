/** Prints an error in the visitor's console, as specified. */
export function tellConsole(error: unknown): void {
  console.error(error);
}
