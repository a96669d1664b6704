import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import type { ControlWorld } from "./control-run.server";
import { deleteEverything } from "./control.server";
import { findDisowned } from "./repo-disowned.server";

/** More than one mailbox can have ahead, by its quota; what is beyond is refused when its time comes. */
const mostEnded = 100;

/**
 * The owner of a mailbox says that they did not ask. The request of the mail they read ends, if there was
 * one, and every other that was made in their name and that they have done nothing with: no notetaker
 * comes for them, and they ask for nobody's notes. Others concerned are told. Answers whether all of it
 * was done; never throws.
 */
export async function endDisowned(
  world: ControlWorld,
  mailboxKey: string,
  requestId: string | null,
): Promise<boolean> {
  try {
    const others = await findDisowned(world.db, mailboxKey, mostEnded);
    let isDone = true;
    for (const id of new Set([...(requestId === null ? [] : [requestId]), ...others])) {
      const { outcome } = await deleteEverything(world, id);
      isDone &&= outcome !== "unavailable";
    }
    return isDone;
  } catch (error) {
    log({ event: "notetaker.control_failed", kind: kindOf(error) });
    return false;
  }
}
