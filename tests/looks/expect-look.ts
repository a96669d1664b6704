import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { root } from "../../scripts/parts/root.ts";
import { expect, test } from "../support/e2e.ts";
import { compare } from "./compare.ts";
import { foreignLetters } from "./letters.ts";
import { isMeant } from "./names.ts";
import { decode } from "./picture.ts";
import { sideBySide } from "./report.ts";
import { accept, acceptedEngine, fileOf, readAccepted, widths } from "./store.ts";
import { type Extent, type Taken, whileStill } from "./take.ts";

type Take = (width: number) => Promise<Taken>;

type Options = {
  readonly extent?: Extent;
  /** The widths at which there is such a thing. */
  readonly at?: readonly (typeof widths)[number][];
};

/**
 * The page looks as it was accepted, at each width; a test goes on where it does not, and fails at its
 * end. With `npm run looks -- --accept` it becomes what is accepted.
 */
export async function expectLook(
  page: Page,
  name: string,
  { extent = "page", at = widths }: Options = {},
): Promise<void> {
  const differences: string[] = [];
  const version = page.context().browser()?.version() ?? "";
  const isOther = acceptedEngine() !== Number.parseInt(version);
  await whileStill(page, extent, async (take) => {
    const foreign = await page.evaluate(foreignLetters);
    expect.soft(foreign, `${name} is set in the site's own fonts alone`).toEqual([]);
    for (const width of at) {
      const difference = await differenceAt(name, width, take, isOther);
      if (difference !== null) differences.push(difference);
    }
  });
  expect.soft(differences, advice(name, version)).toEqual([]);
}

async function differenceAt(
  name: string,
  width: number,
  take: Take,
  isOther: boolean,
): Promise<string | null> {
  const file = fileOf(name, width);
  const kept = await readAccepted(file);
  let taken = await take(width);
  if (kept !== null && Buffer.compare(kept, taken.file) === 0) return null;

  const accepted = kept && (await decode(kept));
  // What has only just come is not there in the next picture any more, or in the one after it.
  for (let again = 0; again < 5; again += 1) {
    if (accepted && compare(accepted, taken.picture, isOther).same) return null;
    const before = taken.file;
    taken = await take(width);
    if (again > 0 && Buffer.compare(before, taken.file) === 0) break;
  }

  if (isMeant(name)) {
    await accept(file, taken.file);
    console.log(`accepted ${file}`);
    return null;
  }
  if (!accepted) return `${width} px: no picture of it was ever accepted`;
  const comparison = compare(accepted, taken.picture, isOther);
  if (comparison.same) return null;
  const path = await report(file, await sideBySide(accepted, taken.picture, comparison.squares));
  return `${width} px: ${comparison.why}; both are in ${path.slice(root.length)}`;
}

async function report(file: string, picture: Uint8Array): Promise<string> {
  const folder = `${root}test-results/looks/`;
  const path = `${folder}${file.replace(/webp$/, "png")}`;
  await mkdir(folder, { recursive: true });
  await writeFile(path, picture);
  await test.info().attach(file, { path, contentType: "image/png" });
  return path;
}

function advice(name: string, version: string): string {
  const command = `${name} looks as it was accepted; if it is meant to look so: npm run looks -- --accept ${name}`;
  const [accepted, engine] = [acceptedEngine(), Number.parseInt(version)];
  if (accepted === engine) return command;
  return `${command}
The accepted pictures were drawn by Chromium ${accepted}, this is ${engine}: if pages differ that nobody has changed, look at some, and accept all: npm run looks -- --accept`;
}
