import type { World } from "~/world.server";
import { storeWishes } from "../store/wishes.server";
import { possibleActions, refusalOf, type ControlOutcome } from "./rules";
import { control, done, doneBefore, follow, refused, write } from "./run.server";
import { concernsBot, isSameWish, mayChangeRecording, type Wishes } from "./wishes";

/** Each change of what is recorded costs calls at the provider; nobody changes their mind so often. */
const mostRounds = 50;

/**
 * The owner says what the notetaker is to record, and what becomes of it. What the bot itself has to know
 * begins its job anew, like a change of its time: the provider is told, also where it cannot be reached
 * just now. `wanted` is asked again for each state in which the job is found.
 */
export function changeWishes(
  world: World,
  requestId: string,
  wanted: (job: Wishes) => Wishes,
): Promise<ControlOutcome> {
  return control(world, "wishes", requestId, async (found) => {
    const { job, request } = found;
    if (!possibleActions(job, request).includes("wishes")) {
      const why = refusalOf(job, request);
      return refused(why === "over" && job.status === "in_call" ? "set_out" : why);
    }
    const wishes = wanted(job);
    if (isSameWish(wishes, job)) return doneBefore;

    const now = world.clock();
    const isOther = concernsBot(wishes, job);
    if (isOther && !mayChangeRecording(job, now)) return refused("set_out");
    if (isOther && job.revision >= mostRounds) return refused("not_possible");
    if (!(await write(world, () => storeWishes(world.db, found, wishes, now)))) return null;
    if (isOther) follow(world, "dispatch", job.id);
    return done;
  });
}
