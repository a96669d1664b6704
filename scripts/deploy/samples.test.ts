import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSamples } from "./samples.ts";

async function project(files: Record<string, string>): Promise<string> {
  const folder = `${await mkdtemp(join(tmpdir(), "samples-"))}/`;
  await mkdir(join(folder, "app/content/pages"), { recursive: true });
  await mkdir(join(folder, "app/config"), { recursive: true });
  const all = { "wrangler.toml": "", "app/config/names.ts": "", ...files };
  for (const [file, text] of Object.entries(all)) await writeFile(join(folder, file), text);
  return folder;
}

test("sample records are found in the whole of app/content", async () => {
  const folder = await project({
    "app/content/clients.ts": "[{ name: 'A', sample: true }, { name: 'B', sample:true }]",
    "app/content/pages/home.ts": "{ sample: true }",
    "app/content/pages/home.test.ts": "{ sample: true }",
  });
  expect(await findSamples(folder)).toEqual([
    { file: "app/content/clients.ts", what: "sample records", count: 2 },
    { file: "app/content/pages/home.ts", what: "sample records", count: 1 },
  ]);
});

test("sample addresses are found in the names and the settings", async () => {
  const folder = await project({
    "wrangler.toml": 'SITE_URL = "https://www.larkfield.example"',
    "app/config/names.ts": 'contactEmail: "hello@larkfield.example"',
  });
  expect((await findSamples(folder)).map(({ file, what }) => `${file}: ${what}`)).toEqual([
    "wrangler.toml: sample addresses",
    "app/config/names.ts: sample addresses",
  ]);
});

test("a site of one's own has none", async () => {
  const folder = await project({
    "wrangler.toml": 'SITE_URL = "https://www.acme.com"',
    "app/content/clients.ts": "// for example: { sample: false }",
  });
  expect(await findSamples(folder)).toEqual([]);
});
