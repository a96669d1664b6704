import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { watchMigrations } from "./migrations.ts";

test("a migration that is added is applied once and said; one that fails is said and tried again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  const lines: string[] = [];
  const apply = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const watching = watchMigrations({ folder, apply, onLine: (line) => void lines.push(line) });
  const add = (file: string) => writeFile(join(folder, file), "select 1;");
  try {
    await add("notes.txt");
    await add("0001_one.sql");
    await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining("up to date")]), 10_000);
    expect(apply).toHaveBeenCalledTimes(1);

    apply.mockRejectedValueOnce(new Error("near “select”: syntax error"));
    await add("0002_two.sql");
    await vi.waitFor(() => expect(lines.at(-1)).toContain("syntax error"), 10_000);
    await add("0002_two.sql");
    await vi.waitFor(() => expect(lines).toHaveLength(3), 10_000);
    expect(lines.at(-1)).toContain("up to date");
  } finally {
    watching.stop();
  }
});
