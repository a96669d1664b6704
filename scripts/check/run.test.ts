import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { checkUp, checkWorld, soundValues } from "../../tests/support/check";
import { runSubjects, summary } from "./run";
import { hiddenNames } from "./cloudflare/secret-kinds";
import { failed, ok, skipped, type Step, type Subject } from "./step";
import { readDeployedValues } from "./values";

afterEach(() => void vi.useRealTimers());

const subject = (steps: readonly Step["run"][], more: Partial<Subject> = {}): Subject => ({
  name: "Subject",
  when: "before",
  steps: steps.map((run, nth) => ({ name: `Step ${nth}`, would: "does it", run })),
  ...more,
});
const good = () => Promise.resolve(ok("fine"));

test("each step is told in its own words, and all are counted", async () => {
  const bad = () => Promise.resolve(failed("It is broken.", "Mend it."));
  const off = () => Promise.resolve(skipped("it is off"));
  const { text, tally } = await checkUp(subject([good, bad, off]), checkWorld());
  expect(text).toBe(
    [
      "\nSubject",
      "  ✓ Step 0: fine",
      "  ✗ Step 1",
      "      What is wrong: It is broken.",
      "      What to do:    Mend it.",
      "  – Step 2: not tried, it is off",
    ].join("\n"),
  );
  expect(summary(tally)).toBe("1 wrong, 1 in order, 1 not tried.");
  expect(summary({ ok: 2, failed: 0, skipped: 0 })).toBe("All in order: 2 in order.");
});

test("a step that crashes ends itself alone, and what was made is taken back", async () => {
  const crash = () => Promise.reject(new Error("it fell\nand more"));
  const cleanUp = vi.fn(() => Promise.resolve(null));
  const { text, tally } = await checkUp(subject([crash, good], { cleanUp }), checkWorld());
  expect(text).toContain("What is wrong: it fell\n");
  expect(tally).toEqual({ ok: 1, failed: 1, skipped: 0 });
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

test("a cleaning up that fails is told as what it is", async () => {
  const cleanUp = () => Promise.reject(new Error("no answer"));
  const { text, tally } = await checkUp(subject([good], { cleanUp }), checkWorld());
  expect(text).toContain("✗ Take back what was made\n      What is wrong: no answer");
  expect(tally.failed).toBe(1);
});

test("a step without an end is given up after its time", async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  const running = checkUp(subject([never, good]), checkWorld());
  await vi.advanceTimersByTimeAsync(60_000);
  const { text, tally } = await running;
  expect(text).toContain("It had not come to an end after 60 seconds.");
  expect(tally).toEqual({ ok: 1, failed: 1, skipped: 0 });
});

test("an interruption ends the run after the step at work, and takes back what it made", async () => {
  const stop = new AbortController();
  const cleanUp = vi.fn(() => Promise.resolve(null));
  const interrupt = () => Promise.resolve(stop.abort()).then(() => ok());
  const subjects = [subject([interrupt, good], { cleanUp }), subject([good])];
  const options = { print: () => {}, signal: stop.signal };
  const tally = await runSubjects(checkWorld(), subjects, options);
  expect(tally).toEqual({ ok: 1, failed: 0, skipped: 0 });
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

test("a dry run says what it would do, and does nothing", async () => {
  const step = vi.fn(good);
  const cleanUp = vi.fn();
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await runSubjects(checkWorld(), [subject([step], { cleanUp })], { dryRun: true, print });
  expect(lines).toEqual(["\nSubject", "  · Step 0: does it"]);
  expect(step).not.toHaveBeenCalled();
  expect(cleanUp).not.toHaveBeenCalled();
});

test.each(hiddenNames.filter((name) => name in soundValues))("%s is never shown", async (name) => {
  const value = soundValues[name as keyof typeof soundValues];
  const quoting = () => Promise.resolve(failed(`They say “${value}”.`, `Not ${value}, but more.`));
  const { text } = await checkUp(subject([quoting]), checkWorld());
  expect(text).not.toContain(value);
  expect(text).toContain("They say “…");
});

test("nobody's address is shown, nor one of several secrets, nor a key in part", async () => {
  const other = `whsec_${btoa("one more secret of several")}`;
  const values = { RECALL_WEBHOOK_SECRETS: `${soundValues.RECALL_WEBHOOK_SECRETS} ${other}` };
  const said = `ada.l+x@example.co.uk sk_live_****cdef ${other}`;
  const quoting = () => Promise.resolve(ok(said));
  const { text } = await checkUp(subject([quoting]), checkWorld(values));
  expect(text).not.toMatch(/ada|example|cdef|whsec/);
});

test("values come from wrangler.toml, over it the file, over it the environment", async () => {
  const folder = await mkdtemp(join(tmpdir(), "values-"));
  const file = join(folder, ".prod.vars");
  await writeFile(file, "# mine\nSITE_SECRET='from the file'\nCOUNTER_SECRET=file\nOTHER=1\n");
  const vars = { SITE_URL: "https://www.acme.test", DAILY_BOT_LIMIT: 500 };
  const environment = { COUNTER_SECRET: "environment", RECALL_API_KEY: "", HOME: "/home/ada" };
  const sound = { SITE_URL: "https://www.acme.test", SITE_SECRET: "from the file" };
  expect(await readDeployedValues(vars, file, environment)).toEqual({
    ...sound,
    COUNTER_SECRET: "environment",
  });
  expect(await readDeployedValues(vars, join(folder, "none"), {})).toEqual({
    SITE_URL: "https://www.acme.test",
  });
  await rm(folder, { recursive: true });
});
