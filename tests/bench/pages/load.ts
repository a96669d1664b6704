import { Agent, request } from "node:http";

/**
 * Asks `count` times, `connections` at once: nanoseconds of processor for one request. Throws if an answer
 * is not a 200.
 */
export async function measureLoad(
  url: string,
  options: { readonly count: number; readonly connections: number },
  cpu: () => Promise<number>,
): Promise<number> {
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
  await Promise.all(Array.from({ length: options.connections }, connection));
  const spent = (await cpu()) - before;
  agent.destroy();
  return spent / options.count;
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
