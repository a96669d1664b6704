/**
 * `npm run stamp`, after the words of a page have changed: notes the day of the change, which the
 * sitemap tells, and draws the picture that shared links show anew where the first section is another.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chromium, type Browser } from "@playwright/test";
import { format } from "prettier";
import { sectionPageIds } from "../app/content/pages/index.ts";
import { published, type Published } from "../app/content/published.ts";
import { shareSize } from "../app/lib/seo/seo.server.ts";
import { findChromium } from "./parts/chromium.ts";
import { mark } from "./parts/pictures/mark.ts";
import { fingerprints, type Fingerprints } from "./parts/fingerprints.ts";
import { fingerprint, pageFacts } from "./parts/page-facts.ts";
import { renderPages } from "./parts/rendered-pages.ts";
import { root } from "./parts/root.ts";
import { run } from "./parts/run.ts";
import { cardDigest, shareCard, shownParts, showsPeople } from "./parts/pictures/share-card.ts";

type Card = { readonly page: string; readonly heading: string };

const origin = "https://site.invalid";
/** Of a picture that shared links show. */
const mostBytes = 60_000;
const today = new Date().toISOString().slice(0, 10);

process.exitCode = await run(process.execPath, [`${root}scripts/build.ts`]);
if (process.exitCode === 0) await stamp();

async function stamp() {
  const stamps: Record<string, Published> = {};
  const marks: Record<string, Fingerprints> = {};
  const cards: Card[] = [];
  const rendered = await renderPages(origin);

  for (const [page, html] of rendered) {
    const facts = pageFacts(html);
    const before = fingerprints[page];
    const last = published[page]?.changed ?? today;
    const words = await fingerprint(facts);
    const card = await cardDigest(page, facts);
    const changed = before?.words === words ? last : today;
    const { title, description } = facts;
    stamps[page] = isMadeOfSections(page) ? { changed } : { changed, title, description };
    marks[page] = { words, card };
    if (before?.words !== words) console.log(`${page}: changed ${today}`);
    if (card === before?.card && existsSync(pictureOf(page))) continue;
    cards.push({ page, heading: facts.heading });
  }

  await draw(cards, rendered);
  await writeTable(`${root}app/content/published.ts`, stamps);
  await writeTable(`${root}scripts/parts/fingerprints.ts`, marks);
}

function isMadeOfSections(page: string): boolean {
  return sectionPageIds.some((id) => id === page);
}

function pictureOf(page: string): string {
  return `${root}public/og/${page}.jpg`;
}

async function draw(cards: readonly Card[], rendered: ReadonlyMap<string, string>) {
  if (cards.length === 0) return;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const { page, heading } of cards) {
      const shot = showsPeople(page) ? "" : await shotOf(browser, rendered.get(page) ?? "");
      await writeFile(
        pictureOf(page),
        await picture(browser, shareCard(page, heading, mark, shot)),
      );
      console.log(`${page}: picture drawn`);
    }
  } finally {
    await browser.close();
  }
}

/** The page's own product as the page shows it on a phone, as the address of an image. */
async function shotOf(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: 428, height: 1200 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
  });
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    const file = `${root}public${decodeURIComponent(pathname)}`;
    // Scripts would look for the page at its own address.
    return existsSync(file) && !file.endsWith(".js")
      ? route.fulfill({ path: file })
      : route.abort();
  });
  await page.goto(origin);
  await page.addStyleTag({ content: ".sticky-bar { display: none }" });
  await page.evaluate(() => document.fonts.ready);
  for (const part of shownParts) {
    const found = page.locator(part).first();
    if (!(await found.isVisible())) continue;
    const png = await found.screenshot({ animations: "disabled" });
    await page.close();
    return `data:image/png;base64,${png.toString("base64")}`;
  }
  throw new Error("the page shows nothing of `shownParts`");
}

async function picture(browser: Browser, html: string): Promise<Buffer> {
  const font = await readFile(`${root}app/styles/fonts/funnel-display-core.woff2`, "base64");
  const face = `@font-face { font-family: F; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }`;
  const page = await browser.newPage({ viewport: shareSize });
  await page.setContent(`<style>${face}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  let jpeg = await page.screenshot({ type: "jpeg", quality: 72 });
  for (let quality = 66; jpeg.byteLength > mostBytes && quality > 40; quality -= 6)
    jpeg = await page.screenshot({ type: "jpeg", quality });
  await page.close();
  return jpeg;
}

/** In the place of what the file exports: its only table, of the same type. */
async function writeTable(file: string, table: Readonly<Record<string, object>>) {
  const source = await readFile(file, "utf8");
  const text = source.replace(
    /(\nexport const [^=]* = )[\s\S]*$/,
    (_, head: string) => `${head}${JSON.stringify(table)};\n`,
  );
  await writeFile(file, await format(text, { parser: "typescript", printWidth: 100 }));
}
