import { parseArgs } from "node:util";
import { exitOnSignals } from "../../scripts/dev/process-group.ts";
import { Sentence } from "../../scripts/parts/sentence.ts";
import { step } from "../../scripts/parts/steps.ts";
import { seededRandom } from "../support/random.ts";
import { aimedMutants } from "./aimed.ts";
import { chooseMutants, usualPaths, whoMayMeet } from "./choose.ts";
import { buildCopy } from "./copy.ts";
import { described, judge } from "./judge.ts";
import type { Mutant } from "./mutants.ts";
import { measureReach } from "./reach.ts";
import { readJudged, reportFile, summary, writeReport, type Judged } from "./report.ts";
import { openSession, type Session } from "./sessions.ts";
import type { TestFile } from "./tests.ts";

/**
 * `npm run mutate -- [path …]`: makes small, harmful changes, one at a time, and lets the tests in Node
 * and workerd try to notice them. What survives is a promise without a test, or a change that changes
 * nothing. It works in a copy; the sources stay as they are.
 *
 *   --count 40   how many, spread over the paths     --seed 1   chooses the same ones again
 *   --aimed      those of `aimed.ts` instead, of the files under the paths
 *   --resume     leaves out what the last report has judged
 *   --again      leaves out what the last report has killed: for tests that were written since
 *   --tests jobs only test files with this in their path may try, which is quick and proves less
 *   --jobs 2     two at a time
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "40" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    jobs: { type: "string", default: "1" },
    tests: { type: "string", default: "" },
    aimed: { type: "boolean", default: false },
    resume: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
  },
});

exitOnSignals();
const sessions = Array.from({ length: Number(values.jobs) }, openSession);
try {
  await run();
} catch (error) {
  console.error(error instanceof Sentence ? error.message : error);
  process.exitCode = 1;
}
for (const session of sessions) await session.restart();

async function run(): Promise<void> {
  const chosen = choose();
  const earlier = values.resume || values.again ? readJudged() : [];
  const kept = values.again ? earlier.filter(({ status }) => status === "killed") : earlier;
  const keptIds = new Set(kept.map(({ id }) => id));
  const mutants = chosen.filter(({ id }) => !keptIds.has(id));
  const judged = kept.filter(({ id }) => chosen.some((one) => one.id === id));
  if (mutants.length > 0) await judgeAll(mutants, judged);
  console.log(`\n${summary(judged)}\n\nThe report is ${reportFile}`);
}

function choose(): readonly Mutant[] {
  if (values.aimed) {
    const isMeant = ({ file }: Mutant) => positionals.some((path) => file.startsWith(path));
    return positionals.length === 0 ? aimedMutants() : aimedMutants().filter(isMeant);
  }
  const paths = positionals.length === 0 ? usualPaths : positionals;
  console.log(`Seed ${values.seed}`);
  return chooseMutants(paths, Number(values.count), seededRandom(Number(values.seed)));
}

async function judgeAll(mutants: readonly Mutant[], judged: Judged[]): Promise<void> {
  const build = () => buildCopy(mutants);
  await step(`Building a copy with ${mutants.length} changes in it, all switched off`, build);
  const [first] = sessions;
  const isAsked = ({ path }: TestFile) => path.includes(values.tests);
  const files = whoMayMeet((await first?.files()) ?? [], mutants).filter(isAsked);
  console.log(`• Running ${files.length} test files without a change`);
  let nth = 0;
  const reach = await measureReach(sessions, files, mutants, ({ path }, { passed, ms }) => {
    nth += 1;
    const verdict = passed ? "" : "  fails";
    console.log(`  ${nth}/${files.length}  ${(ms / 1000).toFixed(1)} s  ${path}${verdict}`);
  });

  console.log(`• Switching the changes on, one at a time`);
  // What is decided while modules are loaded costs a new workerd each, so it comes last.
  const queue = mutants
    .map((mutant, at) => ({ mutant, at }))
    .toSorted((a, b) => Number(reach.isStatic(a.at)) - Number(reach.isStatic(b.at)));
  const work = async (session: Session) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const verdict = await judge(session, next.at, reach);
      judged.push({ ...next.mutant, ...verdict });
      writeReport(judged);
      const seconds = `${(verdict.ms / 1000).toFixed(1)} s`;
      const by = verdict.by === null ? "" : `\n      by ${verdict.by}`;
      console.log(`  ${verdict.status.padEnd(9)} ${seconds}  ${described(next.mutant)}${by}`);
    }
  };
  await Promise.all(sessions.map(work));
}
