import { build } from "esbuild";
import { pathToFileURL } from "node:url";
import { root } from "../../../scripts/parts/root.ts";
import { worstInvite } from "./worst-invite.ts";
import type * as readers from "./readers.ts";

type Readers = typeof readers;

/** The rows about strangers' text. The readers are bundled first, as for the Worker: Node knows no "~". */
export async function foreignTextRows(folder: string): Promise<string[][]> {
  const outfile = `${folder}/readers.mjs`;
  await build({
    entryPoints: [`${root}tests/bench/foreign-text/readers.ts`],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    tsconfig: `${root}tsconfig.json`,
  });
  const { readerRatios } = (await import(pathToFileURL(outfile).href)) as Readers;
  return [...(await worstInvite()), ...readerRatios()];
}
