import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startGroup } from "./process-group.ts";

/** A shell that starts a child that ignores SIGTERM, and says both numbers. */
const stubborn = "trap '' TERM; (trap '' TERM; sleep 60) & echo $$ $!; wait";

/** False for a zombie. */
function exists(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return /^[^Z]/.test(stdout.trim());
}

async function startStubborn() {
  let heard = (_: string) => {};
  const line = new Promise<string>((resolve) => (heard = resolve));
  const onLine = (text: string) => heard(text);
  const group = startGroup("sh", ["-c", stubborn], { cwd: "/", onLine });
  return { group, pids: (await line).split(" ").map(Number) };
}

test("stop ends the whole group, even what ignores SIGTERM", async () => {
  const { group, pids } = await startStubborn();
  expect(pids.map(exists)).toEqual([true, true]);
  await group.stop(200);
  expect(await group.ended).toBeNull();
  await expect.poll(() => pids.map(exists)).toEqual([false, false]);
});

test("kill ends the whole group at once", async () => {
  const { group, pids } = await startStubborn();
  await group.kill();
  await expect.poll(() => pids.map(exists)).toEqual([false, false]);
});

test("a program that does not exist ends with 127", async () => {
  const group = startGroup("/no/such/program", [], { cwd: "/" });
  expect(await group.ended).toBe(127);
  await group.stop();
});
