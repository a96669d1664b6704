import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/parts/ports.ts";
import { applyMigrations, startWranglerDev } from "../../scripts/parts/wrangler.ts";
import { percentiles, post, type Latencies, type Post } from "./load.ts";

export type SubmitRow = {
  readonly connections: number;
  /** A Worker with one insert. */
  readonly insert: Latencies;
  /** The same behind a rate limit, which locally costs a call and in production next to nothing. */
  readonly braked: Latencies;
  readonly site: Latencies;
};

const rounds = 3;
const load = [
  { connections: 1, count: 100 },
  { connections: 20, count: 400 },
];

/** Submit → stored, beside the bare Workers, in turns, so that a slow minute hits all of them. */
export async function measureSubmit(siteUrl: string, folder: string): Promise<SubmitRow[]> {
  // wrangler leaves files where it runs.
  await rm(folder, { recursive: true, force: true });
  await cp(fileURLToPath(new URL("baseline", import.meta.url)), folder, { recursive: true });
  const baseline = { cwd: folder, persistTo: `${folder}/state` };
  await applyMigrations(baseline);
  const port = await freePort();
  const bare = await startWranglerDev(baseline, { port });
  const targets = {
    insert: `http://127.0.0.1:${port}/`,
    braked: `http://127.0.0.1:${port}/braked`,
    site: `${siteUrl}/api/note-taker-registration`,
  };

  const rows: SubmitRow[] = [];
  for (const { connections, count } of load) {
    const times: Record<keyof typeof targets, number[]> = { insert: [], braked: [], site: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const target of ["insert", "braked", "site"] as const) {
        const measured = await post(targets[target], submission(), { connections, count });
        // The first round only warms up.
        if (round > 0) times[target].push(...measured);
      }
    }
    rows.push({
      connections,
      insert: percentiles(times.insert),
      braked: percentiles(times.braked),
      site: percentiles(times.site),
    });
  }
  await bare.stop();
  return rows;
}

let visitors = 0;

/** Visitors who ask for a notetaker in 20 days: nothing but storing is to be done now. */
function submission(): Post {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  return () => {
    visitors += 1;
    const letters = [3, 2, 1, 0].map((place) => letterAt(visitors, place)).join("");
    const address = [16, 8, 0].map((shift) => (visitors >> shift) & 255).join(".");
    return {
      headers: { "cf-connecting-ip": `10.${address}` },
      body: JSON.stringify({
        name: "Visitor",
        email: `visitor-${visitors}@example.com`,
        meetingLink: `https://meet.google.com/abc-${letters}-xyz`,
        isScheduled: true,
        scheduledTime: `${day} 3:30 PM (Asia/Tokyo)`,
        isoScheduledTime: `${day}T06:30:00.000Z`,
        epochTimeMs: Date.parse(`${day}T06:30:00.000Z`),
        timezone: "Asia/Tokyo",
        agreeToTerms: true,
      }),
    };
  };
}

function letterAt(number: number, place: number): string {
  return String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26));
}
