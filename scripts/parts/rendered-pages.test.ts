import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { pages } from "../../app/config/pages.ts";
import { root } from "./root.ts";

const program = `
import { renderPages } from "./scripts/parts/rendered-pages.ts";
const titles = [...(await renderPages("https://site.test"))].map(([id, html]) => [
  id,
  /<title>([^<]+)</.exec(html)?.[1],
]);
console.log(JSON.stringify(titles));`;

test("every page that is found renders outside a Worker as well, for `npm run stamp`", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { cwd: root },
  );
  const titles = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as [string, string][];
  const open = pages.filter(({ indexed }) => indexed);
  expect(titles.map(([id]) => id)).toEqual(open.map(({ id }) => id));
  expect(new Set(titles.map(([, title]) => title)).size).toBe(open.length);
});
