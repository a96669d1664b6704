import { readdirSync, readFileSync } from "node:fs";

export type Process = { readonly pid: string; readonly name: string; readonly megabytes: number };

/** The processes of a group; Linux alone tells. */
export function processesOf(group: number | undefined): Process[] {
  return readdirSync("/proc")
    .filter((name) => isOf(group, name))
    .flatMap(memoryOf);
}

/** What a process holds resident; nothing if it has ended meanwhile. */
export function memoryOf(pid: string): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    const [program = "", file = ""] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    const name = program.endsWith("node") ? `node ${lastOf(file)}` : lastOf(program);
    return [{ pid, name, megabytes: kilobytes / 1_000 }];
  } catch {
    return [];
  }
}

function isOf(group: number | undefined, name: string): boolean {
  if (!/^\d+$/.test(name)) return false;
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2] === String(group);
  } catch {
    return false;
  }
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
