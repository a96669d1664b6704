import type { Env } from "~/config/env.server";
import { names } from "~/config/names";
import { log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import type { WithProvider, World } from "~/world.server";
import type { Identity, Job } from "../job";
import { announcement, botNameFor, lateAnnouncement } from "../mails/chat/announcement";
import type { Answer, BotProvider, BotSnapshot, NewBot, Refusal } from "../provider/bot-provider";
import { joinAtFor, mayChangeBot } from "../schedule";
import { optOutToken } from "../store/tokens.server";
import { removeBot } from "./remove.server";

/** What a dispatch finds at the provider already, and what becomes of it. */

/** What the provider is asked for: the bot of a job in its present round. */
export async function botFor(
  { env, clock }: Pick<World, "clock"> & { readonly env: Pick<Env, "siteSecret" | "siteUrl"> },
  job: Pick<
    Job,
    "id" | "revision" | "meetingCode" | "startsAt" | "scheduled" | "audioOnly" | "language"
  >,
  owner: Identity | undefined,
): Promise<NewBot> {
  const token = await optOutToken(env.siteSecret, job.id);
  const optOutUrl = `${env.siteUrl}${href("notetaker-opt-out", { query: { token } })}`;
  return {
    jobId: job.id,
    revision: job.revision,
    meetingUrl: `https://${names.meetingService.host}/${job.meetingCode ?? ""}`,
    botName: botNameFor(owner?.email ?? null),
    joinAt: joinAtFor(job, clock()),
    audioOnly: job.audioOnly,
    language: job.language,
    announcement: announcement(owner, optOutUrl, job.audioOnly),
    lateAnnouncement: lateAnnouncement(owner, optOutUrl),
  };
}

/**
 * The bot of this round of the job, if a call without an answer has made one; null when there is none.
 * Every other bot of the job is taken away, but for the former one, which may still be changed.
 */
export async function findOwn(
  { provider }: WithProvider,
  job: Job,
): Promise<Answer<BotSnapshot | null>> {
  const found = await provider.findBots(job.id);
  if (!found.ok) return found;
  if (found.value.some(({ revision }) => isNewer(revision, job))) return staleClaim;

  const [own = null] = found.value.filter(({ revision }) => revision === job.revision);
  const kept = own?.botId ?? job.formerBotId;
  const strays = found.value.filter(({ botId }) => botId !== kept);
  const removed = await removeAll(provider, strays, job.id);
  // With a bot of its own the job goes on; polling looks for the others again.
  return own || removed.ok ? { ok: true, value: own } : removed;
}

function isNewer(revision: number | null, job: Job): boolean {
  return revision !== null && revision > job.revision;
}

/** Meanwhile the job has moved on, and somebody else sees to it. */
const staleClaim = {
  ok: false,
  class: "retry",
  status: null,
  retryAfterMs: null,
  code: "stale_claim",
} as const;

/** Takes away what a call left behind whose answer nobody read. A failure is left to the next look. */
export async function removeStrays(provider: BotProvider, job: Job): Promise<void> {
  const found = await provider.findBots(job.id);
  if (!found.ok) return;
  const strays = found.value.filter(
    ({ botId, revision }) => botId !== job.botId && !isNewer(revision, job),
  );
  await removeAll(provider, strays, job.id);
}

async function removeAll(
  provider: BotProvider,
  bots: readonly BotSnapshot[],
  jobId: string,
): Promise<Answer<void>> {
  let outcome: Answer<void> = { ok: true, value: undefined };
  for (const { botId } of bots) {
    const removed = await removeBot(provider, botId, jobId);
    if (!removed.ok) outcome = removed;
  }
  return outcome;
}

export type FormerCall = "update_bot" | "remove_bot";

/**
 * What becomes of the bot of a meeting that was moved: it is told the new time if that is far enough
 * away, else it is taken away, and `value` is null: another is to be made.
 * While an earlier call is without an answer it is not changed, for that call might change it back.
 */
export async function reuseFormer(
  { provider, clock }: WithProvider,
  job: Job,
  formerBotId: string,
  bot: NewBot,
): Promise<{ readonly call: FormerCall; readonly answer: Answer<BotSnapshot | null> }> {
  if (job.unsettled <= 1 && mayChangeBot(bot.joinAt, clock())) {
    const answer = await provider.updateBot(formerBotId, bot);
    if (answer.ok || isOpen(answer)) return { call: "update_bot", answer };
    const { class: kind, code } = answer;
    log({ event: "provider.refused", call: "update_bot", class: kind, code, jobId: job.id });
  }

  const removed = await removeBot(provider, formerBotId, job.id);
  const answer = removed.ok ? { ok: true as const, value: null } : untilItIsGone(removed);
  return { call: "remove_bot", answer };
}

/** Not the bot's last word: the same call may yet do. */
function isOpen(refusal: Refusal): boolean {
  return ["retry", "ambiguous", "paused"].includes(refusal.class);
}

/**
 * Two bots are worse than a late one: whatever is said against it, it is tried again. A removal without
 * an answer may yet take effect, so that the bot must not be given another time after it.
 */
function untilItIsGone(refusal: Refusal): Refusal {
  const keeps = refusal.class === "paused" || refusal.class === "ambiguous";
  return keeps ? refusal : { ...refusal, class: "retry" };
}
