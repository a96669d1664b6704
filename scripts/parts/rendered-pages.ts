import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import type * as Compiled from "../../workers/compiled.ts";
import type { SiteBuild } from "../../workers/site.ts";
import { pages } from "../../app/config/pages.ts";
import { root } from "./root.ts";

/**
 * The HTML of every indexed page by its id, from the built site, with nothing of the outside world:
 * run `npm run build` before. `siteUrl` is the origin that its absolute addresses start with.
 */
export async function renderPages(siteUrl: string): Promise<Map<string, string>> {
  const build = await openBuild();
  const answer = build.createRemixByPath(build);

  const found = new Map<string, string>();
  for (const { id, paths } of pages.filter(({ indexed }) => indexed)) {
    const context = {
      env: { siteUrl, botProvider: "recall", pixelId: null, automationWebhookUrl: null },
      nonce: "",
      errorId: "",
      clock: () => Date.UTC(2026, 0, 1),
      formToken: () => Promise.resolve(""),
      pixelState: () => Promise.resolve("off"),
      campaign: () => "",
    };
    const response = await answer(new Request(`${siteUrl}${paths[0]}`), context as never);
    if (!response.ok) throw new Error(`${paths[0]} answers ${response.status}`);
    found.set(id, await response.text());
  }
  return found;
}

/** What `remix build` compiled, for this process. */
async function openBuild(): Promise<SiteBuild & typeof Compiled> {
  const built = `${root}build/index.js`;
  if (!existsSync(built)) throw new Error("build/index.js is missing: run `npm run build`");
  registerHooks({ resolve: (specifier, context, next) => next(asHere(specifier), context) });
  return (await import(built)) as unknown as SiteBuild & typeof Compiled;
}

/**
 * The site renders as it does in a Worker, which has React's own choice for browsers; the rest of the
 * Worker is built with it, and its Durable Object extends a class that only workerd has.
 */
function asHere(specifier: string): string {
  if (specifier === "react-dom/server") return "react-dom/server.browser";
  if (specifier === "cloudflare:workers")
    return "data:text/javascript,export class DurableObject {}";
  return specifier;
}
