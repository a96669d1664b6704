import { cp, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { writeVars } from "../../scripts/dev/frozen-site.ts";
import { freePort } from "../../scripts/dev/ports.ts";
import { runCron } from "../../scripts/dev/ticker.ts";
import { startWranglerDev } from "../../scripts/cloudflare/wrangler.ts";
import { type MailFailure, refuseMail } from "../simulators/cloudflare/mail-events.ts";
import { failMail } from "../simulators/mailbox.ts";
import { startSimulators } from "../simulators/simulators.ts";
import { queryLocalDb } from "./local-db.ts";
import { createMailReader, readAttachment, type SentMail } from "./sent-mails.ts";
import { browserSite, isolatedVars } from "./site-vars.ts";

export type Site = Awaited<ReturnType<typeof startSite>>;

/** A meeting takes a third of a second. */
export const usualSpeed = 100;

/** Starts the `nth` copy of the site that the global set-up has laid out, on a free port; `vars` are its own. */
export async function startSite(nth: number, vars: Readonly<Record<string, string>> = {}) {
  const folder = `${browserSite}-${nth}`;
  await rm(folder, { recursive: true, force: true });
  await cp(browserSite, folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const simulators = await startSimulators({
    siteUrl: `http://127.0.0.1:${port}`,
    publicOrigin: url,
    speed: usualSpeed,
    rateLimits: false,
  });
  const { recall, attendee, crm, stripe } = simulators;
  const persistTo = `${folder}/state`;
  const tmpDir = `${folder}/tmp`;
  const mailReader = createMailReader(tmpDir);
  const own = { SITE_URL: url, SUMMARY_MODEL: "local-model", ...vars };
  await writeVars(folder, { ...isolatedVars, ...simulators.vars, ...own });

  const lines: string[] = [];
  const wrangler = await startWranglerDev(
    { cwd: folder, persistTo, tmpDir },
    { port, onLine: (line) => lines.push(line) },
  );
  /** Runs the cron once; `now`: time for the tick, in epoch milliseconds. Throws if the tick does. */
  const tick = async (now?: number) => {
    const problem = await runCron(url, now);
    if (problem !== null) throw new Error(`the tick failed: ${problem}`);
  };
  /** Mails sent so far, newest first; to one address if given. */
  const mails = (to?: string) =>
    mailReader
      .read()
      .filter((mail) => to === undefined || mail.to.includes(to))
      .toReversed();

  return {
    /** Origin, without a trailing slash. */
    url,
    tick,
    mails,
    /** Ticks, with a clock that is `aheadMs` milliseconds ahead, until a mail matches; throws after 30 s. */
    async waitForMail(to: string, subject = /./, aheadMs = 0): Promise<SentMail> {
      for (const until = Date.now() + 30_000; Date.now() < until; await sleep(100)) {
        await tick(Date.now() + aheadMs);
        const found = mails(to).find((mail) => subject.test(mail.subject));
        if (found) return found;
      }
      throw new Error(`no mail to ${to} with the subject ${subject} within 30 s`);
    },
    attachment: (mail: SentMail, nth: number) => readAttachment(folder, mail, nth),
    /** Makes the mail service refuse every mail with this code; null ends the refusals. */
    refuseMail: (code: string | null) => refuseMail(url, code),
    /** Makes the mail service report that a mail bounced or was called spam. */
    failMail: (mail: SentMail, failure: MailFailure) => failMail(url, mail, failure),
    /** `configure({ speed: 0 })` stops time for meetings, `usualSpeed` lets it pass again. */
    recall,
    attendee,
    crm,
    stripe,
    db: (sql: string, ...parameters: (string | number | null)[]) =>
      queryLocalDb(persistTo, sql, ...parameters),
    /** Everything that the Worker and wrangler have printed. */
    output: (): readonly string[] => lines,
    async stop() {
      await wrangler.stop();
      await simulators.close();
    },
  };
}
