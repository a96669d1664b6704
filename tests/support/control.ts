import type { ControlOutcome } from "~/notetaker/changes/possible-actions";
import { sendAgain } from "~/notetaker/changes/new-request.server";
import {
  cancelNotetaker,
  deleteEverything,
  nameSpeaker,
  shareNotes,
  stopBot,
  stopSharing,
} from "~/notetaker/changes/change.server";
import { optOut } from "~/notetaker/changes/objections.server";
import {
  confirmPending,
  type NewAppointment,
  refusePending,
  rescheduleNotetaker,
} from "~/notetaker/changes/reschedule.server";
import { notetakers as table } from "~/db/schema.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";
import type { Status } from "~/notetaker/status";
import type { World } from "~/world.server";
import { firstBot } from "./fake-provider";
import {
  ask,
  createWorld,
  day,
  db,
  allNotetakers,
  minute,
  plenty,
  scheduledAt,
  start,
  type TestWorld,
  withWork,
} from "./pipeline";

export function controlsOf(world: TestWorld) {
  const act = <Outcome>(run: (control: World) => Promise<Outcome>) => withWork(world, run);
  return {
    cancel: (id: string) => act((control) => cancelNotetaker(control, id)),
    reschedule: (id: string, to: NewAppointment) =>
      act((control) => rescheduleNotetaker(control, id, to)),
    share: (id: string) => act((control) => shareNotes(control, id)),
    stopSharing: (id: string) => act((control) => stopSharing(control, id)),
    /** Confirms the notetaker on its own page. */
    confirm: (id: string) => act((control) => confirmPending(control, id, id)),
    /** Confirms `pending` on the page of another notetaker. */
    confirmFrom: (pageOf: string, pending: string) =>
      act((control) => confirmPending(control, pageOf, pending)),
    refusePending: (id: string) => act((control) => refusePending(control, id)),
    stop: (id: string) => act((control) => stopBot(control, id)),
    delete: (id: string) => act((control) => deleteEverything(control, id)),
    optOut: (id: string) => act((control) => optOut(control, id)),
    nameSpeaker: (id: string, speaker: string, name: string) =>
      act((control) => nameSpeaker(control, id, { speaker, name })),
    sendAgain: (id: string) => act((control) => sendAgain(control, id)),
  };
}

export const success: ControlOutcome = { outcome: "done", changed: true };
export const alreadyDone: ControlOutcome = { outcome: "done", changed: false };

/** An appointment at `startsAt`, in UTC unless `other` says otherwise. */
export function appointment(startsAt: number, other: Partial<NewAppointment> = {}): NewAppointment {
  const wallTime = new Date(startsAt).toISOString().slice(11, 16);
  const wallDate = new Date(startsAt).toISOString().slice(0, 10);
  return { startsAt, wallDate, wallTime, timezone: "UTC", ...other };
}

/** Requests a notetaker for a meeting at `startsAt` (null for now); returns its id. */
export async function person(
  world: TestWorld,
  email: string,
  startsAt: number | null,
  meetingCode = "abc-defg-hij",
): Promise<string> {
  const when = startsAt === null ? {} : scheduledAt(startsAt);
  const asked = await ask(world, { ...when, email, meetingCode });
  if (asked.outcome !== "accepted") throw new Error(`not accepted: ${asked.outcome}`);
  return asked.id;
}

export async function notetakerOf(id: string) {
  const found = (await allNotetakers()).find((one) => one.id === id);
  if (!found) throw new Error("no such notetaker");
  return found;
}

/** Does a tick's work at the provider, in the order of a tick. */
export async function work(world: TestWorld): Promise<void> {
  await runDue(world, "remove", plenty);
  await dispatchAndExpire(world);
  await runDue(world, "poll", plenty);
  await runDue(world, "purge", plenty);
}

/** Dispatches what is due, and ends what cannot be dispatched any longer. */
export async function dispatchAndExpire(world: TestWorld): Promise<void> {
  await runDue(world, "dispatch", plenty);
  await runDue(world, "expire", plenty);
}

/** Lets `count` ticks work, 2 minutes apart. */
export async function ticks(world: TestWorld, count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) {
    world.pass(2 * minute);
    await work(world);
  }
}

/** Bots that the provider has not deleted. */
export const presentBots = ({ provider }: TestWorld) =>
  provider.bots.filter(({ removed }) => !removed);

/** A notetaker for tomorrow with a bot, in the given status. */
export async function notetakerIn(status: Status) {
  const world = createWorld();
  const id = await person(world, "ada@example.test", start + day);
  await work(world);
  const bot = firstBot(world.provider);
  if (!["requested", "scheduled", "expired"].includes(status)) {
    bot.changes = [{ to: "joining", reason: null, at: world.time }];
  }
  await db.update(table).set({ status });
  return { world, id, bot, act: controlsOf(world) };
}
