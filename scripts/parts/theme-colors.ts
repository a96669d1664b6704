import type { Plugin } from "postcss";
import * as themeColors from "../../app/config/colors.ts";

/** The PostCSS plugin of `package.json` that puts Tailwind's theme in the place of `@theme-colors`. */
export const postcss: Plugin = {
  postcssPlugin: "theme-colors",
  Once(root, { parse }) {
    root.walkAtRules("theme-colors", (rule) => {
      rule.replaceWith(parse(themeOf(themeColors)));
    });
  },
};

export function themeOf({ shadows, ...colors }: typeof themeColors): string {
  const flat = Object.entries(colors).filter(([, value]) => typeof value === "string");
  const values = flat.map(([name, value]) => `--color-${cssNameOf(name)}: ${value};`);
  const shades = Object.entries(shadows).map(([name, value]) => `--shade-${name}: ${value};`);
  return `@theme inline { ${[...values, ...shades].join(" ")} }`;
}

/** `ink900` as `ink-900`, `onDarkMuted` as `on-dark-muted`. */
function cssNameOf(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}
