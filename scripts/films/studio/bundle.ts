import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { build } from "esbuild";
import postcss from "postcss";
import tailwind from "@tailwindcss/postcss";
import { postcss as themeColors } from "../../parts/theme-colors.ts";
import { root } from "../../parts/root.ts";

/** What the recording page loads beside the files of `public/`, by its path. */
export async function bundle(): Promise<ReadonlyMap<string, string | Buffer>> {
  const { outputFiles } = await build({
    entryPoints: [`${root}scripts/films/projector.tsx`],
    outdir: root,
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    alias: { "~": `${root}app` },
    loader: { ".svg": "file" },
    publicPath: "/",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  return new Map([
    ...outputFiles.map(
      ({ path, contents }) => [`/${basename(path)}`, Buffer.from(contents)] as const,
    ),
    ["/styles/films.css", await styles()],
  ]);
}

/** The site's own style sheet, with the classes that only scenes use. */
async function styles(): Promise<string> {
  const from = `${root}app/styles/app.css`;
  const css = `${await readFile(from, "utf8")}\n@source "../../scripts/films";\n`;
  return (await postcss([themeColors, tailwind()]).process(css, { from })).css;
}
