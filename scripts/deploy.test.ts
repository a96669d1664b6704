import { spawn } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCloudflareSimulator } from "../tests/simulators/cloudflare/cloudflare-simulator.ts";
import { featureSecrets } from "./check/secrets.ts";
import { findSamples } from "./deploy.ts";
import { root } from "./parts/root.ts";

/** The command itself, which asks a simulated Cloudflare; nothing there takes a deployment. */
let cloudflare: Awaited<ReturnType<typeof startCloudflareSimulator>>;
beforeAll(async () => {
  cloudflare = await startCloudflareSimulator({ secrets: [], zones: [] });
});
afterAll(() => cloudflare.close());

/** The machine may have values of its own, which must not be tried. */
const nothingAtHand = Object.fromEntries(featureSecrets.map((name) => [name, ""]));

function deploy(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...nothingAtHand, ...cloudflare.env };
    const child = spawn(process.execPath, [`${root}scripts/deploy.ts`, ...args], {
      cwd: root,
      env,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => (output += text.toString()));
    }
    child.once("close", (code) => resolve({ code, output }));
  });
}

test("what the check finds before keeps it from being published", async () => {
  cloudflare.account.secrets = ["SITE_SECRET", "RECALL_API_KEY"];
  const { code, output } = await deploy("--allow-sample");
  expect(output).toContain("✗ RECALL_API_KEY");
  expect(output).toContain("RECALL_WEBHOOK_SECRETS is not. Off: the notetaker");
  expect(output).toContain("✗ The sender's domain may send");
  expect(output).toContain("Not deployed. Put that right, or go on without");
  expect(output).not.toContain("All migrations are applied");
  expect(code).toBe(1);
  expect(cloudflare.refused).toEqual([]);
});

test("before the first deployment it says what is missing, not that nobody answers", async () => {
  cloudflare.account.secrets = null;
  const { code, output } = await deploy("--allow-sample", "--skip-check");
  expect(output).toMatch(/✗ SITE_SECRET\n.*the site does not answer without it/);
  expect(output).toContain("off are the notetaker,");
  expect(output).not.toContain("✗ The sender's domain may send");
  expect(code).toBe(1);
});

test("samples are named and not published; asked for help it does nothing else", async () => {
  const refused = await deploy();
  expect(refused.output.trim()).toMatch(/demonstration: npm run deploy -- --allow-sample$/);
  expect(refused.code).toBe(1);
  const help = await deploy("--help");
  expect(help.output.trim()).toMatch(/^npm run deploy[\s\S]*--skip-check/);
  expect(help.code).toBe(0);
});

test("samples are sample records in all of app/content, and addresses of nobody's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "samples-"));
  await mkdir(join(folder, "app/content/pages"), { recursive: true });
  await mkdir(join(folder, "app/config"));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write("wrangler.toml", 'SITE_URL = "https://www.acme.com"');
  await write("app/config/names.ts", "");
  await write("app/content/clients.ts", "// for example: { sample: false }");
  expect(await findSamples(folder)).toEqual([]);

  await write("wrangler.toml", 'SITE_URL = "https://www.larkfield.example"');
  await write("app/config/names.ts", 'contactEmail: "hello@larkfield.example"');
  await write("app/content/clients.ts", "[{ name: 'A', sample: true },\n\n{ sample:true }]");
  await write("app/content/pages/home.ts", "{ sample: true }");
  await write("app/content/pages/home.test.ts", "{ sample: true }");
  const found = (await findSamples(folder)).map(({ file, what, count, named }) => [
    ...[file, what, count, named],
  ]);
  expect(found).toEqual([
    ["wrangler.toml", "sample addresses", 1, "www.larkfield.example"],
    ["app/config/names.ts", "sample addresses", 1, "hello@larkfield.example"],
    ["app/content/clients.ts", "sample records", 2, "line 1, line 3"],
    ["app/content/pages/home.ts", "sample records", 1, "line 1"],
  ]);
});
