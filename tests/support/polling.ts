import { callThatEnded, firstBot, recording, type FakeBot } from "./fake-provider";
import { ask, createWorld, minute, plenty, theNotetaker, type TestWorld } from "./pipeline";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

/** A job whose bot has been sent, at the moment of its first poll. */
export async function sendBot(): Promise<{ world: TestWorld; bot: FakeBot }> {
  const world = createWorld();
  await ask(world);
  world.pass(2 * minute);
  return { world, bot: firstBot(world.provider) };
}

/** Moves the clock to the next poll, if one is planned, and polls once. */
export async function poll(world: TestWorld): Promise<void> {
  const job = await theNotetaker();
  if (job.nextStep === "poll") world.time = Math.max(world.time, job.nextAt ?? 0);
  await runDue(world, "poll", plenty);
}

/** Lets half an hour pass, after which the meeting is over and its recording can be fetched. */
export const endCall = (bot: FakeBot, world: TestWorld) => {
  bot.changes = callThatEnded(world.time);
  bot.recordings = [recording(world.time, world.time + 30 * minute)];
  world.pass(30 * minute);
};
