import { createInterface } from "node:readline/promises";
import { alarmMailMinutes, alarmWords } from "../../app/alarms/alarm-words.ts";
import { explainDatabaseError, openDatabase } from "../cloudflare/database.ts";
import { UserError } from "../parts/terminal.ts";
import type { Arguments } from "./arguments.ts";
import type { Report } from "./print.ts";

/** Asks before an action that cannot be undone; throws a UserError if the answer is no. */
export type Confirm = (what: string) => Promise<void>;

/** Runs a command. Each command loads its own modules, because some import half of the app. */
export async function runCommand(args: Arguments): Promise<Report> {
  const { command, id, remote } = args;
  if (command === "alarms") return alarms();
  const { db, close } = await openDatabase({ remote, persistTo: args["persist-to"] });
  const now = Date.now();
  const confirm: Confirm = remote && !args.yes ? ask : () => Promise.resolve();
  try {
    switch (command) {
      case "status":
        return await (await import("./status.ts")).status(db, now, remote);
      case "show":
        return await (await import("./show.ts")).show(db, id, now);
      case "dead":
        return await (await import("./show.ts")).dead(db, now);
      case "retry":
        return await (await import("./change.ts")).retry(db, id, now);
      case "resend":
        return await (await import("./change.ts")).resend(db, id, now);
      case "delete":
        return await (await import("./change.ts")).deleteData(db, id, now, confirm);
      case "guide-ready":
        return await (await import("./guide-ready.ts")).guideReady(db, args, now, confirm);
      case "leads export":
        return await (await import("./leads.ts")).exportLeads(db, id || undefined);
      case "leads erase":
        return await (await import("./leads.ts")).eraseLeads(db, id, now, confirm);
    }
  } catch (error) {
    throw explainDatabaseError(error, remote) ?? error;
  } finally {
    await close();
  }
}

async function ask(what: string): Promise<void> {
  if (!process.stdin.isTTY) throw new UserError(`${what}\nSay --yes to do it without being asked.`);
  // The question goes to stderr: stdout is for the report.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${what}\nType yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new UserError("Nothing was changed.");
}

function alarms(): Report {
  const parts = Object.entries(alarmWords).map(([alarm, { title, means, action }]) =>
    [`${alarm}: ${title}`, `  ${means}`, `  → ${action}`].join("\n"),
  );
  const rhythm = `Mailed to OPERATOR_EMAIL at most every ${alarmMailMinutes} minutes for each, and once when it is over.`;
  return { data: alarmWords, text: [...parts, rhythm].join("\n\n") };
}
