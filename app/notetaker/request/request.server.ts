import { isPublicMail, mailboxKey } from "~/abuse/mailboxes.server";
import type { TokenVerdict } from "~/components/forms/form-token.server";
import { retryWrite } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { keyedHash, randomText } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { NotetakerRequest } from "../job";
import { isDueNow, purgeAt } from "../schedule";
import type { Standing } from "../status";
import { runNow } from "../steps/run.server";
import {
  type Intake,
  quotas,
  type Stored,
  storeRequest,
  type Surroundings,
} from "../store/intake.server";
import { meetingKeyOf, type ClosureReason } from "../store/meeting.server";
import type { NotetakerInput } from "./schema";

/** Whom a request is counted against, beside its mailbox. */
type Sender =
  /** A visitor: an IPv4 address, or the /64 of an IPv6 address. */
  | { readonly kind: "network"; readonly network: string }
  /** Whoever sent a calendar invite, as the mail servers vouch for it. */
  | { readonly kind: "mail"; readonly domain: string }
  /** Whoever sent an invite in somebody's name, without anybody to vouch for it. */
  | { readonly kind: "anybody" }
  /** Somebody with a personal link. */
  | { readonly kind: "link" };

export type NotetakerSubmission = {
  readonly input: NotetakerInput;
  /** The same for every resend of one submission; null when the sender has none. */
  readonly idempotencyKey: string | null;
  readonly sender: Sender;
  /** Who asks: a visitor of the site unless said otherwise. */
  readonly source?: NotetakerRequest["source"];
  readonly suspicion: { readonly honeypot: boolean; readonly token: TokenVerdict };
};

export type RequestOutcome =
  | {
      readonly outcome: "accepted";
      readonly requestId: string;
      /** `asking` where somebody else's notetaker is expected already. */
      readonly standing: Standing;
      /** Kept until the owner of the mailbox says that they asked. */
      readonly held: boolean;
      /** As read when it was stored; null where it has to be looked for. */
      readonly around: Surroundings | null;
    }
  | { readonly outcome: "quarantined"; readonly requestId: string }
  /** `requestId`: the one that waits already; `own` if it is this very submission. */
  | { readonly outcome: "repeated"; readonly requestId: string; readonly own: boolean }
  | {
      readonly outcome: "over_quota" | "meeting_full" | "unavailable";
      readonly retryAfterSeconds: number;
    }
  | {
      readonly outcome: "closed";
      readonly reason: ClosureReason;
      readonly retryAfterSeconds: number;
    }
  /** The owner of the mailbox has told us to write to it no more. */
  | { readonly outcome: "blocked" };

const unavailable = { outcome: "unavailable", retryAfterSeconds: 30 } as const;

/**
 * Takes a request for a notetaker. It is stored before anything else happens; a bot that is wanted now
 * is then sent within `waitUntil`, and by the next tick should that fail. The same submission twice is
 * one request. Never throws.
 */
export async function requestNotetaker(
  world: World,
  submission: NotetakerSubmission,
): Promise<RequestOutcome> {
  const { env, db, random } = world;
  const now = world.clock();
  if (!world.provider) {
    log({ event: "provider.off", provider: world.env.botProvider });
    return unavailable;
  }

  const intake = await toIntake(env.siteSecret, submission, now);
  try {
    const stored = await retryWrite(() => storeRequest(db, intake, env.dailyBotLimit), random);
    switch (stored.outcome) {
      case "stored":
        return takenIn(world, submission, intake, stored);
      case "repeated":
        log({ event: "notetaker.repeated" });
        return stored;
      case "blocked":
        log({ event: "notetaker.refused", why: "blocked" });
        return stored;
      case "closed": {
        log({ event: "notetaker.refused", why: "closed" });
        const { reason, until } = stored;
        return { outcome: "closed", reason, retryAfterSeconds: secondsUntil(until, now) };
      }
      case "over_quota":
      case "meeting_full":
        log({ event: "notetaker.refused", why: stored.outcome });
        return {
          outcome: stored.outcome,
          retryAfterSeconds: secondsUntil(stored.retryAt, now),
        };
    }
  } catch (error) {
    log({ event: "notetaker.refused", why: "storage", kind: kindOf(error) });
    return unavailable;
  }
}

