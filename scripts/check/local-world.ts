import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import { startCloudflareSimulator } from "../../tests/simulators/cloudflare/cloudflare-simulator.ts";
import type { RecallControl } from "../../tests/simulators/recall/recall-simulator.ts";
import { startSimulators } from "../../tests/simulators/simulators.ts";
import { exampleSecrets } from "../../app/config/published-secrets.server.ts";
import { postWebhook } from "../../app/jobs/post-webhook.server.ts";
import { mailEventsQueue, openCloudflareApi, wranglerConfig } from "../cloudflare/api.ts";
import { openDatabase } from "../cloudflare/database.ts";
import { freezeSite } from "../dev/frozen-site.ts";
import { freePort } from "../dev/ports.ts";
import { root } from "../parts/root.ts";
import { step } from "../parts/terminal.ts";
import { startTicker } from "../dev/ticker.ts";
import { startWranglerDev } from "../cloudflare/wrangler.ts";
import { domainOf } from "./cloudflare.ts";
import { siteFacts } from "./deployed.ts";
import type { CheckWorld } from "./run-subjects.ts";
import { checkedSecrets } from "./secrets.ts";

const config = wranglerConfig();

export type LocalWorld = CheckWorld & {
  readonly url: string;
  readonly recall: RecallControl;
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

/** Builds and starts the site of this checkout with an empty database, beside simulators of everything outside. */
export async function startLocalWorld(folder: string, signal: AbortSignal): Promise<LocalWorld> {
  await using started = new AsyncDisposableStack();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const simulators = await startSimulators({ siteUrl: site, publicOrigin: site });
  started.defer(async () => void (await simulators.close()));
  const values = await localValues({ SITE_URL: site, ...simulators.vars });
  const cloudflare = await startCloudflareSimulator(soundAccount(values));
  started.defer(() => cloudflare.close());

  const frozen = await step("Building the site", () => freezeSite(folder, values));
  const dev = await step("Starting it beside the simulators", () =>
    startWranglerDev(frozen, { port }),
  );
  started.defer(() => dev.stop());
  const { db, close } = await openDatabase({ remote: false, persistTo: frozen.persistTo });
  started.defer(close);
  await sendTestEvent(site);
  const ticker = startTicker(site, { everySeconds: 5, onFailure: console.error });
  started.defer(() => ticker.stop());
  const running = started.move();
  return {
    ...siteFacts(values),
    url: site,
    recall: simulators.recall,
    folder,
    place: "local",
    cloudflare: openCloudflareApi(config, cloudflare.env),
    db,
    // The local ticker runs every 5 seconds, so the check can look more often than at a real cron.
    wait: (milliseconds) => sleep(milliseconds / 5, undefined, { signal }),
    stop: () => running.disposeAsync(),
  };
}

async function sendTestEvent(site: string): Promise<void> {
  const target = { url: `${site}/api/bot-webhook`, secret: exampleSecrets.RECALL_WEBHOOK_SECRETS };
  const body = JSON.stringify({ event: "bot.done", data: { bot: { id: "test", metadata: {} } } });
  await postWebhook({ clock: Date.now, fetch }, target, { id: `msg_${randomUUID()}`, body });
}

async function localValues(own: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const example = parseEnv(await readFile(`${root}.dev.vars.example`, "utf8"));
  const all = Object.entries({ ...config.vars, ...example, ...own });
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}

/** A Cloudflare account set up as the README says. */
function soundAccount({ MAIL_FROM = "", JOIN_ADDRESS = "", ...values }: Record<string, string>) {
  const rules = [{ to: JOIN_ADDRESS, worker: config.name ?? "" }];
  const zone = { routing: true, rules, senders: [{ name: domainOf(MAIL_FROM), enabled: true }] };
  const events = ["message.bounced", "message.complained"];
  const subscriptions = [{ domain: domainOf(MAIL_FROM), events }];
  const queue = { name: mailEventsQueue(config), consumers: [config.name ?? ""], subscriptions };
  return {
    queues: [queue],
    secrets: checkedSecrets.filter((secret) => values[secret] !== undefined),
    zones: [...new Set([MAIL_FROM, JOIN_ADDRESS].map(domainOf))].map((name) => ({ name, ...zone })),
  };
}
