import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** Request to send: a POST if it has a body. */
export type Sent = { readonly headers?: Record<string, string>; readonly body?: string };

/** Returns the milliseconds of each of `count` requests, `connections` at a time. Throws if an answer is not 200. */
export async function load(
  url: string,
  options: { readonly connections: number; readonly count: number },
  next: () => Sent = () => ({}),
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const times: number[] = [];
  let left = options.count;
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const status = await ask(url, next(), agent);
      times.push(performance.now() - started);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: options.connections }, connection));
  agent.destroy();
  return times;
}

export function ask(
  url: string,
  { headers = {}, body }: Sent,
  agent: Agent | false,
): Promise<number> {
  const method = body === undefined ? "GET" : "POST";
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { ...length, ...headers } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

let visitors = 0;

/** Request of the next visitor for a notetaker now, or in 20 days, which the site only stores. */
export function submission(when: "now" | "in 20 days"): Sent {
  visitors += 1;
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const later = {
    isScheduled: true,
    scheduledTime: `${day} 3:30 PM (Asia/Tokyo)`,
    isoScheduledTime: `${day}T06:30:00.000Z`,
    epochTimeMs: Date.parse(`${day}T06:30:00.000Z`),
  };
  const letter = (place: number) =>
    String.fromCharCode(97 + (Math.floor(visitors / 26 ** place) % 26));
  const address = [16, 8, 0].map((shift) => (visitors >> shift) & 255).join(".");
  return {
    headers: { "cf-connecting-ip": `10.${address}`, "content-type": "application/json" },
    body: JSON.stringify({
      name: "Visitor",
      email: `visitor-${visitors}@example.com`,
      meetingLink: `https://meet.google.com/abc-${[3, 2, 1, 0].map(letter).join("")}-xyz`,
      ...(when === "now" ? { isScheduled: false } : later),
      timezone: "Asia/Tokyo",
      agreeToTerms: true,
    }),
  };
}

/** Returns the value that a share of the values (0 to 1) does not exceed; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Nanoseconds of CPU of a process, or of its first thread alone, as the kernel counts them. */
export function cpuOf(pid: string, thread?: "first"): number {
  const threads = thread === "first" ? [pid] : readdirSync(`/proc/${pid}/task`);
  return threads
    .map((id) => `/proc/${pid}/task/${id}/schedstat`)
    .filter((path) => existsSync(path))
    .reduce((sum, path) => sum + Number(readFileSync(path, "utf8").split(" ")[0]), 0);
}

/** Ids of the workerds with this parent or process group (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
export function workerdsOf(relation: "parent" | "group", id: number): string[] {
  const field = { parent: 1, group: 2 }[relation];
  return readdirSync("/proc").filter((pid) => {
    const file = `/proc/${pid}/stat`;
    const stat = /^\d+$/.test(pid) && existsSync(file) ? readFileSync(file, "utf8") : "";
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return stat.includes("(workerd)") && fields[field] === String(id);
  });
}
