import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { root } from "./root.ts";

const metafile = z.object({
  outputs: z.record(
    z.object({
      imports: z.array(z.object({ path: z.string(), external: z.boolean().optional() })),
      inputs: z.record(z.object({ bytesInOutput: z.number() })),
    }),
  ),
});
type Metafile = z.infer<typeof metafile>;

const manifest = z.object({
  entry: z.object({ module: z.string() }),
  routes: z.record(z.object({ module: z.string() })),
});

export async function readMetafile(): Promise<Metafile> {
  const text = await readFile(join(root, "build/metafile.js.json"), "utf8");
  return metafile.parse(JSON.parse(text));
}

/** Returns the files that a page loads on start or imports later, by route id, with those of the root. */
export async function filesByRoute({ outputs }: Metafile): Promise<Map<string, string[]>> {
  const { entry, routes } = await readManifest();

  function addReached(path: string, files: Set<string>): Set<string> {
    if (files.has(path)) return files;
    files.add(path);
    const output = outputs[path];
    if (!output) throw new Error(`the build does not know ${path}`);
    for (const { path: imported, external } of output.imports) {
      if (!external) addReached(imported, files);
    }
    return files;
  }

  const start = [entry.module, routes["root"]?.module ?? ""];
  return new Map(
    Object.entries(routes).map(([id, { module }]) => {
      const files = new Set<string>();
      for (const path of [...start, module]) addReached(`public${path}`, files);
      return [id, [...files]];
    }),
  );
}

async function readManifest() {
  const version = await readFile(join(root, "build/version.txt"), "utf8");
  const file = join(root, `public/build/manifest-${version.toUpperCase()}.js`);
  const script = await readFile(file, "utf8");
  return manifest.parse(JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)));
}
