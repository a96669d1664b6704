import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCloudflareSimulator } from "../tests/simulators/cloudflare/cloudflare-simulator.ts";
import { checkedSecrets } from "./check/secrets.ts";
import { deploy, findSamples } from "./deploy.ts";

/** `deploy` asks this simulator, which refuses every change. */
let cloudflare: Awaited<ReturnType<typeof startCloudflareSimulator>>;
beforeAll(async () => {
  cloudflare = await startCloudflareSimulator({ secrets: [], zones: [] });
  // The machine may have values of its own, which must not be tried.
  for (const name of checkedSecrets) vi.stubEnv(name, "");
  for (const [name, value] of Object.entries(cloudflare.env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cloudflare.close();
});

async function run(...args: string[]) {
  const prints = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const print of prints) print.mockReturnValue();
  const code = await deploy(args);
  const output = prints.flatMap(({ mock }) => mock.calls.flat()).join("\n");
  for (const print of prints) print.mockRestore();
  return { code, output };
}

test("a failed check prevents the deployment", async () => {
  cloudflare.account.secrets = ["SITE_SECRET", "RECALL_API_KEY"];
  const { code, output } = await run("--allow-sample");
  expect(output).toContain("✗ RECALL_API_KEY");
  expect(output).toContain("RECALL_WEBHOOK_SECRETS is not. Off: the notetaker");
  expect(output).toContain("✗ The sender's domain may send");
  expect(output).toContain("Not deployed. Put that right, or go on without");
  expect(output).not.toContain("All migrations are applied");
  expect(code).toBe(1);
  expect(cloudflare.refusedChanges).toEqual([]);
});

test("before the first deployment the missing secrets are listed and the other checks skipped", async () => {
  cloudflare.account.secrets = null;
  const { code, output } = await run("--allow-sample", "--skip-check");
  expect(output).toMatch(/✗ SITE_SECRET\n.*the site does not answer without it/);
  expect(output).toContain("off are the notetaker,");
  expect(output).not.toContain("✗ The sender's domain may send");
  expect(code).toBe(1);
});

test("samples are named and not published", async () => {
  const refused = await run();
  expect(refused.output.trim()).toMatch(/demonstration: npm run deploy -- --allow-sample$/);
  expect(refused.code).toBe(1);
});

test("findSamples finds sample records in all of app/content, and addresses under .example", async () => {
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
  const found = await findSamples(folder);
  expect(found.map(({ file, what, count, places }) => [file, what, count, places])).toEqual([
    ["wrangler.toml", "sample addresses", 1, "www.larkfield.example"],
    ["app/config/names.ts", "sample addresses", 1, "hello@larkfield.example"],
    ["app/content/clients.ts", "sample records", 2, "line 1, line 3"],
    ["app/content/pages/home.ts", "sample records", 1, "line 1"],
  ]);
});
