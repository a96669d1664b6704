import { z } from "zod";
import { botFor } from "../../../app/notetaker/steps/dispatch-bots.server.ts";
import type { Answer, BotProvider } from "../../../app/notetaker/provider/bot-provider.ts";
import { botProviders, type ProviderName } from "../../../app/config/names.ts";
import { createAttendeeProvider } from "../../../app/notetaker/provider/attendee/attendee.server.ts";
import { createRecallProvider } from "../../../app/notetaker/provider/recall/recall.server.ts";
import { providerRefusal } from "./provider-refusal.ts";
import { overhear, type Overheard } from "../http.ts";
import { failed, ok, pointless, skipped, type Outcome, type Subject } from "../step.ts";
import type { CheckWorld } from "../world.ts";

/**
 * Of every bot that a check makes, so that a later one finds what an earlier one left behind. No job has
 * it, so the site has no use for what the provider says of such a bot.
 */
const jobId = "npm-run-check";
const hour = 60 * 60_000;
const day = 24 * hour;

const listed = z.object({
  results: z.array(z.object({ metadata: z.record(z.unknown()).nullish() })),
});

const steps = {
  key: "The key opens the account",
  create: "A bot is booked with the body that the site sends",
  update: "It is moved to another time",
  find: "It is found by the site's own mark",
  remove: "It is cancelled again",
};

/** A provider of bots: everything that the site asks of it before a meeting, once, two days ahead. */
export function providerSubject(name: ProviderName): Subject {
  let opened = false;
  let botId: string | null = null;
  /** Whether there may be a bot of ours that nobody has told us of. */
  let mayBeMore = false;

  return {
    name: `Bot provider, ${botProviders[name].name}`,
    when: "before",
    steps: [
      {
        name: steps.key,
        would: "asks for the bots of earlier checks, and cancels any that were left",
        run: (world) =>
          use(name, world, async ({ provider, refused }) => {
            const found = await provider.findBots(jobId);
            if (!found.ok) return refused(found);
            for (const bot of found.value) {
              const removed = await provider.deleteBot(bot.botId);
              if (!removed.ok && removed.class !== "gone") return refused(removed);
            }
            opened = true;
            const { length } = found.value;
            return ok(length > 0 ? `${length} left by an earlier check cancelled` : undefined);
          }),
      },
      {
        name: steps.create,
        would: "books a bot for a sample link two days from now; it costs nothing before it joins",
        run: (world) =>
          use(name, world, async ({ provider, refused, bot }) => {
            if (!opened) return pointless(steps.key);
            mayBeMore = true;
            const made = await provider.createBot(
              await bot(2 * day),
              `${jobId}.${crypto.randomUUID()}`,
            );
            if (!made.ok) {
              mayBeMore = ["ambiguous", "retry"].includes(made.class);
              return refused(made);
            }
            botId = made.value.botId;
            return ok();
          }),
      },
      {
        name: steps.update,
        would: "sends the same bot an hour later",
        run: (world) =>
          use(name, world, async ({ provider, refused, bot }) => {
            if (botId === null) return pointless(steps.create);
            const changed = await provider.updateBot(botId, await bot(2 * day + hour));
            return changed.ok ? ok() : refused(changed);
          }),
      },
      {
        name: steps.find,
        would: "lists the bots with the mark and looks whether it is that one alone",
        run: (world) =>
          use(name, world, async ({ provider, refused, heard }) => {
            if (botId === null) return pointless(steps.create);
            const found = await provider.findBots(jobId);
            if (!found.ok) return refused(found);
            const answer = listed.safeParse(heard.last()?.json);
            const all = answer.success ? answer.data.results : [];
            const strangers = all.filter(({ metadata }) => metadata?.["job_id"] !== jobId).length;
            if (strangers > 0) return filterIgnored(strangers);
            return found.value.some((bot) => bot.botId === botId) ? ok() : notFound;
          }),
      },
      {
        name: steps.remove,
        would: "cancels the bot and looks whether it is gone",
        run: (world) =>
          use(name, world, async ({ provider, refused }) => {
            if (botId === null) return pointless(steps.create);
            const removed = await provider.deleteBot(botId);
            if (!removed.ok && removed.class !== "gone") return refused(removed);
            const left = await provider.findBots(jobId);
            if (!left.ok) return refused(left);
            if (left.value.some((bot) => bot.botId === botId)) return stillThere;
            botId = null;
            mayBeMore = false;
            return ok();
          }),
      },
    ],
    async cleanUp(world) {
      if (botId === null && !mayBeMore) return null;
      return use(name, world, async ({ provider }) => takeBack(provider, botId, world.clock()));
    },
  };
}

