import { createInterface } from "node:readline/promises";
import type { Db } from "../../app/db/client.server.ts";
import { databaseSentence } from "../cloudflare/database-sentence.ts";
import { Sentence } from "../parts/sentence.ts";
import type { Arguments, Command } from "./arguments.ts";
import type { PageSpeed } from "./commands/page-speed.ts";
import type { Prepared, Report } from "./report.ts";

/** The modules come with their command: some of them bring half of the app along. */
export async function runCommand(command: Command, args: Arguments): Promise<Report> {
  if (command === "mail-preview") {
    const { previewMails } = await import("./mails/mail-preview.ts");
    return previewMails({ out: args.out, show: args.open });
  }
  const { openDatabase } = await import("../cloudflare/database.ts");
  const { db, close } = await openDatabase(args);
  try {
    return await runOn(db, command, args);
  } catch (error) {
    throw databaseSentence(error, args.remote) ?? error;
  } finally {
    await close();
  }
}

type OfDatabase = Exclude<Command, "mail-preview">;

async function runOn(db: Db, command: OfDatabase, args: Arguments): Promise<Report> {
  const now = Date.now();
  switch (command) {
    case "status":
      return (await import("./commands/status.ts")).status(db, now, await pageSpeedOf(args));
    case "show":
      return (await import("./commands/show.ts")).show(db, args.id, now);
    case "dead":
      return (await import("./commands/show.ts")).dead(db, now);
    case "retry":
      return (await import("./commands/retry.ts")).retry(db, args.id, now);
    case "resend":
      return (await import("./commands/resend.ts")).resend(db, args.id, now);
    case "delete": {
      const { prepareDeletion } = await import("./commands/delete.ts");
      return confirmed(await prepareDeletion(db, args.id), args);
    }
    case "guide-ready": {
      const { deployedSiteHas, prepareGuideReady } = await import("./commands/guide-ready.ts");
      const served = args.remote ? deployedSiteHas : () => Promise.resolve(true);
      const wish = { guide: args.id, file: args.file, link: args.link };
      return confirmed(
        await prepareGuideReady(db, wish, { progress: console.error, served }),
        args,
      );
    }
    case "leads export":
      return (await import("./commands/leads.ts")).exportLeads(db, args.id || undefined);
    case "leads erase": {
      const { prepareErasure } = await import("./commands/erase.ts");
      return confirmed(await prepareErasure(db, args.id), args);
    }
  }
}

/** null where none is measured: on this machine, and where wrangler.toml binds no dataset. */
async function pageSpeedOf({ remote }: Arguments): Promise<PageSpeed | null> {
  if (!remote) return null;
  const { wranglerConfig } = await import("../cloudflare/wrangler-config.ts");
  const config = wranglerConfig();
  const [measured] = config.analytics_engine_datasets;
  if (!measured) return null;
  const { openCloudflareApi } = await import("../cloudflare/api.ts");
  const { readPageSpeed } = await import("./commands/page-speed.ts");
  return readPageSpeed(openCloudflareApi(config), measured.dataset ?? measured.binding);
}

async function confirmed({ sentence, confirm }: Prepared, args: Arguments): Promise<Report> {
  if (args.remote && !args.yes) await ask(sentence);
  return confirm(Date.now());
}

/** Throws a sentence for a no. */
async function ask(sentence: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Sentence(`${sentence}\nSay --yes to do it without being asked.`);
  // What is asked is not what is answered: stdout stays for the report.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${sentence}\nType yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Sentence("Nothing was changed.");
}
