import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startCloudflareSimulator,
  type CloudflareSimulator,
} from "../tests/simulators/cloudflare/cloudflare-simulator.ts";
import { featureSecrets } from "./check/cloudflare/secret-kinds.ts";
import { root } from "./parts/root.ts";

/** The command itself, which asks a simulated Cloudflare; nothing there takes a deployment. */
let cloudflare: CloudflareSimulator;
beforeAll(async () => {
  cloudflare = await startCloudflareSimulator({ secrets: [], zones: [] });
});
afterAll(() => cloudflare.close());

/** Whoever runs the tests may have their own at hand: nothing is to be tried with those. */
const nothingAtHand = Object.fromEntries(featureSecrets.map((name) => [name, ""]));

function deploy(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...nothingAtHand, ...cloudflare.env };
    const all = [`${root}scripts/deploy.ts`, "--allow-sample", ...args];
    const child = spawn(process.execPath, all, { cwd: root, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => (output += text.toString()));
    }
    child.once("close", (code) => resolve({ code, output }));
  });
}

test("what the check finds before keeps it from being published", async () => {
  cloudflare.account.secrets = ["SITE_SECRET", "RECALL_API_KEY"];
  const { code, output } = await deploy();
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
  const { code, output } = await deploy("--skip-check");
  expect(output).toContain("SITE_SECRET is not set: the site would not answer");
  expect(code).toBe(1);
});
