import type { BotSnapshot, RecordingSnapshot } from "../provider/bot-provider";
import { inMeetingStatuses } from "../status";

const stages = ["scheduled", ...inMeetingStatuses] as const;

export type Reading = ReturnType<typeof interpret>;

/** Sorts changes by the provider's own times: the order of the array means nothing. */
export function interpret(bot: BotSnapshot) {
  const changes = bot.changes.toSorted((a, b) => a.at - b.at);
  const reached = stages.findLast((stage) => changes.some(({ to }) => to === stage)) ?? "scheduled";
  const ends = changes.filter(({ to }) => to === "left" || to === "finished");
  const hasReason = ({ reason }: { readonly reason: string | null }) => reason !== null;
  const explained = ends.find(hasReason) ?? changes.find(hasReason);
  const usable = bot.recordings.filter(({ status }) => status !== "failed" && status !== "deleted");
  const [longest = null] = usable.toSorted((a, b) => lengthOf(b) - lengthOf(a));

  return {
    reached,
    reachedAt: changes.find(({ to }) => to === reached)?.at ?? null,
    endedAt: ends[0]?.at ?? null,
    isOverdue: bot.isOverdue && reached === "scheduled",
    isFinished: ends.some(({ to }) => to === "finished"),
    reason: explained?.reason ?? (reached === "waiting_room" ? "not_admitted" : "nothing_recorded"),
    recording: longest,
  };
}

function lengthOf({ startedAt, completedAt }: RecordingSnapshot): number {
  return startedAt === null || completedAt === null ? 0 : completedAt - startedAt;
}
