import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import type { TokenVerdict } from "~/forms/form-token.server";
import { kindOf } from "~/lib/drain.server";
import { foldEmail } from "~/lib/fold-email";
import { keyedHash } from "~/lib/hash.server";
import { log } from "~/lib/log.server";
import { randomText } from "~/lib/random.server";
import { dispatchNow } from "./dispatch.server";
import type { BotProvider } from "./provider/bot-provider";
import { createRecallProvider } from "./provider/recall.server";
import { storeRequest, type Intake } from "./repo-intake.server";
import type { NotetakerRequest } from "./repo.server";
import { isDueNow, purgeAt } from "./schedule";
import type { NotetakerInput } from "./schema";

export type RequestWorld = {
  readonly env: Pick<Env, "recall" | "siteSecret" | "siteUrl">;
  readonly db: Db;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly random?: () => number;
  /** Recall.ai, unless a test brings its own. */
  readonly provider?: BotProvider;
};

export type NotetakerSubmission = {
  readonly input: NotetakerInput;
  /** The same for every resend of one submission; null when the sender has none. */
  readonly idempotencyKey: string | null;
  /** The network address of the sender, IPv6 as its /64. */
  readonly network: string;
  /** Who asks: a visitor of the site unless said otherwise. */
  readonly source?: NotetakerRequest["source"];
  readonly suspicion: { readonly honeypot: boolean; readonly token: TokenVerdict };
};

export type RequestOutcome =
  | { readonly outcome: "accepted" | "quarantined"; readonly requestId: string }
  /** `requestId`: the one that waits already; null when that has just changed. */
  | { readonly outcome: "repeated"; readonly requestId: string | null }
  | { readonly outcome: "over_quota" | "unavailable"; readonly retryAfterSeconds: number };

const unavailable = { outcome: "unavailable", retryAfterSeconds: 30 } as const;

/**
 * Takes a request for a notetaker. It is stored before anything else happens (decisions 4.1); a bot
 * that is wanted now is then sent within `waitUntil`, and by the next tick should that fail. The same
 * submission twice is one request. Never throws.
 */
export async function requestNotetaker(
  world: RequestWorld,
  submission: NotetakerSubmission,
): Promise<RequestOutcome> {
  const { env, db, now, waitUntil, random = Math.random } = world;
  if (!env.recall) {
    log({ event: "provider.off" });
    return unavailable;
  }

  const intake = await toIntake(env.siteSecret, submission, now);
  try {
    const stored = await retryWrite(() => storeRequest(db, intake), random);
    if (stored.outcome === "over_quota") {
      log({ event: "notetaker.refused", why: "quota" });
      const retryAfterSeconds = Math.max(1, Math.ceil((stored.retryAt - now) / 1000));
      return { outcome: "over_quota", retryAfterSeconds };
    }
    if (stored.outcome === "repeated") {
      log({ event: "notetaker.repeated" });
      return stored;
    }

    const { requestId, scheduled } = intake;
    if (intake.status === "quarantined") {
      log({ event: "notetaker.quarantined", requestId });
      return { outcome: "quarantined", requestId };
    }
    const { token } = submission.suspicion;
    log({ event: "notetaker.requested", requestId, jobId: stored.jobId, scheduled, token });

    if (!stored.joined && isDueNow(intake, now)) {
      const provider = world.provider ?? createRecallProvider(env.recall, fetch);
      waitUntil(dispatchNow({ env, db, provider, clock: () => now, random }, stored.jobId));
    }
    return { outcome: "accepted", requestId };
  } catch (error) {
    log({ event: "notetaker.refused", why: "storage", kind: kindOf(error) });
    return unavailable;
  }
}

const dayMs = 24 * 60 * 60_000;

async function toIntake(
  secret: string,
  { input, idempotencyKey, network, source = "web", suspicion }: NotetakerSubmission,
  now: number,
): Promise<Intake> {
  const email = foldEmail(input.email);
  const day = Math.floor(now / dayMs);
  // One rendered form sent again with other contents is another request, not a repeat.
  const contents = [input.meetingCode, input.startsAt ?? "now", email].join("\n");
  const key = idempotencyKey ?? randomText(16);
  const [effect, emailKey, networkToday, networkYesterday] = await Promise.all([
    keyedHash(secret, "notetaker-request", `${key}\n${contents}`),
    keyedHash(secret, "email", email),
    keyedHash(secret, "network", `${day}\n${network}`),
    keyedHash(secret, "network", `${day - 1}\n${network}`),
  ]);

  return {
    requestId: crypto.randomUUID(),
    jobId: crypto.randomUUID(),
    idempotencyKey: effect,
    ...(suspicion.honeypot
      ? { status: "quarantined", step: "purge", stepAt: purgeAt(now) }
      : { status: "requested", step: "dispatch", stepAt: now }),
    meetingCode: input.meetingCode,
    startsAt: input.startsAt ?? now,
    scheduled: input.scheduled,
    name: input.name,
    email: input.email,
    emailKey,
    networkKeys: [networkToday, networkYesterday],
    wallDate: input.wallDate,
    wallTime: input.wallTime,
    timezone: input.timezone,
    source,
    now,
  };
}
