import { Agent, request } from "node:http";

export type Latencies = { readonly p50: number; readonly p99: number };

/** What is posted for the nth time: a body of its own and the headers of a visitor of its own. */
export type Post = (nth: number) => {
  readonly headers: Record<string, string>;
  readonly body: string;
};

/** Milliseconds of each of `count` posts, `connections` at a time over connections that stay open. */
export async function post(
  url: string,
  next: Post,
  options: { readonly connections: number; readonly count: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const times: number[] = [];
  let nth = 0;

  async function connection() {
    while (nth < options.count) {
      const { headers, body } = next(nth++);
      const started = performance.now();
      const status = await postOnce(url, agent, headers, body);
      times.push(performance.now() - started);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  }
  await Promise.all(Array.from({ length: options.connections }, connection));
  agent.destroy();
  return times;
}

export function percentiles(times: readonly number[]): Latencies {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The medians over several rounds, so that one stall of the machine is one round's. */
export function median(rounds: readonly Latencies[]): Latencies {
  const middle = (at: keyof Latencies) => {
    const sorted = rounds.map((round) => round[at]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return { p50: middle("p50"), p99: middle("p99") };
}

function postOnce(
  url: string,
  agent: Agent,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}
