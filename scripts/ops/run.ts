import { createInterface } from "node:readline/promises";
import { alarmMailMinutes, alarmWords } from "../../app/jobs/alarm-words.ts";
import type { Db } from "../../app/db/client.server.ts";
import { openCloudflareApi, wranglerConfig } from "../cloudflare/api.ts";
import { databaseSentence, openDatabase } from "../cloudflare/database.ts";
import { Sentence } from "../parts/terminal.ts";
import type { Arguments, Command } from "./arguments.ts";
import { readPageSpeed } from "./page-speed.ts";
import type { Report } from "./print.ts";

/** Asks before what cannot be undone, and is told what that is. Throws a sentence for a no. */
export type Confirm = (what: string) => Promise<void>;

/** The modules come with their command: some of them bring half of the app along. */
export async function runCommand(args: Arguments): Promise<Report> {
  const { command, remote } = args;
  if (command === "alarms") return alarms();
  const { db, close } = await openDatabase({ remote, persistTo: args["persist-to"] });
  try {
    return await runOn(db, command, args);
  } catch (error) {
    throw databaseSentence(error, remote) ?? error;
  } finally {
    await close();
  }
}

async function runOn(
  db: Db,
  command: Exclude<Command, "alarms">,
  args: Arguments,
): Promise<Report> {
  const { id, remote, yes } = args;
  const now = Date.now();
  const confirm: Confirm = remote && !yes ? ask : () => Promise.resolve();
  switch (command) {
    case "status":
      return (await import("./status.ts")).status(db, now, remote ? await pageSpeed() : null);
    case "show":
      return (await import("./show.ts")).show(db, id, now);
    case "dead":
      return (await import("./show.ts")).dead(db, now);
    case "retry":
      return (await import("./change.ts")).retry(db, id, now);
    case "resend":
      return (await import("./change.ts")).resend(db, id, now);
    case "delete":
      return (await import("./change.ts")).deleteData(db, id, now, confirm);
    case "guide-ready":
      return (await import("./guide-ready.ts")).guideReady(db, args, now, confirm);
    case "leads export":
      return (await import("./leads.ts")).exportLeads(db, id || undefined);
    case "leads erase":
      return (await import("./leads.ts")).eraseLeads(db, id, now, confirm);
  }
}

/** null where none is measured: where wrangler.toml binds no dataset. */
async function pageSpeed() {
  const config = wranglerConfig();
  const [measured] = config.analytics_engine_datasets;
  if (!measured) return null;
  return readPageSpeed(openCloudflareApi(config), measured.dataset ?? measured.binding);
}

async function ask(what: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Sentence(`${what}\nSay --yes to do it without being asked.`);
  // What is asked is not what is answered: stdout stays for the report.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${what}\nType yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Sentence("Nothing was changed.");
}

/** `alarms`: what each means and what to do, as in the mail about it. */
function alarms(): Report {
  const parts = Object.entries(alarmWords).map(([alarm, { title, means, action }]) =>
    [`${alarm}: ${title}`, `  ${means}`, `  → ${action}`].join("\n"),
  );
  const rhythm = `Mailed to OPERATOR_EMAIL at most every ${alarmMailMinutes} minutes for each, and once when it is over.`;
  return { data: alarmWords, text: [...parts, rhythm].join("\n\n") };
}
