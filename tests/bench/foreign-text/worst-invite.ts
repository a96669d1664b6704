import { readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { limits } from "../../../app/invites/calendar/limits.ts";
import { root } from "../../../scripts/parts/root.ts";
import { climb, emailOf, work } from "../../support/hostile-invites.ts";
import { seededRandom } from "../../support/random.ts";
import { leastCpu } from "./cpu.ts";

const tries = 5_000;

/** The mails that cost most among so many tries, in steps and in CPU time, beside an ordinary one. */
export async function worstInvite(): Promise<string[][]> {
  const bytes = readFileSync(`${root}tests/fixtures/invites/google-request.eml`);
  const ordinary = await PostalMime.parse(bytes);
  const { steps } = work(ordinary);
  const ms = leastCpu(() => work(ordinary));

  let worstMs = 0;
  let slowest = 0;
  let refused = 0;
  const worst = climb(tries, seededRandom(20261121), (mail) => {
    const began = performance.now();
    const spent = work(mail);
    const took = performance.now() - began;
    if (spent.isTooComplicated) refused += 1;
    if (took > slowest) {
      slowest = took;
      worstMs = Math.max(
        worstMs,
        leastCpu(() => work(mail)),
      );
    }
    return spent.steps;
  });
  if (!worst) return [];
  const mail = emailOf(worst.mail);
  const spent = work(mail).steps;
  const bestMs = leastCpu(() => work(mail));
  return [
    [
      `steps of the worst invite of ${tries}`,
      `${spent.toFixed(0)} of ${limits.steps}`,
      "all at most",
    ],
    ["  its CPU time once it is read", `${bestMs.toFixed(1)} ms`, "≤ 50 ms"],
    ["  the longest CPU time of any", `${worstMs.toFixed(1)} ms`, "≤ 50 ms"],
    [
      "  beside an ordinary one, steps",
      `${(spent / steps).toFixed(0)} × (${steps.toFixed(0)})`,
      "",
    ],
    [
      "  beside an ordinary one, CPU time",
      `${(worstMs / ms).toFixed(0)} × (${ms.toFixed(2)} ms)`,
      "",
    ],
    ["  refused as too complicated", `${refused} of ${tries}`, ""],
  ];
}
