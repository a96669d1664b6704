import type { Env } from "~/config/env.server";
import type { ProviderName } from "~/config/names";
import { createAttendeeProvider } from "./attendee/attendee.server";
import { attendeeWebhooks } from "./attendee/webhook.server";
import type { BotProvider, WebhookReader } from "./bot-provider";
import type { ClientLimits } from "./client.server";
import { createRecallProvider } from "./recall/recall.server";
import { recallWebhooks } from "./recall/webhook.server";

/** Who can be asked for bots, and about those that were made. */
export type Providers = {
  /** Where the bots of new notetakers go; null where it is not set up: what is asked for is then stored. */
  readonly provider: BotProvider | null;
  /** Whoever else is set up, and may have the bots and recordings of older ones. */
  readonly otherProviders: readonly BotProvider[];
};

/** The providers that the environment names; by `clock` it is told how long a bot has waited. The one place that chooses. */
export function openProviders(
  env: Pick<Env, "botProvider" | "recall" | "attendee">,
  clock: () => number,
  limits: Partial<ClientLimits> = {},
): Providers {
  const all = [
    env.recall && createRecallProvider(env.recall, fetch, limits),
    env.attendee && createAttendeeProvider(env.attendee, fetch, clock, limits),
  ].filter((one) => one !== null);
  return {
    provider: all.find(({ name }) => name === env.botProvider) ?? null,
    otherProviders: all.filter(({ name }) => name !== env.botProvider),
  };
}

export function allOf({ provider, otherProviders }: Providers): readonly BotProvider[] {
  return provider ? [provider, ...otherProviders] : otherProviders;
}

/** Who has the bot of a notetaker; null where that provider is not set up (any more). */
export function providerOf(
  providers: Providers,
  notetaker: { readonly provider: ProviderName },
): BotProvider | null {
  return allOf(providers).find(({ name }) => name === notetaker.provider) ?? null;
}

/** Who reads the webhooks of a provider; null where it is not set up. */
export function webhooksOf(
  { recall, attendee }: Pick<Env, "recall" | "attendee">,
  name: ProviderName,
): WebhookReader | null {
  if (name === "recall") return recall && recallWebhooks(recall.webhookSecrets);
  return attendee && attendeeWebhooks(attendee.webhookSecrets);
}
