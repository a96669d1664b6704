import { freePort } from "../../../scripts/dev/ports.ts";
import type { SiteFolder } from "../../../scripts/cloudflare/wrangler.ts";
import { median } from "../pages/figures.ts";
import { startCold, type Asked, type ColdStart } from "./start.ts";
import { coldWorkers, type ColdName } from "./workers.ts";

const rounds = 9;

/** The first request of a process: of what is kept later, of what is never kept, and a post with a mistake. */
const firsts = [
  { what: "a kept page", asked: { path: "/case-studies", status: 200 } },
  { what: "a rendered page", asked: { path: "/automate?hours=7", status: 200 } },
  { what: "a post", asked: { path: "/AI4B", status: 422, form: { email: "no address" } } },
] as const satisfies readonly { what: string; asked: Asked }[];

/** The page of the others, of which a post is answered like it. */
const least = { path: "/", status: 200 };

/**
 * From the start of a process to its first answer, beside a Worker of one line and a Remix app of one
 * page, all in turns: medians, and ratios of medians.
 */
export async function coldStartRows(site: SiteFolder, scratch: string): Promise<string[][]> {
  const cold = await coldWorkers(site, scratch);
  const port = await freePort();
  const start = (worker: ColdName, asked: Asked) =>
    startCold(cold[worker].folder, cold[worker].config, port, asked);

  const found = new Map<string, ColdStart[]>();
  const note = (of: string, figure: ColdStart) => found.set(of, [...(found.get(of) ?? []), figure]);
  for (let round = 0; round <= rounds; round += 1) {
    const turns: [string, ColdStart][] = [
      ["bare", await start("bare", least)],
      ["empty", await start("empty", least)],
    ];
    for (const { what, asked } of firsts) turns.push([what, await start("site", asked)]);
    // The first round only brings the files into memory.
    if (round > 0) for (const [of, figure] of turns) note(of, figure);
  }
  const of = (name: string, figure: keyof ColdStart) =>
    median((found.get(name) ?? []).map((one) => one[figure]));

  return firsts.flatMap(({ what }) =>
    (["wall", "cpu"] as const).map((figure) => {
      const [bare, empty, ours] = [of("bare", figure), of("empty", figure), of(what, figure)];
      const ratios = `${(ours / empty).toFixed(2)} × empty Remix, ${(ours / bare).toFixed(2)} × a bare Worker`;
      const times = `(${ours.toFixed(0)} : ${empty.toFixed(0)} : ${bare.toFixed(0)} ms)`;
      const goal = what === "a post" ? "" : "≤ 1.30 × empty Remix";
      return [
        `cold start to ${what}, ${figure === "wall" ? "time" : "CPU"}`,
        `${ratios} ${times}`,
        goal,
      ];
    }),
  );
}
