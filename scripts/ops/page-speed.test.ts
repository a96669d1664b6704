import { afterEach, expect, test } from "vitest";
import {
  startCloudflareSimulator,
  type CloudflareAccount,
  type CloudflareSimulator,
} from "../../tests/simulators/cloudflare/cloudflare-simulator.ts";
import { openCloudflareApi } from "../cloudflare/api.ts";
import { pageSpeedText, readPageSpeed } from "./page-speed.ts";

const running: CloudflareSimulator[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ close }) => close())));

async function speedIn(account: Pick<CloudflareAccount, "measured">, env: NodeJS.ProcessEnv = {}) {
  const cloudflare = await startCloudflareSimulator({ secrets: [], zones: [], ...account });
  running.push(cloudflare);
  return readPageSpeed(openCloudflareApi({}, { ...cloudflare.env, ...env }), "field");
}

const row = (page: string, metric: string, p75: number, visits: string) => {
  return { page, metric, p75, visits };
};

test("prints the 75th percentile of each metric, one line per page", async () => {
  const speed = await speedIn({
    measured: [
      row("book", "LCP", 812.25, "12"),
      row("home", "LCP", 640.5, "3100"),
      row("home", "INP", 48, "900"),
      row("home", "CLS", 0.00213, "3100"),
    ],
  });
  expect(pageSpeedText(speed).split("\n")).toEqual([
    "Speed of real visits (75% were at least this fast)",
    expect.stringMatching(/page +visits +LCP ms +INP ms +CLS +TTFB ms/),
    expect.stringMatching(/home +3100 +641 +48 +0\.002 +–/),
    expect.stringMatching(/book +12 +812 +– +– +–/),
  ]);
});

test("an unreadable dataset gives the reason instead of throwing", async () => {
  expect(pageSpeedText(await speedIn({ measured: [] }))).toMatch(/: none$/);
  const unknown = await speedIn({});
  expect(unknown).toEqual({ outcome: "unreadable", why: "status 422" });
  const forbidden = await speedIn({ measured: [] }, { CLOUDFLARE_API_TOKEN: "another" });
  expect(pageSpeedText(forbidden)).toMatch(/Authentication error|may not read/);
});
