import { readEnv, type Env } from "../../../app/config/env.server";
import type { ProviderName } from "../../../app/config/names";
import { exampleSecrets } from "../../../app/config/published-secrets.server";
import * as schema from "../../../app/db/schema.server";
import { createAttendeeProvider } from "../../../app/notetaker/provider/attendee/attendee.server";
import type { BotProvider } from "../../../app/notetaker/provider/bot-provider";
import { providerOf, webhooksOf } from "../../../app/notetaker/provider/open-provider.server";
import { createRecallProvider } from "../../../app/notetaker/provider/recall/recall.server";
import { requestNotetaker } from "../../../app/notetaker/request/take.server";
import { runDue } from "../../../app/notetaker/pipeline/run-steps.server";
import { takeWebhook } from "../../../app/notetaker/pipeline/take-webhook.server";
import type { World } from "../../../app/world.server";
import { openTestDatabase } from "../../support/sqlite-database";
import { startAttendeeSimulator } from "../attendee/attendee-simulator";
import { readBody, serve } from "../frame/http";
import { type Outcome, outcomes } from "../frame/outcomes";
import { startRecallSimulator } from "../recall/recall-simulator";

/** The pipeline on a real database with both simulated vendors over HTTP; one clock moves all three. */

export const second = 1_000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;
const start = Date.UTC(2026, 10, 20, 15, 0, 0);
/** Slow enough that a meeting takes minutes, and that a tick sees its waiting room. */
const speed = 0.1;
const wholeQueue = { limit: 1_000, budgetMs: 60_000 } as const;
const unusedBinding = {} as object;

export type JourneySite = Awaited<ReturnType<typeof openJourneySite>>;

