/** `npm run stamp`: run it after the words of a page have changed. Stores the date for the sitemap. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { format } from "prettier";
import { pages } from "../app/config/pages.ts";
import { exampleSecrets } from "../app/config/published-secrets.server.ts";
import { published } from "../app/content/published.ts";
import { startWranglerDev } from "./cloudflare/wrangler.ts";
import { freezeSite } from "./dev/frozen-site.ts";
import { freePort } from "./dev/ports.ts";
import { fingerprint, pageFacts } from "./parts/page-facts.ts";
import { root } from "./parts/root.ts";

const fingerprintsFile = `${root}scripts/parts/fingerprints.json`;
const publishedFile = `${root}app/content/published.ts`;

await stamp(await htmlOfPages());

async function stamp(html: ReadonlyMap<string, string>): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const before = JSON.parse(await readFile(fingerprintsFile, "utf8")) as Record<string, string>;
  const stamps: Record<string, string> = {};
  const fingerprints: Record<string, string> = {};
  for (const [page, text] of html) {
    const hash = await fingerprint(pageFacts(text));
    const isChanged = before[page] !== hash;
    stamps[page] = isChanged ? today : (published[page] ?? today);
    fingerprints[page] = hash;
    if (isChanged) {
      console.log(`${page}: changed ${today}. Does public/og/${page}.jpg still show its heading?`);
    }
  }
  await writeFile(fingerprintsFile, `${JSON.stringify(fingerprints, null, 2)}\n`);
  const source = await readFile(publishedFile, "utf8");
  const next = source.replace(
    /(?<=\nexport const [^=]* = )[\s\S]*$/,
    `${JSON.stringify(stamps)};\n`,
  );
  await writeFile(publishedFile, await format(next, { parser: "typescript", printWidth: 100 }));
}

async function htmlOfPages(): Promise<Map<string, string>> {
  const folder = `${root}.cache/stamp`;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const vars = { ...exampleSecrets, SITE_URL: origin };
  const dev = await startWranglerDev(await freezeSite(folder, vars), { port });
  try {
    const found = new Map<string, string>();
    for (const { id, paths } of pages.filter(({ indexed }) => indexed)) {
      const response = await fetch(`${origin}${paths[0]}`);
      if (!response.ok) throw new Error(`${paths[0]} answers ${response.status}`);
      found.set(id, await response.text());
    }
    return found;
  } finally {
    await dev.stop();
    await rm(folder, { recursive: true });
  }
}
