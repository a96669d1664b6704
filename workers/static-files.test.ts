import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);

test("every file of public/ is served without asking the Worker", () => {
  const config = readFileSync(new URL("wrangler.toml", root), "utf8");
  const [, list = ""] = /^run_worker_first = \[(.*)\]$/m.exec(config) ?? [];
  const without = Array.from(list.matchAll(/"!([^"]+)"/g), ([, pattern = ""]) => {
    return new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
  });
  const files = readdirSync(new URL("public", root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "_headers")
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^.*\/public\//, "/"));

  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !without.some((pattern) => pattern.test(file)))).toEqual([]);
});