type Tools = {
  readonly provider: BotProvider;
  readonly heard: Overheard;
  readonly refused: (refusal: Extract<Answer<unknown>, { ok: false }>) => Outcome;
  /** The site's own request for a bot that joins after so many milliseconds. */
  readonly bot: (ahead: number) => ReturnType<typeof botFor>;
};

async function use(
  name: ProviderName,
  world: CheckWorld,
  act: (tools: Tools) => Promise<Outcome>,
): Promise<Outcome> {
  const { env, clock } = world;
  const vars = name.toUpperCase();
  // `env` wants the webhook's secret as well; the key can be tried without.
  const apiKey = soundValue(world, `${vars}_API_KEY`);
  const baseUrl = soundValue(world, `${vars}_BASE_URL`)?.replace(/(?<!\/)\/+$/, "");
  if (!apiKey || !baseUrl) {
    return skipped(`${vars}${apiKey ? "_BASE_URL" : "_API_KEY"} is not at hand or not right`);
  }
  const heard = overhear(world.fetch);
  const googleLoginGroupId = soundValue(world, "RECALL_GOOGLE_LOGIN_GROUP_ID") ?? null;
  const webhookUrl = world.env.attendee?.webhookUrl ?? null;
  const provider =
    name === "recall"
      ? createRecallProvider({ baseUrl, apiKey, googleLoginGroupId }, heard.fetch)
      : createAttendeeProvider({ baseUrl, apiKey, webhookUrl }, heard.fetch, clock);
  return act({
    provider,
    heard,
    refused: (refusal) => providerRefusal(name, refusal, heard.last(), new URL(baseUrl).host),
    bot: (ahead) => {
      const startsAt = clock() + ahead;
      const job = {
        id: jobId,
        revision: 0,
        meetingCode: "abc-defg-hij",
        startsAt,
        scheduled: true,
        language: null,
        audioOnly: false,
      };
      return botFor({ env, clock }, job, { name: "Test", email: "test@example.com" });
    },
  });
}

function soundValue({ values, bad }: CheckWorld, name: string): string | undefined {
  return bad.includes(name) ? undefined : values[name];
}

/** Says which bot is left if it cannot be taken back: in two days it would knock at a meeting. */
async function takeBack(
  provider: BotProvider,
  botId: string | null,
  now: number,
): Promise<Outcome> {
  const found = await provider.findBots(jobId);
  const known = botId === null ? [] : [botId];
  const ids = new Set([...known, ...(found.ok ? found.value.map((bot) => bot.botId) : [])]);
  const left: string[] = [];
  for (const id of ids) {
    const removed = await provider.deleteBot(id);
    if (!removed.ok && removed.class !== "gone") left.push(id);
  }
  if (left.length > 0) {
    const joins = new Date(now + 2 * day).toISOString().slice(0, 16).replace("T", " ");
    return failed(
      `BOT ${left.join(", ")} IS LEFT at the provider and would join a meeting about ${joins} UTC.`,
      "Run the check again, which cancels it; or delete that bot in the provider's dashboard.",
    );
  }
  if (!found.ok && botId === null) {
    return failed(
      "The provider did not say whether it booked the bot, nor whether there is one now.",
      `Run the check again, or look in its dashboard for a bot with the metadata job_id “${jobId}”.`,
    );
  }
  return ok();
}

function filterIgnored(strangers: number): Outcome {
  return failed(
    `Asked for one mark alone, the provider lists ${strangers} bots without it: it ignores the filter.`,
    "After an answer that got lost the site finds its bot this way. Write to the provider's support.",
  );
}

const notFound = failed(
  "The provider does not list the bot under its mark.",
  "After an answer that got lost the site would book a second bot. Write to the provider's support.",
);

const stillThere = failed(
  "The provider says that the bot is cancelled, but still lists it.",
  "Run the check again in a minute; if it stays, delete the bot in the provider's dashboard.",
);
