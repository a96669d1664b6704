import { createInterface } from "node:readline/promises";
import { Sentence } from "./sentence.ts";

/** Asks before a change to the deployed database that cannot be undone. Throws a sentence for a no. */
export async function confirm(sentence: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Sentence(`${sentence}\nSay --yes to do it without being asked.`);
  // What is asked is not what is answered: stdout stays for the report.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${sentence}\nType yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Sentence("Nothing was changed.");
}
