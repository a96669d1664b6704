import { createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { root } from "../../../scripts/parts/root.ts";
import { keepWorker } from "./kept-worker.ts";
import type { Order, Outcome, TestFile } from "./messages.ts";

/**
 * A process that keeps Vitest and workerd alive and runs tests in the copy of the project in which it is,
 * a file at a time, as it is told. Whoever gives the orders ends it when it takes too long.
 */
const vitest = await createVitest(
  "test",
  {
    ...{ root, config: "tests/vitest.config.ts", watch: false, maxWorkers: 1 },
    ...{ reporters: [{}], sequence: { setupFiles: "list" } },
  },
  { cacheDir: `${root}.cache/vite`, server: { watch: null } },
);
for (const { config } of vitest.projects) {
  config.setupFiles.unshift(`${root}tests/mutate/session/setup.ts`);
  config.maxWorkers = 1;
}
const kept = vitest.projects.filter(({ name }) => name === "worker").map(keepWorker);
const specifications = await vitest.globTestSpecifications();

process.on("message", (order: Order) => {
  void obey(order).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit());
process.send?.(specifications.map(fileOf));

function fileOf({ moduleId, project }: TestSpecification): TestFile {
  return { project: project.name, path: moduleId.slice(root.length) };
}

async function obey({ file, tests, mutant, renewed }: Order): Promise<Outcome> {
  if (renewed) for (const one of kept) await one.renew();
  const found = specifications.find((one) => {
    const { project, path } = fileOf(one);
    return project === file.project && path === file.path;
  });
  if (!found) throw new Error(`${file.path} is no test file`);

  vitest.provide("mutant", mutant);
  const { project, moduleId } = found;
  const options = tests === null ? undefined : { testIds: [...tests] };
  const begun = Date.now();
  const run = await vitest.runTestSpecifications([project.createSpecification(moduleId, options)]);
  const ran = run.testModules.find((one) => one.moduleId === moduleId && one.project === project);
  const errors = run.unhandledErrors.map((error) => String(error));
  return { ...readModule(ran, errors), ms: Date.now() - begun };
}

function readModule(ran: TestModule | undefined, errors: readonly string[]): Omit<Outcome, "ms"> {
  const { reached = {}, loaded = [], endless = false } = ran?.meta() ?? {};
  const all = [...(ran?.children.allTests() ?? [])].map((test) => ({
    id: test.id,
    name: test.fullName,
    ms: test.diagnostic()?.duration ?? 0,
    failed: test.result().state === "failed",
    reached: test.meta().reached ?? {},
  }));
  const broken = [...(ran?.errors() ?? []).map(({ message }) => message), ...errors];
  const passed = ran?.state() === "passed" && broken.length === 0;
  return { passed, tests: all, outside: reached, loaded, endless, broken };
}
