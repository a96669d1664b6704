import { parseArgs } from "node:util";
import { exitOnSignals } from "../../scripts/dev/process-group.ts";
import { Sentence } from "../../scripts/parts/sentence.ts";
import { step } from "../../scripts/parts/steps.ts";
import { seededRandom } from "../support/random.ts";
import { aimedMutants } from "./aimed.ts";
import { chooseMutants, usualPaths, whoMayMeet } from "./choose.ts";
import { buildCopy } from "./copy.ts";
import { described, judge } from "./judge.ts";
import { reasonsById } from "./equivalents.ts";
import { openMemory } from "./memory.ts";
import type { Mutant } from "./source/mutants.ts";
import { measureReach } from "./reach.ts";
import {
  type Asked,
  isNoticed,
  type Judged,
  readReport,
  reportFile,
  summary,
  withoutEffect,
  writeReport,
} from "./report.ts";
import { openSession, type Session } from "./session/session.ts";
import type { TestFile } from "./session/messages.ts";

/**
 * `npm run mutate -- [path …]`: makes small, harmful changes, one at a time, and lets the tests in Node
 * and workerd try to notice them. What survives is a promise without a test, or a change that changes
 * nothing, which is then named in `equivalents.ts`. It works in a copy; the sources stay as they are.
 *
 * A path may name lines of a file, `app/jobs/drain.server.ts:12-20`.
 *
 *   --count 40   how many, spread over the paths     --seed 1   chooses the same ones again
 *   --aimed      those of `aimed.ts` instead, in files under the paths
 *   --resume     the same as last time, without what was judged then
 *   --again      the same as last time, without what was noticed then: for tests written since
 *   --tests jobs only test files with this in their path may try, which is quick and proves less
 *   --nearest 8  only so many test files may try each, the nearest first: the same
 *   --jobs 2     two at a time
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "40" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    jobs: { type: "string", default: "1" },
    tests: { type: "string", default: "" },
    nearest: { type: "string", default: "Infinity" },
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
  const { aimed, count: howMany, seed } = values;
  const given = { aimed, count: Number(howMany), seed: Number(seed), paths: positionals };
  const last = values.resume || values.again ? readReport() : null;
  const asked = last?.asked ?? given;
  const chosen = choose(asked);
  const reasons = reasonsById();
  const kept = (last?.judged ?? []).filter(({ id, status }) => {
    const holds = values.resume || isNoticed(status);
    return holds && !reasons.has(id) && chosen.some((one) => one.id === id);
  });
  const equivalent = withoutEffect(chosen, reasons);
  const judged = [...kept, ...equivalent];
  const known = new Set(judged.map(({ id }) => id));
  const isOpen = ({ id }: Mutant) => !known.has(id);
  if (chosen.some(isOpen)) {
    await judgeAll(chosen, isOpen, (mutant) => {
      judged.push(mutant);
      writeReport({ asked, judged });
    });
  }
  console.log(`\n${summary(judged)}\n\nThe report is ${reportFile}`);
}

function choose({ aimed, count, seed, paths }: Asked): readonly Mutant[] {
  if (aimed) {
    const all = aimedMutants();
    if (paths.length === 0) return all;
    return all.filter(({ file }) => paths.some((path) => file.startsWith(path)));
  }
  console.log(`Seed ${seed}`);
  return chooseMutants(paths.length === 0 ? usualPaths : paths, count, seededRandom(seed));
}

/** The copy holds all of them, so that what was learned of it holds for a run that goes on. */
async function judgeAll(
  mutants: readonly Mutant[],
  isOpen: (mutant: Mutant) => boolean,
  onJudged: (judged: Judged) => void,
): Promise<void> {
  const build = () => buildCopy(mutants);
  await step(`Building a copy with ${mutants.length} changes in it, all switched off`, build);
  const [first] = sessions;
  const isAsked = ({ path }: TestFile) => path.includes(values.tests);
  const files = whoMayMeet((await first?.files()) ?? [], mutants).filter(isAsked);
  console.log(`• Running ${files.length} test files without a change`);
  let nth = 0;
  const memory = openMemory(mutants);
  const reach = await measureReach(sessions, files, mutants, memory, ({ path }, outcome) => {
    nth += 1;
    const verdict = outcome.passed ? "" : "  fails";
    console.log(`  ${nth}/${files.length}  ${(outcome.ms / 1000).toFixed(1)} s  ${path}${verdict}`);
  });

  console.log(`• Switching the changes on, one at a time`);
  // What is decided while modules are loaded costs a new workerd each, so it comes last.
  const queue = mutants
    .flatMap((mutant, at) => (isOpen(mutant) ? [{ mutant, at }] : []))
    .toSorted((a, b) => Number(reach.isStatic(a.at)) - Number(reach.isStatic(b.at)));
  const work = async (session: Session) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const verdict = await judge(session, next.at, reach, Number(values.nearest));
      onJudged({ ...next.mutant, ...verdict });
      const seconds = `${(verdict.ms / 1000).toFixed(1)} s`;
      const by = verdict.by === null ? "" : `\n      by ${verdict.by}`;
      console.log(`  ${verdict.status.padEnd(9)} ${seconds}  ${described(next.mutant)}${by}`);
    }
  };
  await Promise.all(sessions.map(work));
}
