import { log } from "~/lib/log.server";
import type { Answer, BotProvider } from "./provider/bot-provider";

/**
 * Takes a bot away: deleted while it only waits for its time, told to leave once it is on its way (1.6).
 * A bot that does not exist any more is removed.
 */
export async function removeBot(
  provider: Pick<BotProvider, "deleteBot" | "leaveCall">,
  botId: string,
  jobId: string,
): Promise<Answer<void>> {
  const deleted = await provider.deleteBot(botId);
  const tooLate = !deleted.ok && deleted.class === "dispatched";
  const answer = tooLate ? await provider.leaveCall(botId) : deleted;
  if (answer.ok || answer.class === "gone") return { ok: true, value: undefined };

  log({
    event: "provider.refused",
    call: "remove_bot",
    class: answer.class,
    code: answer.code,
    jobId,
  });
  return answer;
}
