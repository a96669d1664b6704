import { describe, expect, test } from "vitest";
import { isCrossSite, ownOrigins } from "./security";

const site = "https://www.larkfield.example";

const requestTo = (host: string) =>
  new Request("https://preview.example/notetaker", { headers: { Host: host } });

test("our origins are those of the URL, the public site, and the Host header", () => {
  expect(ownOrigins(requestTo("lark.example"), site)).toEqual([
    "https://preview.example",
    site,
    "https://lark.example",
  ]);
});

describe("an Origin", () => {
  const ours = ownOrigins(requestTo("not a host"), site);
  const isForeign = (origin: string) => isCrossSite({ site: null, origin }, ours);

  test.each([site, "https://preview.example"])("that is ours: %s", (origin) =>
    expect(isForeign(origin)).toBe(false),
  );

  test.each([
    "https://evil.example",
    "http://www.larkfield.example",
    `${site}:8443`,
    `${site}.evil.example`,
    `${site}/path`,
    `${site}?query`,
    `${site}#hash`,
    "https://user@www.larkfield.example",
    "https://:password@www.larkfield.example",
    "chrome-extension://abcdef",
    "null",
    "no origin",
    "",
  ])("that is foreign: %j", (origin) => expect(isForeign(origin)).toBe(true));
});
