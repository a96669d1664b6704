import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readMetafile } from "../../scripts/parts/browser-files.ts";
import { root } from "../../scripts/parts/root.ts";

function filesForTheBrowser(): string[] {
  const folder = join(root, "public/build");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".js")).map((name) => join(folder, name));
}

test("no server code is left in the files for the browser", async () => {
  const { outputs } = await readMetafile();
  const leaked = Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([input]) => input)
    // `empty-module:` is what the compiler puts in the place of a server module.
    .filter((input) => !input.startsWith("empty-module:"))
    .filter((input) => /\.server(\.tsx?)?$|node_modules\/drizzle-orm/.test(input));
  expect(leaked).toEqual([]);
  expect(Object.keys(outputs).length).toBeGreaterThan(0);
});

test("no name of a secret is in the files for the browser", () => {
  const keys = [...readFileSync(join(root, ".dev.vars.example"), "utf8").matchAll(/^([A-Z_]+)=/gm)];
  const secrets = keys.map(([, key = ""]) => key);
  expect(secrets).toContain("SITE_SECRET");

  for (const file of filesForTheBrowser()) {
    const text = readFileSync(file, "utf8");
    expect(
      secrets.filter((key) => text.includes(key)),
      file,
    ).toEqual([]);
  }
});
