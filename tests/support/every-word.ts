import { readdirSync } from "node:fs";
import { vi } from "vitest";
import { botProviders } from "~/config/names";
import { root } from "../../scripts/parts/root.ts";

/** Files of words: data, and functions that make sentences. */
function wordFiles(): string[] {
  const files = ["app/content", "app/notetaker/mails", "app/leads/mails"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test|\.server|published)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return [
    ...files,
    "app/notetaker/status-page/status-words.ts",
    "app/notetaker/live/live-words.ts",
    "app/invites/invite-mails.ts",
    "app/payments/order-mails.ts",
  ];
}

/** Returns every sentence of pages, mails, terms and chat, from freshly imported modules. */
export async function everyWord(): Promise<string[]> {
  vi.resetModules();
  const texts = new Set<string>();
  for (const file of wordFiles()) {
    collect((await import(`${root}${file}`)) as object, texts, new Set());
  }
  const { sampleMails } = await import("./mails/samples");
  for (const { mail } of sampleMails()) texts.add(`${mail.subject}\n${mail.text}`);
  const { announcement } = await import("~/notetaker/mails/announcement");
  texts.add(announcement({ name: "Ada", email: "ada@example.com" }, "https://example.com/x"));
  return [...texts].flatMap((text) => text.split(/\n+|(?<=[.?!]) (?=[A-Z])/));
}

/** Collects all strings in a value, including the results of its functions. */
function collect(value: unknown, texts: Set<string>, seen: Set<unknown>): void {
  if (typeof value === "string") texts.add(value);
  if (seen.has(value)) return;
  seen.add(value);
  if (typeof value === "function") collect(sampleOf(value), texts, seen);
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) collect(part, texts, seen);
}

/** Calls a words function with sample arguments; null if it needs more than text. */
function sampleOf(make: unknown): unknown {
  try {
    return (make as (...samples: readonly unknown[]) => unknown)(botProviders.recall, true, 2);
  } catch {
    return null;
  }
}
