import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { root } from "../../scripts/parts/root.ts";
import { otherColors, otherNames, otherWords } from "./brand.ts";

/** What a build and a look at it need of the project. */
const needed = [
  "app",
  "workers",
  "scripts",
  "migrations",
  "public",
  "tests/rebranding",
  "package.json",
  "remix.config.js",
  "tsconfig.json",
];

/** Pictures that only a browser can draw, and what was built before. */
const left = /\/public\/(?:build|og|people)\b|\.test\.tsx?$/;

/** The project in another folder, with the names, colours and words of another brand. */
export function copyRebranded(folder: string): void {
  for (const path of needed) {
    cpSync(`${root}${path}`, `${folder}/${path}`, {
      recursive: true,
      filter: (source) => !left.test(source),
    });
  }
  symlinkSync(`${root}node_modules`, `${folder}/node_modules`);

  edit(`${folder}/app/config/names.ts`, otherNames);
  edit(`${folder}/app/config/colors.ts`, otherColors);
  const content = `${folder}/app/content`;
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".ts")) edit(`${content}/${file}`, otherWords);
  }
}

function edit(file: string, change: (source: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
