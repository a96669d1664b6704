import { lean, startGroup, type ProcessGroup } from "./process-group.ts";
import { root } from "../parts/root.ts";
import { writeSplitCss } from "../parts/write-split-css.ts";

const cli = `${root}node_modules/@remix-run/dev/dist/cli.js`;

/**
 * Builds the site as `npm run build` does and goes on with each change under `app/`; it keeps what did
 * not change, so a rebuild takes half of a build. Answers after the first; throws with the compiler's
 * words if that fails. Later mistakes are printed, and the site stays as it was.
 */
export async function startCompiler(options: {
  readonly onLine: (line: string) => void;
  /** Hears of the process before it is ready, so that it can be ended in between. */
  readonly onStart: (group: ProcessGroup) => void;
}): Promise<void> {
  const words: string[] = [];
  let built = false;
  let announce = (_outcome: "built" | "failed") => {};
  const first = new Promise<"built" | "failed">((resolve) => (announce = resolve));

  async function finish() {
    try {
      await writeSplitCss();
      announce("built");
    } catch (error) {
      options.onLine(`The style sheet could not be taken apart: ${String(error)}`);
      announce("failed");
    }
  }

  const group = startGroup(process.execPath, [cli, "watch"], {
    cwd: root,
    env: { ...lean, NODE_ENV: "production" },
    onLine(line) {
      if (built && !isProgress(line)) options.onLine(line);
      if (!built) words.push(line);
      if (line.includes("Rebuilt in")) void finish();
      if (line.includes("[ERROR]")) announce("failed");
    },
  });
  options.onStart(group);
  const outcome = await Promise.race([first, group.ended]);
  if (outcome !== "built") throw new Error(`The site could not be built:\n${words.join("\n")}`);
  built = true;
}

function isProgress(line: string): boolean {
  return /^💿 (?:Rebuilding|Rebuilt|File (?:changed|added|deleted|created))/u.test(line);
}
