import { expect, test } from "vitest";
import { checkUp, checkWorld, endServers, serve } from "../../../tests/support/check";
import { constantHeaders, isolation } from "../../../workers/constant-headers";
import { siteSubject } from "./site";

endServers();

type Headers = Record<string, string>;
const files: Headers = { ...constantHeaders, [isolation.name]: isolation.value };
const policy = "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'";
const pages: Headers = { ...constantHeaders, "Content-Security-Policy": policy };

/** A site whose answers can be changed; the real one is tried in `scripts/check.test.ts`. */
async function run(change: Readonly<Record<string, readonly [number, string, Headers?]>> = {}) {
  const sound = {
    "/healthz": [200, '{"ok":true}', pages],
    "/": [200, "<!doctype html>", pages],
    "/favicon.svg": [200, "<svg/>", files],
  } as const;
  const answers = new Map(Object.entries({ ...sound, ...change }));
  const url = await serve((request, response) => {
    const [status, body, headers = pages] = answers.get(request.url ?? "") ?? [404, ""];
    response.writeHead(status, headers).end(body);
  });
  return checkUp(siteSubject(), checkWorld({ SITE_URL: url }));
}

const health = "It answers, and reads its database";

test("a sound site is in order", async () => {
  expect((await run()).tally).toEqual({ ok: 3, failed: 0, skipped: 0 });
});

test.each([
  [503, '{"ok":false}', "cannot read its tables"],
  [500, "", "a variable or secret is missing, too weak or published"],
  [200, "<html>Buy this domain</html>", "Something else answers at this address: 200 with a page"],
  [404, "", "Something else answers at this address: 404 without a word"],
])("%i %s at /healthz is said as what it is", async (status, body, said) => {
  expect((await run({ "/healthz": [status, body] })).about(health)).toContain(said);
});

test("a site that is down is said, with its address", async () => {
  const { about } = await checkUp(siteSubject(), checkWorld({ SITE_URL: "http://127.0.0.1:9" }));
  expect(about(health)).toContain("The site did not answer at http://127.0.0.1:9");
});

test.each([
  ["Strict-Transport-Security", undefined, "Missing: Strict-Transport-Security"],
  ["Content-Security-Policy", undefined, "Missing: Content-Security-Policy"],
  ["Content-Security-Policy", "default-src *", "Not as the Worker sets it: Content-Security"],
  ["Referrer-Policy", "unsafe-url", "Not as the Worker sets it: Referrer-Policy"],
])("a page with %s: %s is said", async (name, value, said) => {
  const { [name]: _, ...others } = pages;
  const headers: Headers = value === undefined ? others : { ...others, [name]: value };
  const { about, tally } = await run({ "/": [200, "", headers] });
  expect(about("Its pages have their headers")).toContain(said);
  expect(tally.failed).toBe(1);
});

test("a file without its headers is said", async () => {
  const { about } = await run({ "/favicon.svg": [200, "<svg/>", constantHeaders] });
  expect(about("Its files have their headers")).toContain(`Missing: ${isolation.name}`);
});
