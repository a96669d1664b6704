import { z } from "zod";
import { log } from "~/lib/log/log.server";

/** Keeps the entries of a list that can be read, and logs how many cannot. */
export function soundEntries<Entry extends z.ZodTypeAny>(entry: Entry, list: string) {
  return z.array(z.unknown()).transform((all): z.output<Entry>[] => {
    const sound = all.flatMap((one): z.output<Entry>[] => {
      const read = entry.safeParse(one);
      return read.success ? [read.data as z.output<Entry>] : [];
    });
    const count = all.length - sound.length;
    if (count > 0) log({ event: "provider.entries_dropped", list, count });
    return sound;
  });
}
