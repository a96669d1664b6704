import type { Env } from "~/config/env.server";
import type { ProviderName } from "~/config/names";
import { createAttendeeProvider } from "./attendee/attendee.server";
import { attendeeWebhooks } from "./attendee/attendee-webhook.server";
import type { BotProvider, ReadWebhook } from "./bot-provider";
import { createRecallProvider } from "./recall/recall.server";
import { recallWebhooks } from "./recall/recall-webhook.server";

export type Providers = {
  readonly provider: BotProvider | null;
  readonly otherProviders: readonly BotProvider[];
};

export function openProviders(
  env: Pick<Env, "botProvider" | "recall" | "attendee">,
  clock: () => number,
  timeoutMs?: number,
): Providers {
  const all = [
    env.recall && createRecallProvider(env.recall, fetch, timeoutMs),
    env.attendee && createAttendeeProvider(env.attendee, fetch, clock, timeoutMs),
  ].filter((one) => one !== null);
  return {
    provider: all.find(({ name }) => name === env.botProvider) ?? null,
    otherProviders: all.filter(({ name }) => name !== env.botProvider),
  };
}

export function providersOf({ provider, otherProviders }: Providers): readonly BotProvider[] {
  return provider ? [provider, ...otherProviders] : otherProviders;
}

export function providerOf(
  providers: Providers,
  notetaker: { readonly provider: ProviderName },
): BotProvider | null {
  return providersOf(providers).find(({ name }) => name === notetaker.provider) ?? null;
}

export function webhooksOf(
  { recall, attendee }: Pick<Env, "recall" | "attendee">,
  name: ProviderName,
): ReadWebhook | null {
  if (name === "recall") return recall && recallWebhooks(recall.webhookSecrets);
  return attendee && attendeeWebhooks(attendee.webhookSecrets);
}
