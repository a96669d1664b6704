import { z } from "zod";
import { log } from "~/lib/log/log.server";
import type { BotEvent } from "./bot-provider";

/** Schemas for the answers of providers. An optional value that cannot be read is null. */

export function lenient<Schema extends z.ZodTypeAny>(schema: Schema) {
  return schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);
}

export const lenientText = lenient(z.string().max(500));

export const botMetadata = lenient(
  z.object({ job_id: lenientText, revision: lenient(z.union([z.string(), z.number()])) }),
).transform((metadata) => {
  const digits = /^\d{1,6}$/.exec(String(metadata?.revision))?.[0];
  return { notetakerId: metadata?.job_id ?? null, revision: digits ? Number(digits) : null };
});

export function botEvent(
  name: string,
  botId: string,
  { notetakerId, revision }: z.output<typeof botMetadata>,
): BotEvent | null {
  if (notetakerId === null || revision === null) return null;
  return { name, botId, notetakerId, revision };
}

/** Keeps the entries of a list that can be read, and logs how many cannot. */
export function readableEntries<Entry extends z.ZodTypeAny>(entry: Entry, list: string) {
  return z.array(z.unknown()).transform((all): z.output<Entry>[] => {
    const readable = all
      .map((one) => entry.safeParse(one))
      .filter((read) => read.success)
      .map((read) => read.data as z.output<Entry>);
    const count = all.length - readable.length;
    if (count > 0) log({ event: "provider.entries_dropped", list, count });
    return readable;
  });
}
