import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "postcss";
import type * as Colors from "../../app/config/colors.ts";

const source = fileURLToPath(new URL("../../app/config/colors.ts", import.meta.url));

/** The PostCSS plugin of `package.json` that puts Tailwind's theme in the place of `@theme-colors`. */
export const postcss: Plugin = {
  postcssPlugin: "theme-colors",
  async Once(root, { parse, result }) {
    for (const rule of root.nodes.filter((node) => node.type === "atrule")) {
      if (rule.name !== "theme-colors") continue;
      rule.replaceWith(parse(themeOf(await readColors())));
      const { from } = result.opts;
      result.messages.push({
        type: "dependency",
        plugin: "theme-colors",
        file: source,
        parent: from,
      });
    }
  },
};

/** Imports the file's current version: `npm start` rebuilds in the same process. */
async function readColors(): Promise<typeof Colors> {
  const url = `${source}?${statSync(source).mtimeMs}`;
  return (await import(url)) as typeof Colors;
}

export function themeOf({ shadows, ...colors }: typeof Colors): string {
  const flat = Object.entries(colors).filter(([, value]) => typeof value === "string");
  const values = flat.map(([name, value]) => `--color-${cssNameOf(name)}: ${value};`);
  const shades = Object.entries(shadows).map(([name, value]) => `--shade-${name}: ${value};`);
  return `@theme inline { ${[...values, ...shades].join(" ")} }`;
}

/** `ink900` as `ink-900`, `onDarkMuted` as `on-dark-muted`. */
function cssNameOf(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}
