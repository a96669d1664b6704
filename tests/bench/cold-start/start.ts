import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../../../scripts/parts/root.ts";
import { cpuOf, cpuOfThread } from "../processor.ts";

export type Asked = {
  readonly path: string;
  readonly status: number;
  /** Of a post; a GET has none. */
  readonly form?: Readonly<Record<string, string>>;
};

/** What a fresh process needed until its first answer was there. Milliseconds. */
export type ColdStart = {
  readonly wall: number;
  /** Of all threads: also those in which V8 compiles and collects garbage beside the Worker. */
  readonly cpu: number;
  /** Of the thread that runs the Worker. */
  readonly ownCpu: number;
};

/** workerd itself, without what wrangler and miniflare put around it. */
const workerd = join(root, "node_modules/workerd/bin/workerd");

/** Starts a Worker in a process of its own, asks it once, and ends it. `config`: workerd's, as text. */
export async function startCold(
  folder: string,
  config: (port: number) => string,
  port: number,
  asked: Asked,
): Promise<ColdStart> {
  const file = join(folder, "config.capnp");
  await writeFile(file, config(port));
  const began = performance.now();
  const server = spawn(workerd, ["serve", "--experimental", file], { stdio: "inherit" });
  try {
    const status = await firstAnswer(port, asked);
    const wall = performance.now() - began;
    const pid = String(server.pid);
    const [cpu = 0, ownCpu = 0] = (await Promise.all([cpuOf(pid), cpuOfThread(pid)])).map(
      (ns) => ns / 1e6,
    );
    if (status !== asked.status) throw new Error(`${asked.path} answered ${status}`);
    return { wall, cpu, ownCpu };
  } finally {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
}

/** Until it listens a process refuses: it is asked again at once. */
async function firstAnswer(port: number, asked: Asked): Promise<number> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const status = await ask(port, asked).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return null;
      throw error;
    });
    if (status !== null) return status;
    await sleep(1);
  }
  throw new Error("workerd did not start");
}

function ask(port: number, { path, form }: Asked): Promise<number> {
  const body = form && new URLSearchParams(form).toString();
  const headers: OutgoingHttpHeaders = body
    ? { "content-type": "application/x-www-form-urlencoded", "content-length": body.length }
    : {};
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}
