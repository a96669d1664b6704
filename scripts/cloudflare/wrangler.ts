import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { lean, startGroup, type ProcessGroup } from "../dev/process-group.ts";
import { root } from "../parts/root.ts";

const cli = `${root}node_modules/wrangler/bin/wrangler.js`;

/** Keeps wrangler to this machine: no usage data, no look-up of where the machine is. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

export type SiteFolder = {
  readonly cwd: string;
  /** Folder of D1 and the Durable Objects; `.wrangler/state` if absent. */
  readonly persistTo?: string;
  /** For files of a session, such as sent mails; the system's if absent. */
  readonly tmpDir?: string;
};

/** Runs one wrangler command and returns its output. If the command fails, throws an error with the output. */
export async function runWrangler(
  args: readonly string[],
  cwd: string,
  extraEnv: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = { ...process.env, ...extraEnv, ...quiet, CI: "true" };
  try {
    const options = { cwd, env, maxBuffer: 2 ** 26 };
    return (await promisify(execFile)(process.execPath, [cli, ...args], options)).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`wrangler ${args.join(" ")} failed:\n${(stdout + stderr).trim()}`);
  }
}

export async function applyMigrations(folder: SiteFolder): Promise<void> {
  const args = ["d1", "migrations", "apply", "DB", "--local", ...persistence(folder)];
  await runWrangler(args, folder.cwd);
}

/**
 * Starts `wrangler dev` in its own process group and resolves when it accepts requests. Throws with its last lines
 * if it ends before that.
 */
export async function startWranglerDev(
  folder: SiteFolder,
  options: {
    readonly port: number;
    /** Another configuration than `wrangler.toml`, in the same folder. */
    readonly config?: string;
    /** Any free port if absent. */
    readonly inspectorPort?: number;
    readonly onLine?: (line: string) => void;
    /** Called before the site is ready, so that a start can be interrupted. */
    readonly onStart?: (group: ProcessGroup) => void;
    /** Records spans and log lines for the local explorer, in memory that is never freed. */
    readonly records?: boolean;
    /** Override `.dev.vars` and `wrangler.toml`. */
    readonly vars?: Readonly<Record<string, string>>;
  },
): Promise<ProcessGroup> {
  const lastLines: string[] = [];
  let announceReady = () => {};
  const ready = new Promise<"ready">((resolve) => (announceReady = () => resolve("ready")));

  const group = startGroup(
    process.execPath,
    [
      cli,
      "dev",
      ...(options.config === undefined ? [] : ["--config", options.config]),
      ...["--ip", "127.0.0.1", "--port", String(options.port)],
      ...["--inspector-port", String(options.inspectorPort ?? 0)],
      "--show-interactive-dev-session=false",
      ...Object.entries(options.vars ?? {}).flatMap(([key, value]) => ["--var", `${key}:${value}`]),
      ...persistence(folder),
    ],
    {
      cwd: folder.cwd,
      env: {
        ...quiet,
        ...lean,
        X_LOCAL_OBSERVABILITY: String(options.records === true),
        TMPDIR: folder.tmpDir ?? process.env["TMPDIR"],
      },
      onLine(line) {
        lastLines.push(line);
        if (lastLines.length > 40) lastLines.shift();
        if (line.includes("Ready on http")) announceReady();
        options.onLine?.(line);
      },
    },
  );

  options.onStart?.(group);
  if ((await Promise.race([ready, group.ended])) !== "ready") {
    await group.stop();
    throw new Error(`wrangler dev ended before it was ready:\n${lastLines.join("\n")}`);
  }
  return group;
}

function persistence({ persistTo }: SiteFolder): string[] {
  return persistTo === undefined ? [] : ["--persist-to", persistTo];
}
