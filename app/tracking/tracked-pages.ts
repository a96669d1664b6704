import type { Env } from "~/config/env.server";
import type { PageId } from "~/config/addresses";

/** The pages whose subject is automation: a social-ad pixel counts their views (spec 8). */
const pixelPages: readonly PageId[] = [
  "automate",
  "automate-now",
  "automate90",
  "automated-roofer",
  "automation-blueprint",
];

/** Opening it is told to the automation webhook (spec 7). */
const webhookPages: readonly PageId[] = ["automate"];

/** What a page tells whom; null where nothing is configured or the page tells nobody. */
export type Tracking = {
  readonly pixelId: string | null;
  readonly webhookUrl: string | null;
};

type Config = Pick<Env, "pixelId" | "automationWebhookUrl">;

/** `page` as in the route table. */
export function trackingOf(page: string, env: Config): Tracking | null {
  const among = (pages: readonly string[]) => pages.includes(page);
  const pixelId = among(pixelPages) ? env.pixelId : null;
  const webhookUrl = among(webhookPages) ? env.automationWebhookUrl : null;
  return pixelId || webhookUrl ? { pixelId, webhookUrl } : null;
}
