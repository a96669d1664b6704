import { root } from "../parts/root.ts";
import { onChange } from "./on-change.ts";
import { lean, startGroup, type ProcessGroup } from "./process-group.ts";

/**
 * Builds the site, and again after each change under `app/` or `workers/`. Each build is a process of its own: a
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
    const output: string[] = [];
    building = startGroup(process.execPath, [`${root}scripts/build.ts`], {
      cwd: root,
      env: lean,
      onLine: (line: string) => output.push(line),
    });
    const code = await building.ended;
    building = null;
    return code !== 0 && !isStopped ? output : [];
  }

  const firstBuild = build();
  const watching = onChange([`${root}app`, `${root}workers`], "", async () => {
    await firstBuild;
    (await build()).forEach(onLine);
  });
  onStart({
    async stop() {
      isStopped = true;
      watching.stop();
      await building?.stop();
    },
  });
  const errors = await firstBuild;
  if (errors.length > 0) throw new Error(`The site could not be built:\n${errors.join("\n")}`);
}
