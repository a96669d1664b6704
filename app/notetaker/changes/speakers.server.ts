import type { World } from "~/world.server";
import { givenName, storedNamesOf, withName } from "../results/speakers";
import { storeSpeakerNames } from "../store/speakers.server";
import { isErased, mayNameSpeakers, type ControlOutcome } from "./rules";
import { control, done, doneBefore, refused, write } from "./run.server";

type NewName = {
  /** As `toTurns` names them. */
  readonly speaker: string;
  /** Cleaned; "" for the name that was reported. */
  readonly name: string;
  /** Of an undoing: what they are called until now. It is refused where that is so no more. */
  readonly instead: string | null;
};

/**
 * The owner says who a speaker is. Each change is of one speaker, made to the names as they are when it is
 * stored: two tabs that rename two people both get their way, and of one person the later one does.
 */
export function nameSpeaker(
  world: World,
  requestId: string,
  { speaker, name, instead }: NewName,
): Promise<ControlOutcome> {
  return control(world, "name_speaker", requestId, async (found) => {
    const { job, request } = found;
    if (isErased(job, request)) return refused("gone");
    if (request.standing !== "owner") return refused("not_yours");
    if (!mayNameSpeakers(job, request)) return refused("over");

    const stored = storedNamesOf(job);
    const before = givenName(stored.names, speaker) ?? "";
    if (before === name || (before === "" && name === speaker)) return doneBefore;
    if (instead !== null && instead !== before) return refused("changed_since");

    const changed = withName(stored, speaker, name);
    if (changed === null) return refused("too_many_names");
    const store = () => storeSpeakerNames(world.db, found, changed, world.clock());
    return (await write(world, store)) ? done : null;
  });
}