export async function openJourneySite() {
  const database = openTestDatabase();
  const { db } = database;
  const now = () => start;
  let elapsedMs = 0;
  const clock = () => start + elapsedMs;
  const { RECALL_API_KEY, RECALL_WEBHOOK_SECRETS } = exampleSecrets;
  const { ATTENDEE_API_KEY, ATTENDEE_WEBHOOK_SECRETS } = exampleSecrets;
  const common = { port: 0, webhookUrl: null, speed, now };
  const recall = await startRecallSimulator({
    ...{ ...common, apiKey: RECALL_API_KEY, webhookSecret: RECALL_WEBHOOK_SECRETS },
    publicOrigin: "http://localhost:8787",
  });
  const attendee = await startAttendeeSimulator({
    ...{ ...common, apiKey: ATTENDEE_API_KEY, webhookSecret: ATTENDEE_WEBHOOK_SECRETS },
  });
  const vars = {
    ...exampleSecrets,
    ...{
      DB: unusedBinding,
      EMAIL: unusedBinding,
      ASSETS: unusedBinding,
      TASK_COUNTER: unusedBinding,
      POST_LIMIT: unusedBinding,
    },
    SITE_URL: "http://localhost:8787",
    MAIL_FROM: "notetaker@site.example",
    JOIN_ADDRESS: "join@site.example",
    RECALL_BASE_URL: recall.url,
    ATTENDEE_BASE_URL: attendee.url,
    STRIPE_BASE_URL: "http://127.0.0.1:9",
    PROVIDER_RATE_PER_MINUTE: "1000",
  };
  const providers: Readonly<Record<ProviderName, BotProvider>> = {
    recall: createRecallProvider({ baseUrl: recall.url, apiKey: RECALL_API_KEY }, fetch),
    attendee: createAttendeeProvider(
      { baseUrl: attendee.url, apiKey: ATTENDEE_API_KEY, webhookUrl: null },
      fetch,
      clock,
    ),
  };
  let chosen: ProviderName = "recall";
  const envs: Readonly<Record<ProviderName, Env>> = {
    recall: readEnv({ ...vars, BOT_PROVIDER: "recall" }),
    attendee: readEnv({ ...vars, BOT_PROVIDER: "attendee" }),
  };
  const started: Promise<unknown>[] = [];
  const world = (): World => ({
    ...{ env: envs[chosen], db, clock, random: () => 0.5 },
    provider: providers[chosen],
    otherProviders: Object.values(providers).filter(({ name }) => name !== chosen),
    fetch: () => Promise.reject(new TypeError("there is no network in a journey")),
    sleep: () => Promise.resolve(),
    waitUntil: (work) => void started.push(work),
  });
  const finishWork = async () => {
    while (started.length > 0) await Promise.all(started.splice(0));
  };
  const receiver = await serve(0, async (request, response) => {
    const name: ProviderName = request.url === "/recall" ? "recall" : "attendee";
    const headers = new Headers(request.headers as Record<string, string>);
    const body = new TextEncoder().encode(await readBody(request));
    response.writeHead(await take(name, headers, body)).end();
  });

  async function take(name: ProviderName, headers: Headers, body: Uint8Array): Promise<number> {
    const context = world();
    const read = webhooksOf(context.env, name);
    const provider = providerOf(context, { provider: name });
    if (!read || !provider) return 503;
    const webhook = await takeWebhook({ ...context, provider }, read, headers, body);
    if (webhook.outcome === "stored") await webhook.after?.();
    return webhook.outcome === "stored" ? 204 : 401;
  }

  const site = {
    ...{ db, world, finishWork, recall: recall.control, attendee: attendee.control, providers },
    time: clock,
    choose: (name: ProviderName) => void (chosen = name),
    deliverWebhooks(isOn: boolean) {
      recall.control.configure({ url: isOn ? `${receiver.url}/recall` : null });
      attendee.control.configure({ url: isOn ? `${receiver.url}/attendee` : null });
    },
    /** Requests a notetaker, `startsIn` ms from now or right away. Returns its id. */
    async ask(meetingCode: string, startsIn: number | null, email = `${meetingCode}@example.test`) {
      const when = { wallDate: "2026-11-20", wallTime: "12:00 PM", timezone: "UTC" };
      const result = await requestNotetaker(world(), {
        input: {
          ...{ name: "Ada Lovelace", email, meetingCode, scheduled: startsIn !== null },
          startsAt: startsIn === null ? null : clock() + startsIn,
          ...(startsIn === null ? { wallDate: null, wallTime: null, timezone: null } : when),
        },
        idempotencyKey: crypto.randomUUID(),
        sender: { kind: "web", network: email },
      });
      if (result.outcome !== "accepted") throw new Error(`not accepted: ${result.outcome}`);
      await finishWork();
      return result.id;
    },
    async tick() {
      for (const step of ["remove", "dispatch", "expire", "poll", "purge"] as const) {
        await runDue(world(), step, wholeQueue);
      }
      await finishWork();
    },
    /** Moves the clocks of the site and of both vendors by `ms`, with a tick every `every` ms. */
    async pass(ms: number, every = minute) {
      for (let left = ms; left > 0; left -= every) {
        const by = Math.min(every, left);
        elapsedMs += by;
        await Promise.all([recall.control.advance(by), attendee.control.advance(by)]);
        await site.tick();
      }
    },
    async notetaker(id: string) {
      const found = (await db.select().from(schema.notetakers)).find((one) => one.id === id);
      if (!found) throw new Error("no such notetaker");
      return found;
    },
    /** Returns the ids of the notetaker's bots that wait, are on their way or in the meeting. */
    aliveBots(notetakerId: string): readonly string[] {
      const isOf = (bot: {
        request: { metadata?: Readonly<Record<string, string>> | undefined };
      }) => bot.request.metadata?.["job_id"] === notetakerId;
      const over = /^(?:call_ended|done|fatal)$/;
      const ended = new Set(["leaving", "post_processing", "ended", "fatal_error", "data_deleted"]);
      return [
        ...recall.control
          .state()
          .bots.filter((bot) => isOf(bot) && !bot.changes.some(({ code }) => over.test(code))),
        ...attendee.control.state().bots.filter((bot) => isOf(bot) && !ended.has(bot.state)),
      ].map(({ id }) => id);
    },
    /** Counts the notetaker's bots that were ever inside the meeting. */
    countJoinedBots(notetakerId: string): number {
      const inside = /^(?:in_call_not_recording|joined_meeting)$/;
      const { bots } = recall.control.state();
      return [...bots, ...attendee.control.state().bots].filter(
        (bot) =>
          bot.request.metadata?.["job_id"] === notetakerId &&
          bot.changes.some(({ code }) => inside.test(code)),
      ).length;
    },
    async close() {
      await Promise.all([receiver.close(), recall.close(), attendee.close()]);
    },
  };
  return site;
}

let meetings = 0;

/** Returns a new meeting code. Its first three letters tell the simulators the outcome. */
export function meetingFor(outcome: Outcome): string {
  meetings += 1;
  const letter = (value: number) => String.fromCharCode(97 + (value % 26));
  const own = [meetings, Math.floor(meetings / 26), Math.floor(meetings / 676)]
    .map(letter)
    .join("");
  return `${outcomes[outcome].code ?? "zzz"}-${own}q-abc`;
}
