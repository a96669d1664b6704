import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const app = new URL("../../app/", import.meta.url);

/**
 * Lets this process import the app's modules, which are written for a bundler: `~/` is the app's folder, and
 * extensions are missing. Static imports are resolved before this runs: use `import()` or `node --import`.
 */
registerHooks({
  resolve(specifier, context, next) {
    const url = urlOf(specifier, context.parentURL);
    return next(url !== null && existsSync(fileURLToPath(url)) ? url.href : specifier, context);
  },
});

function urlOf(specifier: string, parent: string | undefined): URL | null {
  if (specifier.startsWith("~/")) return new URL(`${specifier.slice(2)}.ts`, app);
  const lacksExtension = /^\.\.?\//.test(specifier) && !/\.m?[jt]sx?$/.test(specifier);
  return lacksExtension && parent ? new URL(`${specifier}.ts`, parent) : null;
}
