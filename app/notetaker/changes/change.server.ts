import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { providerOf } from "../provider/open-provider.server";
import { speakersOf } from "../results/results.server";
import { shownName, speakerNamesOf, withName } from "../results/speakers";
import {
  storeCancel,
  storeDeletion,
  storeShare,
  storeSpeakerNames,
  storeStop,
  storeStopSharing,
} from "../store/changes.server";
import { type ControlOutcome, isErased, isReady, possibleActions, refusalOf } from "./rules";
import { control, done, doneBefore, refused, runSoon, write } from "./run.server";

/**
 * What people do with their notetakers. Each is stored first, by compare-and-set, so that it holds against
 * cron, webhooks and other tabs; then the work is done, and by the next tick should that fail. They never
 * throw.
 */

export function cancelNotetaker(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "cancel", id, (notetaker) => cancel(world, notetaker));
}

async function cancel(world: World, notetaker: Notetaker): Promise<ControlOutcome | null> {
  const { id } = notetaker;
  if (notetaker.cancelledAt !== null && !isErased(notetaker)) {
    // If the work stopped half-way, asking again gets it going.
    runSoon(world, "remove", id);
    return doneBefore;
  }
  if (!possibleActions(notetaker).includes("cancel")) return refused(refusalOf(notetaker));
  if (!(await write(world, () => storeCancel(world.db, notetaker, world.clock())))) return null;
  runSoon(world, "remove", id);
  return done;
}

/**
 * The bot is to leave the meeting now; what it recorded until then is kept. Before it is inside, stopping
 * is cancelling.
 */
export function stopBot(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "stop", id, (notetaker) => {
    // It may be recording before we have heard of it: polling finds out, and nothing of it is thrown away.
    const isInside = notetaker.status === "in_call" || notetaker.status === "recording";
    return isInside ? stop(world, notetaker) : cancelInstead(world, notetaker);
  });
}

async function stop(world: World, notetaker: Notetaker): Promise<ControlOutcome | null> {
  const { id, stopRequestedAt } = notetaker;
  if (isErased(notetaker)) return refused("gone");
  if (stopRequestedAt === null) {
    if (!(await write(world, () => storeStop(world.db, notetaker, world.clock())))) return null;
  }
  runSoon(world, "poll", id);
  return stopRequestedAt === null ? done : doneBefore;
}

/** A call that is over cannot be stopped, and was stopped if somebody asked for it. */
async function cancelInstead(world: World, notetaker: Notetaker): Promise<ControlOutcome | null> {
  if (notetaker.stopRequestedAt !== null && !isErased(notetaker)) return doneBefore;
  const outcome = await cancel(world, notetaker);
  const isOver = outcome?.outcome === "refused" && outcome.why === "too_late";
  return isOver ? refused("over") : outcome;
}

/** Everything is deleted now. Results answer "deleted" from here on. */
export function deleteEverything(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "delete", id, async ({ status, deleteRequestedAt }) => {
    if (status === "quarantined") return refused("gone");
    if (status === "deleted") return doneBefore;
    if (deleteRequestedAt === null) {
      if (!(await write(world, () => storeDeletion(world.db, id, world.clock())))) return null;
    }
    runSoon(world, "purge", id);
    return deleteRequestedAt === null ? done : doneBefore;
  });
}

/** A read-only link to pass on; one at a time. */
export function shareNotes(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "share", id, async (notetaker) => {
    if (isErased(notetaker)) return refused("gone");
    if (!isReady(notetaker)) return refused("over");
    const { db, env, clock } = world;
    const store = () => storeShare(db, notetaker, env.siteSecret, clock());
    return (await write(world, store)) ? done : null;
  });
}

export function stopSharing(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "stop_sharing", id, async (notetaker) => {
    return (await write(world, () => storeStopSharing(world.db, notetaker))) ? done : doneBefore;
  });
}

/**
 * Renames a speaker of the transcript; "" restores the reported name. The change is made to the names as they
 * are when it is stored, so two tabs that rename two speakers both succeed.
 */
export function nameSpeaker(
  world: World,
  id: string,
  { speaker, name }: { readonly speaker: string; readonly name: string },
): Promise<ControlOutcome> {
  return control(world, "name_speaker", id, async (notetaker) => {
    if (isErased(notetaker)) return refused("gone");
    if (!isReady(notetaker)) return refused("over");
    const speakers = await speakersOf(world, providerOf(world, notetaker), notetaker);
    if (!speakers.ok) return { outcome: "unavailable" };
    if (!speakers.value.includes(speaker)) return refused("no_such_speaker");

    const names = speakerNamesOf(notetaker);
    const changed = withName(names, speaker, name);
    if (changed === null) return refused("too_many_names");
    if (shownName(changed, speaker) === shownName(names, speaker)) return doneBefore;
    const json = JSON.stringify(changed);
    const store = () => storeSpeakerNames(world.db, notetaker, json, world.clock());
    return (await write(world, store)) ? done : null;
  });
}
