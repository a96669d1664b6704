import type { Env } from "~/config/env.server";
import { trackingOf } from "~/tracking/tracked-pages";

/**
 * What a page may use from outside of our origin. `'strict-dynamic'` lets our nonced script load
 * theirs, so no script source is named.
 */
export type ThirdParty = {
  readonly frame?: readonly string[];
  readonly style?: readonly string[];
  readonly image?: readonly string[];
  readonly connect?: readonly string[];
  /** It knows people by cookies of its own, which an isolated page would keep from it. */
  readonly withCookies?: boolean;
  /** The page differs by these request headers of the visitor. */
  readonly variesBy?: readonly string[];
};

const scheduling: ThirdParty = { frame: ["https://calendly.com"] };

const pixel: ThirdParty = {
  image: ["https://www.facebook.com"],
  connect: ["https://www.facebook.com"],
  withCookies: true,
  variesBy: ["Cookie", "Sec-GPC"],
};

const pagesWithScheduling: readonly string[] = [
  "book",
  "book-alex",
  "book-blair",
  "book-casey",
  "book-devon",
  "book-automate90",
  "launch-discovery",
  "automate90",
  "private-notetaker",
  "notetaker",
];

type Configured = {
  /** null when it is not sound: nothing is then configured. */
  readonly env: Pick<Env, "pixelId" | "automationWebhookUrl"> | null;
  /** Of the players in the page's content. */
  readonly videoOrigins: readonly string[];
};

/** Whom a page may talk to; `pageId` as in the route table. Any other page may talk to nobody. */
export function thirdPartiesOf(pageId: string, { env, videoOrigins }: Configured) {
  const parties: ThirdParty[] = [];
  if (pagesWithScheduling.includes(pageId)) parties.push(scheduling);
  if (videoOrigins.length > 0) parties.push({ frame: videoOrigins });

  const tracking = env && trackingOf(pageId, env);
  if (tracking?.pixelId) parties.push(pixel);
  if (tracking?.webhookUrl) parties.push({ connect: [new URL(tracking.webhookUrl).origin] });
  return parties;
}

/** A page that embeds a frame of somebody else cannot demand that the frame isolates itself. */
export function mayBeIsolated(parties: readonly ThirdParty[]): boolean {
  return !parties.some(({ frame, withCookies }) => frame !== undefined || withCookies);
}
