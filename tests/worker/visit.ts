import { exports } from "cloudflare:workers";

export const site = "http://localhost:8787";

let visitors = 0;

/** Sends a request to the Worker, by default from an address that no other request comes from. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("CF-Connecting-IP")) {
    visitors += 1;
    headers.set(
      "CF-Connecting-IP",
      `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    );
  }
  return exports.default.fetch(
    new Request(`${site}${path}`, { redirect: "manual", ...init, headers }),
  );
}

/** Posts a form, as a page without script does. */
export function postForm(
  path: string,
  fields: Record<string, string> = {},
  headers: HeadersInit = {},
): Promise<Response> {
  return visit(path, { method: "POST", body: new URLSearchParams(fields), headers });
}

/** By these, counted from the epoch, workerd counts what a network may send. */
const minuteNow = () => Math.floor(Date.now() / 60_000);

/** A test during which a minute ended says nothing: again, from a network that has sent nothing yet. */
export async function inOneMinute(run: (address: string) => Promise<void>): Promise<void> {
  for (;;) {
    const began = minuteNow();
    try {
      return await run(`100.64.${crypto.getRandomValues(new Uint8Array(2)).join(".")}`);
    } catch (error) {
      if (minuteNow() === began) throw error;
    }
  }
}

/** The answer to a post after 30 others of the same minute from one address. */
export async function overLimit(path: string, address: string): Promise<Response> {
  const headers = { "CF-Connecting-IP": address };
  for (;;) {
    const began = minuteNow();
    for (let nth = 0; nth < 30; nth += 1) {
      await (await postForm(path, {}, headers)).body?.cancel();
    }
    const answer = await postForm(path, {}, headers);
    if (minuteNow() === began) return answer;
    await answer.body?.cancel();
  }
}
