import { z } from "zod";
import { botProviders, type ProviderName } from "../../app/config/names.ts";
import { createAttendeeProvider } from "../../app/notetaker/provider/attendee/attendee.server.ts";
import type { Answer, BotProvider, Refusal } from "../../app/notetaker/provider/bot-provider.ts";
import { createRecallProvider } from "../../app/notetaker/provider/recall/recall.server.ts";
import { botFor } from "../../app/notetaker/pipeline/dispatch.server.ts";
import { dayMs, utcText } from "../../app/lib/time/instant.ts";
import { recordReplies, refusalOf, type Reply, type Vendor } from "./http.ts";
import { NotTried, step, Wrong, type CheckWorld, type Subject } from "./run-subjects.ts";

/** Marks every bot that a check makes, so that a later check finds one that an earlier check left behind. */
const notetakerId = "npm-run-check";

const botList = z.object({
  results: z.array(z.object({ metadata: z.record(z.unknown()).nullish() })),
});

export function botsSubject(name: ProviderName): Subject {
  let botId = "";
  /** The provider may have booked a bot without saying so. */
  let mayExist = false;

  return {
    name: `Bot provider, ${botProviders[name].name}`,
    when: "before",
    chained: true,
    steps: [
      step(
        "The key opens the account",
        "asks for the bots of earlier checks, and cancels any that were left",
        async (world) => {
          const { provider, valueOrThrow } = openProvider(name, world);
          const found = valueOrThrow(await provider.findBots(notetakerId));
          for (const bot of found) valueOrThrow(await provider.removeBot(bot.botId));
          return found.length > 0 ? `${found.length} left by an earlier check canceled` : undefined;
        },
      ),
      step(
        "A bot is booked with the body that the site sends",
        "books a bot for a sample link two days from now, to be canceled at the end; it costs nothing before it joins",
        async (world) => {
          const { provider, valueOrThrow } = openProvider(name, world);
          const key = `${notetakerId}.${crypto.randomUUID()}`;
          const bot = await botAt(world, 2 * dayMs);
          mayExist = true;
          const made = await provider.createBot(bot, key);
          mayExist = made.ok || ["ambiguous", "retry"].includes(made.class);
          botId = valueOrThrow(made).botId;
          return undefined;
        },
      ),
      step(
        "It is found by the site's own mark",
        "lists the bots with the mark, which must be the booked one and no other",
        async (world) => {
          const { provider, valueOrThrow, replies } = openProvider(name, world);
          const found = valueOrThrow(await provider.findBots(notetakerId));
          const { data } = botList.safeParse(replies.last?.json);
          const strangers =
            data?.results.filter((bot) => bot.metadata?.["job_id"] !== notetakerId) ?? [];
          if (strangers.length > 0) {
            throw new Wrong(
              `Asked for one mark alone, the provider lists ${strangers.length} bots without it: it ignores the filter.`,
              "After an answer that got lost the site finds its bot this way. Write to the provider's support.",
            );
          }
          if (found.some((bot) => bot.botId === botId)) return undefined;
          throw new Wrong(
            "The provider does not list the bot under its mark.",
            "After an answer that got lost the site would book a second bot. Write to the provider's support.",
          );
        },
      ),
    ],
    async cleanUp(world) {
      if (!mayExist) return false;
      await takeBack(openProvider(name, world).provider, botId, world.clock());
      return true;
    },
  };
}

function openProvider(name: ProviderName, world: CheckWorld) {
  const { values, bad, env, clock, fetch } = world;
  const validValue = (key: string) => (bad.includes(key) ? undefined : values[key]);
  const vars = name.toUpperCase();
  // `env` needs the webhook's secret as well; the key can be tried without it.
  const apiKey = validValue(`${vars}_API_KEY`);
  const baseUrl = validValue(`${vars}_BASE_URL`)?.replace(/(?<!\/)\/+$/, "");
  if (!apiKey || !baseUrl) {
    throw new NotTried(`${vars}${apiKey ? "_BASE_URL" : "_API_KEY"} is not at hand or not right`);
  }
  const replies = recordReplies(fetch);
  const googleLoginGroupId = validValue("RECALL_GOOGLE_LOGIN_GROUP_ID") ?? null;
  const webhookUrl = env.attendee?.webhookUrl ?? null;
  const provider: BotProvider =
    name === "recall"
      ? createRecallProvider({ baseUrl, apiKey, googleLoginGroupId }, replies.fetch)
      : createAttendeeProvider({ baseUrl, apiKey, webhookUrl }, replies.fetch, clock);
  const valueOrThrow = <Value>(answer: Answer<Value>): Value => {
    if (answer.ok) return answer.value;
    throw refused(vendorOf(name, new URL(baseUrl).host), answer, replies.last);
  };
  return { provider, replies, valueOrThrow };
}

function botAt({ env, clock }: CheckWorld, ahead: number): ReturnType<typeof botFor> {
  const notetaker = {
    id: notetakerId,
    revision: 0,
    meetingCode: "abc-defg-hij",
    startsAt: clock() + ahead,
    scheduled: true,
  };
  return botFor({ env, clock }, { ...notetaker, name: "Test", email: "test@example.com" });
}

/** Deletes the bot. If that fails, throws which bot is left: in two days it would ask to join a meeting. */
async function takeBack(provider: BotProvider, botId: string, now: number): Promise<void> {
  const found = await provider.findBots(notetakerId);
  if (!found.ok && botId === "") {
    throw new Wrong(
      "The provider did not say whether it booked the bot, nor whether there is one now.",
      `Run the check again, or look in its dashboard for a bot with the metadata job_id “${notetakerId}”.`,
    );
  }
  const leftBots = new Set(found.ok ? found.value.map((bot) => bot.botId) : []);
  if (botId !== "") leftBots.add(botId);
  for (const id of [...leftBots]) if ((await provider.removeBot(id)).ok) leftBots.delete(id);
  const after = await provider.findBots(notetakerId);
  if (after.ok) for (const bot of after.value) leftBots.add(bot.botId);
  if (leftBots.size === 0) return;
  throw new Wrong(
    `BOT ${[...leftBots].join(", ")} IS LEFT at the provider and would join a meeting about ${utcText(now + 2 * dayMs)}.`,
    "Run the check again, which cancels it; or delete that bot in the provider's dashboard.",
  );
}

function vendorOf(name: ProviderName, host: string): Vendor {
  const dashboard =
    name === "recall"
      ? `A key belongs to one region. Take the one of ${host}, or set RECALL_BASE_URL in wrangler.toml to the region of your account`
      : `Make a key in the project's settings at ${host}`;
  const firewall = "If it is the firewall: SITE_URL must be the public https address.";
  return {
    name: `The bot provider (${host})`,
    where: host,
    keyAdvice: `${dashboard}; then npx wrangler secret put ${name.toUpperCase()}_API_KEY. ${firewall}`,
    addressAdvice:
      name === "recall"
        ? "Compare RECALL_BASE_URL in wrangler.toml with the regions at https://docs.recall.ai/docs/regions: no path, no /api."
        : "ATTENDEE_BASE_URL in wrangler.toml is the address of your installation: no path, no /api.",
    bodyAdvice: `The provider has changed its rules: the body is made in app/notetaker/provider/${name}/bot-body.server.ts.`,
  };
}

function refused(vendor: Vendor, { status, code }: Refusal, reply: Reply | null): Wrong {
  if (status === null || status >= 300) return refusalOf(vendor, status === null ? null : reply);
  const wrong = `${vendor.name} answers with something that is not its data (${code}).`;
  return new Wrong(wrong, vendor.addressAdvice);
}
