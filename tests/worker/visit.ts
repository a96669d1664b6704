import { env, exports } from "cloudflare:workers";
import * as build from "../../build/index.js";
import { createSite, type SiteBuild } from "../../workers/site";

export const site = "http://localhost:8787";
export const realBuild = build as unknown as SiteBuild;

let visitors = 0;

/** An address that no other request comes from. */
export function newAddress(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends a request to the Worker, by default from a new address. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", newAddress());
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

type Changes = {
  readonly build?: SiteBuild;
  /** Variables and bindings besides those of the Worker. */
  readonly vars?: object;
};

/** A copy of the site with changes. `now`: time of the request, in epoch milliseconds. */
export function siteWith({ build: code = realBuild, vars = {} }: Changes) {
  const answer = createSite(code);
  return (address: string, init: RequestInit = {}, now = Date.now()): Promise<Response> =>
    answer(
      new Request(new URL(address, site), { redirect: "manual", ...init }),
      { ...env, ...vars },
      { clock: () => now, waitUntil: () => undefined },
    );
}

/** The site's code with another module for one route. */
export function withRoute(id: string, module: object, code = realBuild): SiteBuild {
  const route = { ...code.routes[id], module };
  return { ...code, routes: { ...code.routes, [id]: route } } as unknown as SiteBuild;
}

/** The site's code with changes to the module of its entry. */
export function withEntry(changes: object): SiteBuild {
  return {
    ...realBuild,
    entry: { module: { ...realBuild.entry.module, ...changes } },
  } as SiteBuild;
}

/** workerd counts the requests of a network by minutes since the epoch. */
const minuteNow = () => Math.floor(Date.now() / 60_000);

/** Runs a test in one minute: repeats it from another network when a minute ended during its failure. */
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

/** Answer to a post after 30 others of the same minute from one address. */
export async function overLimit(
  path: string,
  address: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const headers = { "CF-Connecting-IP": address };
  for (;;) {
    const began = minuteNow();
    for (let nth = 0; nth < 30; nth += 1) {
      await (await postForm(path, {}, headers)).body?.cancel();
    }
    const answer = await postForm(path, fields, headers);
    if (minuteNow() === began) return answer;
    await answer.body?.cancel();
  }
}
