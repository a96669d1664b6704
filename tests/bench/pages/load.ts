import { Agent, request } from "node:http";

export type Load = {
  /** Nanoseconds of processor for one request. */
  readonly cpu: number;
  /** Requests in a second. */
  readonly rate: number;
};

/** Asks `count` times, `connections` at once. Throws if an answer is not a 200. */
export async function measureLoad(
  url: string,
  options: { readonly count: number; readonly connections: number },
  cpu: () => Promise<number>,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  let left = options.count;
  async function connection() {
    for (; left > 0;) {
      left -= 1;
      const status = await getOnce(url, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  }

  const before = await cpu();
  const started = performance.now();
  await Promise.all(Array.from({ length: options.connections }, connection));
  const seconds = (performance.now() - started) / 1_000;
  const spent = (await cpu()) - before;
  agent.destroy();
  return { cpu: spent / options.count, rate: options.count / seconds };
}

function getOnce(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end();
  });
}
