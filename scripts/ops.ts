import { help, readArguments, type Arguments, type Command } from "./ops/arguments.ts";
import { confirm } from "./ops/confirm.ts";
import { openDatabase } from "./ops/database.ts";
import { deployedSiteHas } from "./ops/deployed-site.ts";
import type { Report } from "./ops/report.ts";
import { Sentence } from "./ops/sentence.ts";
import { openAppModules } from "./parts/app-modules.ts";

/** `npm run ops -- <command>`: what an operator looks at and changes, here or, with `--remote`, deployed. */

openAppModules();
process.exitCode = await main(process.argv.slice(2));

async function main(typed: readonly string[]): Promise<number> {
  try {
    const args = readArguments(typed);
    if (args.command === null) {
      console.log(help);
      return 0;
    }
    const { data, text } = await run(args.command, args);
    console.log(args.json ? JSON.stringify(data, null, 2) : `\n${text}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(`\n${error.message}\n`);
    return 1;
  }
}

/** The modules come with their command: some of them bring half of the app along. */
async function run(command: Command, args: Arguments): Promise<Report> {
  const db = openDatabase(args);
  const now = Date.now();
  switch (command) {
    case "status":
      return (await import("./ops/status.ts")).status(db, now);
    case "show":
      return (await import("./ops/show.ts")).show(db, args.id, now);
    case "dead":
      return (await import("./ops/dead.ts")).dead(db, now);
    case "retry":
      return (await import("./ops/retry.ts")).retry(db, args.id, now);
    case "resend":
      return (await import("./ops/resend.ts")).resend(db, args.id, now);
    case "delete": {
      const { prepareDeletion } = await import("./ops/delete.ts");
      const deletion = await prepareDeletion(db, args.id);
      if (args.remote && !args.yes) await confirm(deletion.sentence);
      return deletion.confirm(Date.now());
    }
    case "guide-ready": {
      const { prepareGuideReady } = await import("./ops/guide-ready.ts");
      const served = args.remote ? deployedSiteHas : () => Promise.resolve(true);
      const wish = { guide: args.id, file: args.file, link: args.link };
      const release = await prepareGuideReady(db, wish, { progress: console.error, served });
      if (args.remote && !args.yes) await confirm(release.sentence);
      return release.confirm(Date.now());
    }
    case "leads export":
      return (await import("./ops/leads.ts")).exportLeads(db, args.id || undefined);
    case "leads erase": {
      const { prepareErasure } = await import("./ops/erase.ts");
      const erasure = await prepareErasure(db, args.id);
      if (args.remote && !args.yes) await confirm(erasure.sentence);
      return erasure.confirm(Date.now());
    }
    case "mail-preview":
      return (await import("./ops/preview.ts")).previewMails({ out: args.out, show: args.open });
  }
}
