import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localEntry, mailEventsQueue } from "../../tests/simulators/cloudflare/mail-events.ts";
import { root } from "../parts/root.ts";

/** Ignored by git; beside `wrangler.toml`, because its paths count from there. */
export const devConfigFile = "wrangler.dev.toml";
const devEntry = ".wrangler/dev-entry.js";

/** wrangler.toml for this machine: without build step and Workers AI, with a producer for the mail events' queue. */
export async function localConfig(main: string): Promise<string> {
  const config = await readFile(join(root, "wrangler.toml"), "utf8");
  const queue = /^\[\[queues\.consumers\]\]\nqueue = "(.+)"$/m.exec(config)?.[1];
  const local = config
    .replace(tomlSection("build"), "")
    .replace(tomlSection("ai"), "")
    .replace(/^main = .*$/m, `main = "${main}"`)
    // Delivers each event immediately instead of waiting for a full batch.
    .replace(/^max_batch_timeout = .*$/m, "max_batch_timeout = 0");
  if (queue === undefined || !local.includes(`main = "${main}"`) || local.includes("[build]"))
    throw new Error("wrangler.toml does not have what was expected: main, [build] and a queue");
  return `${local}\n[[queues.producers]]\nqueue = "${queue}"\nbinding = "${mailEventsQueue}"\n`;
}

/** Matches a section of a TOML file, from its name to the line before the next section. */
function tomlSection(name: string): RegExp {
  return new RegExp(`^\\[${name}\\]\\n(?:(?!\\[).*\\n)*`, "m");
}

/** Writes the configuration for `npm start`, whose wrangler reloads after each build. */
export async function writeDevConfig(): Promise<void> {
  await mkdir(join(root, dirname(devEntry)), { recursive: true });
  await writeFile(join(root, devEntry), localEntry("../workers/app.ts"));
  await writeFile(join(root, devConfigFile), await localConfig(devEntry));
}
