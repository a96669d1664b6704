import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root.ts";
import * as colors from "./colors.ts";

const literal =
  /(?<![\w&|])#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/gi;
const digits = JSON.stringify(colors).match(/(?<=#)[\da-f]{6}/gi) ?? [];

function sources(): string[] {
  const files = ["app", "workers", "scripts"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  return files.filter(
    (file) => /(?<!\.test)\.(?:tsx?|mjs|css)$/.test(file) && file !== "app/config/colors.ts",
  );
}

test("no other file spells a colour out", () => {
  const found = sources().flatMap((file) => {
    const text = readFileSync(`${root}${file}`, "utf8");
    const bare = digits.filter((hex) => text.toLowerCase().includes(hex.toLowerCase()));
    return [...(text.match(literal) ?? []), ...bare].map((color) => `${file}: ${color}`);
  });
  expect(found).toEqual([]);
  expect(sources().length).toBeGreaterThan(300);
  expect(digits.length).toBeGreaterThan(40);
});

test.each(["#0a1814", "#FFF", "rgb(9 30 22 / 0.1)", "rgba(0,0,0,.5)", "oklch(0.7 0.1 120)"])(
  "%s is a colour",
  (color) => expect(`fill:${color}`.match(literal)).toHaveLength(1),
);
