import type { Env } from "~/config/env.server";
import { type Page, pages } from "~/config/pages";

export type TrackingConfig = {
  readonly pixelId: string | null;
  readonly webhookUrl: string | null;
};

type TrackingEnv = Pick<Env, "pixelId" | "automationWebhookUrl">;

export function trackingOf(id: Page["id"], env: TrackingEnv): TrackingConfig | null {
  const page = pages.find((one) => one.id === id);
  const pixelId = page?.pixel ? env.pixelId : null;
  const webhookUrl = page?.webhook ? env.automationWebhookUrl : null;
  return pixelId || webhookUrl ? { pixelId, webhookUrl } : null;
}
