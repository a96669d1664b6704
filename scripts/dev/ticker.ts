/** Calls a site's cron soon after the start, then every `everySeconds` seconds. */
export function startTicker(
  siteUrl: string,
  options: { readonly everySeconds: number; readonly onFailure: (problem: string) => void },
): { readonly stop: () => void } {
  const period = options.everySeconds * 1000;
  const tick = async () => {
    const problem = await runCron(siteUrl);
    if (problem !== null) options.onFailure(problem);
  };
  const first = setTimeout(() => void tick(), Math.min(3_000, period));
  const others = setInterval(() => void tick(), period);
  return {
    stop() {
      clearTimeout(first);
      clearInterval(others);
    },
  };
}

/** Runs one tick at the time `now`. Returns null, or the error's text. */
export async function runCron(siteUrl: string, now?: number): Promise<string | null> {
  const query = new URLSearchParams({ cron: "* * * * *", format: "json" });
  if (now !== undefined) query.set("time", String(now));
  try {
    const answer = await fetch(`${siteUrl}/cdn-cgi/local/scheduled?${query}`);
    const text = await answer.text();
    return answer.ok ? null : text;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
