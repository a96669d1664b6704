import { root } from "../parts/root.ts";
import { askWrangler, type WranglerAnswer } from "../parts/wrangler.ts";

const timeoutMs = 45_000;

/** Wrangler in the project's folder, with a time limit; `env` may send it to another Cloudflare. */
export function wranglerOf(
  env: NodeJS.ProcessEnv = {},
): (args: readonly string[]) => Promise<WranglerAnswer> {
  return (args) => askWrangler(args, root, { env, signal: AbortSignal.timeout(timeoutMs) });
}
