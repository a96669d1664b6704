import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../scripts/dev/ports.ts";
import { writeVars } from "../../../scripts/dev/frozen-site.ts";
import { runCron } from "../../../scripts/dev/ticker.ts";
import { startWranglerDev, type SiteFolder } from "../../../scripts/cloudflare/wrangler.ts";
import { startRecallSimulator } from "../../simulators/recall/recall-simulator.ts";
import { readMails } from "../../support/mailbox.ts";
import { recallApiKey, siteVars, webhookSecret } from "../../support/site-vars.ts";
import { english } from "../notes/meetings/english.ts";
import { turnsOf } from "../notes/script.ts";
import type { Sent } from "../pages/delivery.ts";

export const paths = { notetaker: "/notetaker", watch: "/notetaker-status" } as const;
export type WatchedPage = keyof typeof paths;

const visitor = "ada@example.test";
const patienceMs = 120_000;

/** Both pages as the site answers them, the second after a meeting with a provider that is simulated. */
export async function capturePages(site: Required<SiteFolder>): Promise<ReadonlyMap<string, Sent>> {
  const port = await freePort();
  const provider = await startRecallSimulator({
    port: 0,
    apiKey: recallApiKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/api/bot-webhook`,
    publicOrigin: `http://localhost:${port}`,
    speed: 30,
    rateLimits: false,
  });
  provider.control.configure({ transcript: threeHours });
  const recallPort = Number(new URL(provider.url).port);
  await writeVars(site.cwd, siteVars({ sitePort: port, recallPort }));
  const wrangler = await startWranglerDev(site, { port });
  const url = `http://localhost:${port}`;
  const body = new URLSearchParams({
    name: "Ada Lovelace",
    email: visitor,
    meetingLink: "meet.google.com/abc-defg-hij",
  });
  const posted = await fetch(`${url}/freenotetaker`, {
    method: "POST",
    body,
    headers: { origin: url },
  });
  if (!posted.url.includes("sent=")) throw new Error(`the form was answered ${posted.status}`);

  const pages = new Map([
    [paths.notetaker, await pageAt(url + paths.notetaker)],
    [paths.watch, await pageAt(await linkToNotes(url, site.cwd))],
  ]);
  await wrangler.stop();
  await provider.close();
  return pages;
}

async function pageAt(url: string): Promise<Sent> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  const headers = [...response.headers].filter(
    ([name]) => !["content-length", "content-encoding", "transfer-encoding"].includes(name),
  );
  return { body: await response.text(), headers: Object.fromEntries(headers) };
}

/** The link of the mail that comes once the meeting is over. */
async function linkToNotes(url: string, cwd: string): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(250)) {
    await runCron(url);
    const mails = await readMails(url, cwd);
    const mail = mails.find(({ subject }) => /meeting notes/i.test(subject));
    const link = /http:\S*\/notetaker-status\?token=[\w-]+/.exec(mail?.text ?? "")?.[0];
    if (link) return link;
  }
  throw new Error("no mail with the notes of the meeting");
}

/** As Recall.ai's download answers them. */
function threeHours(startedAt: number) {
  const [script] = english;
  const turns = script ? turnsOf({ ...script, minutes: 180 }) : [];
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))];
  return turns.map(({ speaker, text, start, end }) => {
    const words = text.split(" ");
    const moment = (nth: number) => {
      const relative = (start ?? 0) + (((end ?? 0) - (start ?? 0)) * nth) / words.length;
      return { relative, absolute: new Date(startedAt + relative * 1_000).toISOString() };
    };
    return {
      participant: {
        ...{ id: speakers.indexOf(speaker) + 1, name: speaker, is_host: false },
        ...{ platform: null, extra_data: null },
      },
      words: words.map((word, nth) => {
        return { text: word, start_timestamp: moment(nth), end_timestamp: moment(nth + 1) };
      }),
    };
  });
}
