import { appointment } from "./control";
import { recording } from "./fake-provider";
import { db, hour, input, minute, scheduledAt, start } from "./pipeline";
import { createOrder, deliver, happen, pick, run, type Order } from "./race-order";
import { isAlive } from "./race-provider";
import { botEvent } from "./signed-webhook";
import type { World } from "~/world.server";
import { notetakerJobs } from "~/db/schema.server";
import {
  answerQuestion,
  cancelRequest,
  deleteEverything,
  leaveJob,
  rescheduleRequest,
  sendOwn,
} from "~/notetaker/changes/change.server";
import { requestNotetaker } from "~/notetaker/request/request.server";
import { runNow } from "~/notetaker/steps/run.server";

/** Three people who want notes of one meeting; who asks first is the owner, unless somebody is faster. */
export const people = ["host", "bob", "eve"] as const;
type Name = (typeof people)[number];

export type Party = {
  readonly order: Order;
  readonly startsAt: number | null;
  /** The request of each who has asked. */
  readonly requests: Map<Name, string>;
};

export function createParty(nth: number): Party {
  const order = createOrder("c", nth);
  const startsAt = pick(order, [null, start + 5 * minute, start + hour]);
  return { order, startsAt, requests: new Map() };
}

const emailOf = ({ order }: Party, name: Name) => `${name}-${order.meetingCode}@example.test`;

export function ask(party: Party, name: Name): void {
  const { order, startsAt, requests } = party;
  const { meetingCode } = order;
  happen(order, async (world) => {
    const when = startsAt === null ? {} : scheduledAt(startsAt);
    const asked = await requestNotetaker(world, {
      input: input({ ...when, meetingCode, email: emailOf(party, name) }),
      idempotencyKey: `${name} ${meetingCode}`,
      sender: { kind: "network", network: `${name} ${meetingCode}` },
      suspicion: { honeypot: false, token: "ok" },
    });
    if ("requestId" in asked) requests.set(name, asked.requestId);
  });
}

/** One of the people presses one of the buttons there are, whether or not it is open to them. */
export function press(party: Party): void {
  const { order, requests } = party;
  const name = pick(order, people);
  const other = pick(order, people);
  const action = pick(order, buttons);
  happen(order, async (world) => {
    const id = requests.get(name);
    const asker = requests.get(other);
    if (id !== undefined) order.answers.push(await action(world, id, asker ?? ""));
  });
}

const buttons = [
  (world: World, id: string, asker: string) => answerQuestion(world, id, asker, "recipient"),
  (world: World, id: string, asker: string) => answerQuestion(world, id, asker, "recipient"),
  (world: World, id: string, asker: string) => answerQuestion(world, id, asker, "declined"),
  (world: World, id: string, asker: string) => answerQuestion(world, id, asker, "declined"),
  (world: World, id: string) => sendOwn(world, id),
  (world: World, id: string) => leaveJob(world, id),
  (world: World, id: string) => cancelRequest(world, id),
  (world: World, id: string) => deleteEverything(world, id),
  // As a calendar does whose event has moved, by a little or far away.
  (world: World, id: string) => rescheduleRequest(world, id, appointment(start + 10 * minute)),
  (world: World, id: string) => rescheduleRequest(world, id, appointment(start + 3 * hour)),
] as const;

/** What the cron does, for every notetaker of this meeting that there is by now. */
function tick(party: Party, ids: readonly string[]): void {
  happen(party.order, async (world) => {
    for (const id of ids) {
      await runNow(world, "remove", id);
      await runNow(world, "dispatch", id);
      await runNow(world, "poll", id);
      await runNow(world, "purge", id);
    }
  });
}

/** Ticks for all parties at once; which notetakers there are is read outside of the races. */
export async function tickAll(parties: readonly Party[], share = 1): Promise<void> {
  const { id, meetingCode } = notetakerJobs;
  const jobs = await db.select({ id, meetingCode }).from(notetakerJobs);
  for (const party of parties) {
    if (party.order.race.random() > share) continue;
    const own = jobs.filter((job) => job.meetingCode === party.order.meetingCode);
    if (own.length > 0) {
      tick(
        party,
        own.map((job) => job.id),
      );
    }
  }
}

/** The call of one of the bots is over, and its recording is there; the provider tells us, or does not. */
export function endCall({ order }: Party): void {
  happen(order, async (world) => {
    const inside = order.provider.bots.filter((bot) => {
      return isAlive(bot) && bot.changes.some(({ code }) => code === "in_call_recording");
    });
    const bot = inside[Math.floor(order.race.random() * inside.length)];
    if (!bot) return;
    for (const code of ["call_ended", "done"]) {
      bot.changes.push({ code, subCode: null, at: order.time });
    }
    bot.recordings = [recording(order.time - minute, order.time)];
    const { jobId, revision } = bot.asked;
    if (order.race.random() < 0.7) {
      deliver(order, botEvent("bot.done", { id: bot.id, jobId, revision }, { at: order.time }));
    }
    await world.provider.findBots("nobody's");
  });
}

/** The storm is over: ticks, far enough apart for every lease and every call to have ended. */
export async function settleAll(parties: readonly Party[], ticks = 4): Promise<void> {
  for (let nth = 0; nth < ticks; nth += 1) {
    for (const { order } of parties) {
      order.faults = 0;
      order.time += 4 * minute;
    }
    await tickAll(parties);
    await run(parties.map(({ order }) => order));
  }
}
