import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

type Lock = { packages: Record<string, { integrity?: string; link?: boolean }> };

test("every locked package has its hash", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as Lock;
  const downloaded = Object.entries(packages).filter(([path, { link }]) => path !== "" && !link);
  expect(downloaded.length).toBeGreaterThan(500);
  const loose = downloaded.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(loose.map(([path]) => path)).toEqual([]);
});

test("every action of a workflow is named by its commit", () => {
  const folder = ".github/workflows/";
  const used = readdirSync(new URL(folder, root)).flatMap((file) =>
    [...read(folder + file).matchAll(/\buses:\s*(\S+)/g)].map(([, action = ""]) => action),
  );
  expect(used).not.toEqual([]);
  expect(used.filter((action) => !/^[\w.-]+\/[\w./-]+@[\da-f]{40}$/.test(action))).toEqual([]);
});
