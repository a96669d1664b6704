/**
 * Draws the images in `public/` from the mark, the fonts, the names and the colours: favicons, touch
 * icon, app icons, the portraits, the pictures of the planner template, and, for the code to send, what a notetaker shows in place of a camera. Run `npm run images` after a rebranding; the
 * pictures that shared links show are drawn by `npm run stamp`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import * as colors from "../app/config/colors.ts";
import { markPath, names } from "../app/config/names.ts";
import { botPicture, botPictureSize } from "./parts/pictures/bot-picture.ts";
import { findChromium } from "./parts/chromium.ts";
import { drawings } from "./parts/pictures/drawings.ts";
import {
  memberIds,
  memberPortrait,
  speakerIds,
  speakerPortrait,
} from "./parts/pictures/people/cast.ts";
import { mark } from "./parts/pictures/mark.ts";

const font = await readFile(
  new URL("../app/styles/fonts/funnel-display-core.woff2", import.meta.url),
);
const face = `@font-face { font-family: F; src: url(data:font/woff2;base64,${font.toString("base64")}); font-weight: 400 700 }`;

const botPictureModule = new URL(
  "../app/notetaker/provider/bot-picture.server.ts",
  import.meta.url,
);

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [path, drawing] of drawings()) await save(path, drawing);
  await save("apple-touch-icon.png", await drawMark(180, 0.72, colors.ink900));
  await save("icon-192.png", await drawMark(192, 0.72, colors.ink900));
  await save("icon-512.png", await drawMark(512, 0.72, colors.ink900));
  // A launcher may cut away all but a circle of 80 %.
  await save("icon-maskable-512.png", await drawMark(512, 0.56, colors.ink900));
  await save("favicon.ico", asIco(await drawMark(32, 1, "transparent"), 32));
  for (const member of memberIds) {
    const { slug } = names.members[member];
    await save(`people/${slug}.png`, await drawPortrait(1200, 1200, memberPortrait(member)));
  }
  for (const speaker of speakerIds) {
    const { slug } = names.members[speaker];
    await save(`people/${slug}-wide.png`, await drawPortrait(1920, 1080, speakerPortrait(speaker)));
  }
  await save("logo-dark.png", await drawLogo(colors.pine600, colors.ink900));
  await save("logo-light.png", await drawLogo(colors.lime300, colors.onDark));
  await writeFile(botPictureModule, asModule("botPicture", await drawBotPicture()));
} finally {
  await browser.close();
}

async function drawBotPicture(): Promise<Buffer> {
  const page = await browser.newPage({ viewport: botPictureSize });
  await page.setContent(`<style>${face}</style>${botPicture(mark)}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  // It travels inside of the Worker. Not progressive: every decoder reads a baseline JPEG.
  return sharp(picture).jpeg({ quality: 22, mozjpeg: true, progressive: false }).toBuffer();
}

function asModule(name: string, content: Buffer): string {
  return `/** A JPEG in Base64, drawn by \`npm run images\`. */\nexport const ${name} =\n  "${content.toString("base64")}";\n`;
}

function drawMark(size: number, share: number, ground: string): Promise<Buffer> {
  const html = `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><div style="width:${share * size}px;height:${share * size}px">${mark}</div>`;
  return draw(size, size, html);
}

/** For whoever announces a talk: a slide takes no SVG. */
function drawPortrait(width: number, height: number, svg: string): Promise<Buffer> {
  const html = `<style>body { margin: 0 } svg { display: block; width: 100%; height: auto }</style>${svg}`;
  return draw(width, height, html);
}

/** The mark and the name beside it on no ground, for what others print and show. */
function drawLogo(markColor: string, nameColor: string): Promise<Buffer> {
  const path = `<svg viewBox="1.5 2 29 28" width="290" height="280"><path d="${markPath}" fill="${markColor}"/></svg>`;
  const html = `<style>${face} body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center; gap: 56px; font: 600 230px/1 F; letter-spacing: -.02em; color: ${nameColor} }</style>${path}${names.brand}`;
  return draw(1600, 400, html);
}

async function draw(width: number, height: number, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file that holds one PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function save(name: string, content: Buffer | string): Promise<void> {
  await writeFile(new URL(`../public/${name}`, import.meta.url), content);
}
