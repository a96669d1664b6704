import { DrizzleQueryError } from "drizzle-orm";
import { Sentence } from "../parts/sentence.ts";

/**
 * What a person can do about a database that did not answer; null for an error that has nothing to do
 * with one. Names no value that was asked for.
 */
export function databaseSentence(error: unknown, remote: boolean): Sentence | null {
  const links = chainOf(error);
  const sentence = links.find((link) => link instanceof Sentence);
  if (sentence) return sentence;
  // Drizzle's own message repeats the values.
  const last = links.findLast((link) => !(link instanceof DrizzleQueryError))?.message ?? "nothing";
  const isOfDatabase = links.some((link) => {
    return link instanceof DrizzleQueryError || link.message.startsWith("D1_");
  });
  if (!isOfDatabase) return null;
  if (/no such (table|column)/i.test(last)) {
    return new Sentence(
      remote
        ? "The deployed database is empty or older than this checkout: `npm run deploy` brings it up to date."
        : "The local database is empty or older than this checkout: `npm start` brings it up to date.",
    );
  }
  return new Sentence(`The database did not answer. It says: ${last.trim().slice(0, 600)}`);
}

function chainOf(error: unknown): readonly Error[] {
  const links: Error[] = [];
  for (let link = error; link instanceof Error && links.length < 5; link = link.cause) {
    links.push(link);
  }
  return links;
}
