/**
 * `npm run stamp`, after the words of a page have changed: notes the day of the change, which the
 * sitemap tells, and draws the picture that shared links show anew where its heading is another.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chromium, type Browser } from "@playwright/test";
import { format } from "prettier";
import { published, type Published } from "../app/content/published.ts";
import { shareSize } from "../app/lib/seo/seo.server.ts";
import { findChromium } from "./parts/chromium.ts";
import { mark } from "./parts/pictures/mark.ts";
import { digest, fingerprint, pageFacts } from "./parts/page-facts.ts";
import { renderPages } from "./parts/rendered-pages.ts";
import { root } from "./parts/root.ts";
import { run } from "./parts/run.ts";
import { shareCard } from "./parts/pictures/share-card.ts";

const today = new Date().toISOString().slice(0, 10);

process.exitCode = await run(process.execPath, [`${root}scripts/build.ts`]);
if (process.exitCode === 0) await stamp();

async function stamp() {
  const stamps: Record<string, Published> = {};
  const cards: { page: string; html: string }[] = [];

  for (const [page, html] of await renderPages("https://site.invalid")) {
    const facts = pageFacts(html);
    const before = published[page];
    const words = await fingerprint(facts);
    const card = await digest(shareCard(page, facts.heading));
    const changed = before?.words === words ? before.changed : today;
    const { title, description } = facts;
    stamps[page] = { title, description, changed, words, card };
    if (changed !== before?.changed) console.log(`${page}: changed ${today}`);
    if (card === before?.card && existsSync(pictureOf(page))) continue;
    cards.push({ page, html: shareCard(page, facts.heading, mark) });
  }

  await draw(cards);
  await writeStamps(stamps);
}

function pictureOf(page: string): string {
  return `${root}public/og/${page}.jpg`;
}

async function draw(cards: readonly { page: string; html: string }[]) {
  if (cards.length === 0) return;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const { page, html } of cards) {
      await writeFile(pictureOf(page), await picture(browser, html));
      console.log(`${page}: picture drawn`);
    }
  } finally {
    await browser.close();
  }
}

async function picture(browser: Browser, html: string): Promise<Buffer> {
  const font = await readFile(`${root}app/styles/fonts/funnel-display-core.woff2`, "base64");
  const face = `@font-face { font-family: F; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }`;
  const page = await browser.newPage({ viewport: shareSize });
  await page.setContent(`<style>${face}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const jpeg = await page.screenshot({ type: "jpeg", quality: 82 });
  await page.close();
  return jpeg;
}

async function writeStamps(stamps: Readonly<Record<string, Published>>) {
  const file = `${root}app/content/published.ts`;
  const source = await readFile(file, "utf8");
  const table = `export const published: Readonly<Record<string, Published>> = ${JSON.stringify(stamps)};\n`;
  const text = source.replace(/export const published[\s\S]*$/, () => table);
  await writeFile(file, await format(text, { parser: "typescript", printWidth: 100 }));
}
