import { root } from "../parts/root.ts";
import { onChange } from "./on-change.ts";
import { lean, startGroup, type ProcessGroup } from "./process-group.ts";

/**
 * Builds the site, and again after each change under `app/` or `workers/`, in a process for each build: a
 * compiler that waits holds 275 MB and saves a second. Throws if the first build fails; prints later errors.
 */
export async function startCompiler({
  onLine,
  onStart,
}: {
  readonly onLine: (line: string) => void;
  readonly onStart: (compiler: { readonly stop: () => Promise<void> }) => void;
}): Promise<void> {
  let building: ProcessGroup | null = null;
  let isStopped = false;

  async function build(): Promise<readonly string[]> {
    const words: string[] = [];
    building = startGroup(process.execPath, [`${root}scripts/build.ts`], {
      cwd: root,
      env: lean,
      onLine: (line: string) => words.push(line),
    });
    const code = await building.ended;
    building = null;
    return code !== 0 && !isStopped ? words : [];
  }

  let first: Promise<readonly string[]> | null = build();
  const watching = onChange([`${root}app`, `${root}workers`], "", async () => {
    await first;
    (await build()).forEach(onLine);
  });
  onStart({
    async stop() {
      isStopped = true;
      watching.stop();
      await building?.stop();
    },
  });
  const words = await first;
  first = null;
  if (words.length > 0) throw new Error(`The site could not be built:\n${words.join("\n")}`);
}
