import { existsSync, readFileSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { root } from "../../scripts/parts/root.ts";

/** The accepted pictures, `<look>-<width>.webp`, and the engine that drew them. */

const folder = `${root}tests/looks/accepted/`;
const engineFile = `${folder}engine.json`;

/** Where the two layouts are themselves, and the width between them. */
export const widths = [390, 768, 1440] as const;

export const fileOf = (look: string, width: number) => `${look}-${width}.webp`;
export const lookOf = (file: string) => file.replace(/-\d+\.webp$/, "");

export function acceptedFiles(): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".webp"));
}

/** null if no such picture was ever accepted. */
export async function readAccepted(name: string): Promise<Uint8Array | null> {
  return existsSync(folder + name) ? readFile(folder + name) : null;
}

export async function accept(name: string, file: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(folder + name, file);
}

export async function forget(name: string): Promise<void> {
  await rm(folder + name);
}

/** The major version of the Chromium that drew them all. */
export function acceptedEngine(): number | null {
  if (!existsSync(engineFile)) return null;
  const { chromium } = JSON.parse(readFileSync(engineFile, "utf8")) as { chromium: number };
  return chromium;
}

export async function acceptEngine(chromium: number): Promise<void> {
  await writeFile(engineFile, `{ "chromium": ${chromium} }\n`);
}
