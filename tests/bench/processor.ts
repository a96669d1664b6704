import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

/**
 * Nanoseconds that a process has had a processor for: the kernel's own count for each thread; its ticks
 * of 10 ms would be too coarse.
 */
export async function cpuOf(pid: string): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const spent = await Promise.all(threads.map((thread) => cpuOfThread(pid, thread)));
  return spent.reduce((sum, ns) => sum + ns, 0);
}

/** The same of one of its threads alone; that of a process which has just begun has its number. */
export async function cpuOfThread(pid: string, thread = pid): Promise<number> {
  const path = `/proc/${pid}/task/${thread}/schedstat`;
  return existsSync(path) ? Number((await readFile(path, "utf8")).split(" ")[0]) : 0;
}
