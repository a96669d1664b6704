import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startGroup } from "./process-group.ts";

/** A shell that starts a child that ignores SIGTERM, and prints both process ids. */
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

test("stop ends the whole group, also processes that ignore SIGTERM", async () => {
  const { group, pids } = await startStubborn();
  expect(pids.map(exists)).toEqual([true, true]);
  await group.stop(200);
  expect(await group.ended).toBeNull();
  await expect.poll(() => pids.map(exists)).toEqual([false, false]);
});

test("kill ends the whole group immediately", async () => {
  const { group, pids } = await startStubborn();
  await group.kill();
  await expect.poll(() => pids.map(exists)).toEqual([false, false]);
});

test("a group's last line comes before its end, and its exit listener is removed", async () => {
  const listeners = process.listenerCount("exit");
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line);
  const group = startGroup("sh", ["-c", "seq 50000"], { cwd: "/", onLine });
  expect(process.listenerCount("exit")).toBe(listeners + 1);
  expect(await group.ended).toBe(0);
  expect(lines.at(-1)).toBe("50000");
  expect(process.listenerCount("exit")).toBe(listeners);
});

test("a child process that holds the output open does not delay the end", async () => {
  const group = startGroup("sh", ["-c", "sleep 60 & exit 3"], { cwd: "/" });
  expect(await group.ended).toBe(3);
  await group.kill();
});

test("a character whose bytes come in two chunks is decoded as one", async () => {
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line);
  const script = "printf '\\303'; sleep 0.2; printf '\\274\\n'";
  await startGroup("sh", ["-c", script], { cwd: "/", onLine }).ended;
  expect(lines).toEqual(["ü"]);
});

test("a program that does not exist ends with 127", async () => {
  const group = startGroup("/no/such/program", [], { cwd: "/" });
  expect(await group.ended).toBe(127);
  await group.stop();
});
