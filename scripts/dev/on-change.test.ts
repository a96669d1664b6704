import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { onChange } from "./on-change.ts";

test("the work runs once for several changes, again after a change during a run, and not for other files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "on-change-"));
  const add = (file: string) => writeFile(join(folder, file), "select 1;");
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const watching = onChange([folder], ".sql", work);
  try {
    await add("notes.txt");
    await add("0001_one.sql");
    await add("0002_two.sql");
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), 10_000);
    await add("0003_three.sql");
    ends[0]?.();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), 10_000);
  } finally {
    watching.stop();
    ends[1]?.();
  }
});
