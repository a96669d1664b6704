/** What the specification wants in the visitor's console; the server's log is another (`log.server.ts`). */
export function tellConsole(error: unknown): void {
  console.error(error);
}
