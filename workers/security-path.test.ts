import { expect, test } from "vitest";
import { withoutTrailingSlash } from "./security";

const site = "https://www.larkfield.example";
const target = (path: string) => withoutTrailingSlash(new URL(`${site}${path}`));

test.each([
  ["/terms-of-use/", "/terms-of-use"],
  ["/terms-of-use///", "/terms-of-use"],
  ["/terms-of-use/?a=1&b=//c/", "/terms-of-use?a=1&b=//c/"],
  ["/a/b/", "/a/b"],
  ["//", "/"],
  ["//////", "/"],
])("%s redirects to %s", (path, to) => {
  expect(target(path)).toBe(to);
});

test.each(["/", "/terms-of-use", "/a/b", "/?x=/", "/a?b=/", "//a"])(
  "%s does not redirect",
  (path) => {
    expect(target(path)).toBeNull();
  },
);

const hosts = "evil.test evil.test:443 user@evil.test evil.test%2F.. [::1] %65vil.test".split(" ");
const openings =
  String.raw`// /// //// /\ \\ /\/ \/ //\ /./ /.// /..// /a/..// /%2F /%2f/ /%5C /%5c%5c`
    .concat(" /%09/ /%0a/ /%0d%0a/ /%00/ /https:// /https:/ /javascript: /;// /@ /:@")
    .split(" ")
    .concat("/\t/", "/\n/");

test("no path redirects to another host", () => {
  const payloads = openings.flatMap((opening) => hosts.map((host) => `${opening}${host}/`));
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  for (const payload of payloads) {
    let url: URL;
    try {
      url = new URL(payload, `${site}/`);
      // `//evil.test/` as a reference names a host; as a request target it is a path.
      if (url.origin !== site) url = new URL(`${site}${payload}`);
    } catch {
      continue;
    }
    const to = withoutTrailingSlash(url);
    if (to !== null) expect(new URL(to, site).origin, payload).toBe(site);
  }
});

test("16,000 slashes are read in linear time", () => {
  expect(target(`/${"/".repeat(16_000)}a`)).toBeNull();
  expect(target(`/a${"/".repeat(16_000)}`)).toBe("/a");
});