function takenIn(
  world: World,
  { suspicion }: NotetakerSubmission,
  intake: Intake,
  { jobId, standing, held, around }: Extract<Stored, { outcome: "stored" }>,
): RequestOutcome {
  const now = world.clock();
  const { requestId, scheduled } = intake;
  if (intake.status === "quarantined") {
    log({ event: "notetaker.quarantined", requestId });
    return { outcome: "quarantined", requestId };
  }
  const { token } = suspicion;
  log({ event: "notetaker.requested", requestId, jobId, scheduled, standing, held, token });

  if (standing === "owner" && !held && isDueNow(intake, now)) {
    world.waitUntil(runNow(world, "dispatch", jobId));
  }
  return { outcome: "accepted", requestId, standing, held, around };
}

function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}

async function toIntake(
  secret: string,
  { input, idempotencyKey, sender, source = "web", suspicion }: NotetakerSubmission,
  now: number,
): Promise<Intake> {
  const emailKey = await mailboxKey(secret, input.email);
  // One rendered form sent again with other contents is another request, not a repeat.
  const contents = [input.meetingCode, input.startsAt ?? "now", emailKey].join("\n");
  const key = idempotencyKey ?? randomText(16);
  const [effect, meetingKey, { networkKey, bounded }] = await Promise.all([
    keyedHash(secret, "notetaker-request", `${key}\n${contents}`),
    meetingKeyOf(secret, input.meetingCode),
    boundsOf(secret, sender, emailKey),
  ]);

  return {
    requestId: crypto.randomUUID(),
    jobId: crypto.randomUUID(),
    idempotencyKey: effect,
    ...(suspicion.honeypot
      ? { status: "quarantined", step: "purge", stepAt: purgeAt(now) }
      : { status: "requested", step: "dispatch", stepAt: now }),
    meetingCode: input.meetingCode,
    meetingKey,
    startsAt: input.startsAt ?? now,
    scheduled: input.scheduled,
    name: input.name,
    email: input.email,
    emailKey,
    networkKey,
    vouched: sender.kind === "link" || sender.kind === "mail",
    bounded,
    wallDate: input.wallDate,
    wallTime: input.wallTime,
    timezone: input.timezone,
    source,
    now,
  };
}

/** Who is counted, and whose share of the mail it is. */
async function boundsOf(
  secret: string,
  sender: Sender,
  emailKey: string,
): Promise<Pick<Intake, "networkKey" | "bounded">> {
  switch (sender.kind) {
    case "link":
      return { networkKey: emailKey, bounded: [] };
    case "anybody": {
      const site = await keyedHash(secret, "unproven", "site");
      return {
        networkKey: emailKey,
        bounded: [
          { counted: { kind: "unproven", key: emailKey }, most: quotas.unproven },
          { counted: { kind: "unproven", key: site }, most: quotas.unprovenSite },
        ],
      };
    }
    case "mail": {
      if (isPublicMail(sender.domain)) return { networkKey: emailKey, bounded: [] };
      const key = await keyedHash(secret, "domain", sender.domain);
      return {
        networkKey: emailKey,
        bounded: [{ counted: { kind: "domain", key }, most: quotas.domain }],
      };
    }
    case "network": {
      const wider = prefixOf(sender.network);
      const key = await keyedHash(secret, "network", sender.network);
      const prefix = wider === sender.network ? key : await keyedHash(secret, "network", wider);
      return {
        networkKey: key,
        bounded: [
          { counted: { kind: "network", key }, most: quotas.network },
          { counted: { kind: "prefix", key: prefix }, most: quotas.prefix },
        ],
      };
    }
  }
}

/**
 * The /48 of an IPv6 network, which is what one customer of a provider may have
 * (https://www.rfc-editor.org/rfc/rfc6177); an IPv4 address is its own.
 */
function prefixOf(network: string): string {
  return network.includes(":") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;
}
