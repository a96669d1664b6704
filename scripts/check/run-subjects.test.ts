import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { checkUp, checkWorld, soundValues } from "../../tests/support/check";
import {
  hiddenNames,
  NotTried,
  runSubjects,
  step,
  summary,
  Wrong,
  type Step,
  type Subject,
} from "./run-subjects.ts";
import { readDeployedValues } from "./deployed.ts";

afterEach(() => void vi.useRealTimers());

const subject = (steps: readonly Step["run"][], more: Partial<Subject> = {}): Subject => ({
  name: "Subject",
  when: "before",
  steps: steps.map((run, nth) => step(`Step ${nth}`, "does it", run)),
  ...more,
});
const good = () => "fine";
const failing = (error: Error) => () => Promise.reject(error);

test("each step is printed with its outcome and counted, and the clean-up runs", async () => {
  const bad = failing(new Wrong("It is broken.", "Mend it."));
  const off = failing(new NotTried("it is off"));
  const crash = failing(new Error("it fell\nand more"));
  const cleanUp = failing(new Error("no answer"));
  const { text, tally } = await checkUp(
    subject([good, bad, off, crash], { cleanUp }),
    checkWorld(),
  );
  expect(text).toBe(
    [
      "\nSubject",
      "  ✓ Step 0: fine",
      "  ✗ Step 1",
      "      What is wrong: It is broken.",
      "      What to do:    Mend it.",
      "  – Step 2: not tried, it is off",
      "  ✗ Step 3",
      "      What is wrong: it fell",
      "      What to do:    Put that right, then run the check again.",
      "  ✗ Take back what was made",
      "      What is wrong: no answer",
      "      What to do:    Put that right, then run the check again.",
    ].join("\n"),
  );
  expect(summary(tally)).toBe("3 failed, 1 passed, 1 skipped.");
  expect(summary({ ok: 2, failed: 0, skipped: 0 })).toBe("All in order: 2 passed.");
});

test("a step that never ends fails after its time limit", async () => {
  vi.useFakeTimers();
  const running = checkUp(subject([() => new Promise<never>(() => {}), good]), checkWorld());
  await vi.advanceTimersByTimeAsync(60_000);
  const { text, tally } = await running;
  expect(text).toContain("It did not end within 60 seconds.");
  expect(tally).toEqual({ ok: 1, failed: 1, skipped: 0 });
});

test("a chained step names the step before it as failed or not tried", async () => {
  const off = failing(new NotTried("it is off"));
  const bad = failing(new Wrong("It is broken.", "Mend it."));
  const skipped = await checkUp(subject([off, good], { chained: true }), checkWorld());
  expect(skipped.text).toContain("Step 1: not tried, because “Step 0” was not tried");
  expect(skipped.tally).toEqual({ ok: 0, failed: 0, skipped: 2 });
  const failed = await checkUp(subject([bad, good], { chained: true }), checkWorld());
  expect(failed.text).toContain("Step 1: not tried, because “Step 0” failed");
});

test("a clean-up that never ends fails after its time limit", async () => {
  vi.useFakeTimers();
  const cleanUp = () => new Promise<never>(() => {});
  const running = checkUp(subject([good], { cleanUp }), checkWorld());
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await running).text).toContain("It did not end within 120 seconds.");
});

test("an interruption ends the run after the current step, and the clean-up runs", async () => {
  const stop = new AbortController();
  const cleanUp = vi.fn(() => Promise.resolve(false));
  const interrupt = () => void stop.abort() as undefined;
  const subjects = [subject([interrupt, good], { cleanUp }), subject([good])];
  const options = { print: () => {}, signal: stop.signal };
  const tally = await runSubjects(checkWorld(), subjects, options);
  expect(tally).toEqual({ ok: 1, failed: 0, skipped: 0 });
  expect(cleanUp).toHaveBeenCalledTimes(1);
});

test("a dry run prints its steps and runs nothing", async () => {
  const [work, cleanUp] = [vi.fn(good), vi.fn(() => Promise.resolve(false))];
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await runSubjects(checkWorld(), [subject([work], { cleanUp })], { dryRun: true, print });
  expect(lines).toEqual(["\nSubject", "  · Step 0: does it"]);
  expect([work, cleanUp].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test("secrets, parts of keys and mail addresses are not printed", async () => {
  const other = `whsec_${btoa("one more secret of several")}`;
  const values = {
    ...soundValues,
    RECALL_WEBHOOK_SECRETS: `${soundValues.RECALL_WEBHOOK_SECRETS} ${other}`,
  };
  const known = Object.entries(values).filter(([name]) => hiddenNames.includes(name));
  expect(known.length).toBeGreaterThan(10);
  const quoted = [
    ...known.map(([, value]) => value),
    "ada.l+x@example.co.uk sk_live_****cdef",
    other,
  ];
  const quoting = failing(new Wrong(quoted.join(" | "), quoted.join(" | ")));
  const { text } = await checkUp(subject([quoting]), checkWorld(values));
  expect(text.replaceAll(/[…@|\s]/g, "")).toBe("Subject✗Step0Whatiswrong:Whattodo:");
});

test("the environment overrides the file, and the file overrides wrangler.toml", async () => {
  const folder = await mkdtemp(join(tmpdir(), "values-"));
  const file = join(folder, ".prod.vars");
  await writeFile(file, "# mine\nSITE_SECRET='from the file'\nCOUNTER_SECRET=file\nOTHER=1\n");
  const vars = { SITE_URL: "https://www.acme.test", DAILY_BOT_LIMIT: 500 };
  const environment = { COUNTER_SECRET: "environment", RECALL_API_KEY: "", HOME: "/home/ada" };
  const { SITE_URL } = vars;
  expect(await readDeployedValues(vars, file, environment)).toEqual({
    ...{ SITE_URL, SITE_SECRET: "from the file", COUNTER_SECRET: "environment" },
  });
  expect(await readDeployedValues(vars, join(folder, "none"), {})).toEqual({ SITE_URL });
  await rm(folder, { recursive: true });
});
