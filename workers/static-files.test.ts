import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pages } from "~/config/pages";
import { resources } from "~/config/resources";
import { staticHeaders } from "../scripts/headers";
import { withSecurityHeaders } from "./headers";

const folder = fileURLToPath(new URL("../public", import.meta.url));
const stored = readFileSync(`${folder}/_headers`, "utf8");

/** Returns the rule of a path, without `! Name` lines, which remove a header. */
function ruleFor(path: string): Map<string, string> {
  const [, lines = ""] = stored.split(`\n${path}\n`);
  const [own = ""] = lines.split("\n\n");
  const pairs = own.split("\n").map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []);
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}

test("public/_headers is what `npm run headers` writes", async () => {
  expect(stored).toBe(await staticHeaders(folder));
});

test("a file has the headers of the Worker's answers, and as strict a policy", () => {
  const plainPage = {
    nonce: "n",
    isHttps: true,
    holdsToken: false,
    playsMedia: false,
    thirdParties: [],
  };
  const { headers } = withSecurityHeaders(new Response("x"), plainPage);
  const rule = ruleFor("/*");
  const own = ["content-type", "cache-control", "content-security-policy"];
  for (const [name, value] of headers) {
    if (!own.includes(name)) expect(new Headers([...rule]).get(name), name).toBe(value);
  }
  expect(rule.get("Content-Security-Policy")?.replace(" media-src 'self';", "")).toBe(
    headers.get("Content-Security-Policy"),
  );
  expect(stored).not.toContain("unsafe");
});

test("no file has the path of a page or a resource", () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length));
  expect(files.length).toBeGreaterThan(5);
  const ours = [...pages.flatMap(({ paths }) => paths), ...resources.map(({ path }) => path)];
  expect(ours.filter((path: string) => files.includes(path))).toEqual([]);
});
