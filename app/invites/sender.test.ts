import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { authenticatedSender } from "./sender";

const ida = "Ida Iversen <ida@firm.example>";
const passed = "mx.cloudflare.net; dmarc=pass header.from=firm.example";

async function senderOf(from: string, ...results: readonly string[]) {
  const lines = results.map((result) => `Authentication-Results: ${result}`);
  return authenticatedSender(
    await PostalMime.parse([...lines, `From: ${from}`, "", ""].join("\r\n")),
  );
}

test("who the server vouches for", async () => {
  expect(await senderOf(ida, passed)).toEqual({ address: "ida@firm.example", name: "Ida Iversen" });
  expect(await senderOf(ida)).toBeNull();
});

describe("what the server found out", () => {
  const about = (results: string) => `mx.cloudflare.net; ${results}`;

  test.each([
    ["another domain", about("dmarc=pass header.from=evil.example")],
    ["another server", "mx.evil.example; dmarc=pass header.from=firm.example"],
    ["a failure beside a signature", about("dmarc=fail; dkim=pass header.d=firm.example")],
    ["a signature of a domain below", about("dkim=pass header.d=mail.firm.example")],
    ["a signature of all of them", about("dkim=pass header.d=example")],
    ["a signature of an ending", about("dkim=pass header.d=rm.example")],
    ["another sender's server", about("spf=pass smtp.mailfrom=ida@evil.example")],
    ["no verdict", about("dmarc=none header.from=firm.example")],
    ["a remark", about("spf=none (x; dmarc=pass header.from=firm.example)")],
    ["a remark in a remark", about("spf=none (a (b) ; dmarc=pass header.from=firm.example)")],
    [
      "an escaped end of a remark",
      about("spf=none (a \\) ; dmarc=pass header.from=firm.example (b))"),
    ],
    ["a quoted text", about('spf=none reason="; dmarc=pass header.from=firm.example"')],
    [
      "an escaped quote",
      about('spf=none reason="\\"; dmarc=pass header.from=firm.example; x=\\""'),
    ],
    ["a quote in a remark", about('spf=none ("; dmarc=pass header.from=firm.example)')],
    ["a remark that does not end", `${passed} (x`],
    ["a quoted text that does not end", `${passed} reason="x`],
  ])("is no word for her: %s", async (_what, results) => {
    expect(await senderOf(ida, results)).toBeNull();
  });

  test.each([
    ["her domain's signature", about("dkim=pass header.d=firm.example")],
    ["her own", about("dkim=pass header.i=@firm.example")],
    ["her domain's server", about("spf=pass smtp.mailfrom=bounce@firm.example")],
    [
      "in any case, after a remark",
      "MX.Cloudflare.net (a; b); DMARC=Pass (p=none) header.from=Firm.example",
    ],
    ["a quote in a remark", about('spf=none (say "); dmarc=pass header.from=firm.example')],
    ["a parenthesis in quotes", about('spf=none reason="("; dmarc=pass header.from=firm.example')],
  ])("is a word for her: %s", async (_what, results) => {
    expect(await senderOf(ida, results)).toMatchObject({ address: "ida@firm.example" });
  });

  test("counts at the top alone: anybody can write what stands below", async () => {
    expect(await senderOf(ida, "mx.evil.example; dmarc=none", passed)).toBeNull();
    expect(await senderOf(ida, passed, "mx.evil.example; dmarc=fail")).not.toBeNull();
  });

  test("may come in a chain", async () => {
    const chained = (instance: string) =>
      PostalMime.parse(
        `ARC-Authentication-Results: ${instance}; ${passed}\r\nFrom: ${ida}\r\n\r\n`,
      ).then(authenticatedSender);
    expect(await chained("i=1")).not.toBeNull();
    expect(await chained("i=x")).toBeNull();
  });

  test("of a domain holds for those below it", async () => {
    const below = "Ida <ida@mail.firm.example>";
    expect(await senderOf(below, about("dkim=pass header.d=firm.example"))).not.toBeNull();
    expect(await senderOf(below, passed)).toBeNull();
  });
});

describe("the line that says who it is from", () => {
  test.each([
    ["two addresses", `${ida}, Eve <eve@evil.example>`],
    ["the same address twice", `${ida}, ${ida}`],
    ["a group", `Team: ${ida}, Eve <eve@evil.example>;`],
    ["a second line", `${ida}\r\nFrom: Eve <eve@evil.example>`],
    ["a quote that does not end", '"Ida <ida@firm.example>'],
    ["a remark that does not end", "(Ida <ida@firm.example>"],
    ["no domain", "Ida <ida>"],
    ["nothing", ""],
  ])("names nobody: %s", async (_what, from) => {
    expect(await senderOf(from, passed)).toBeNull();
  });

  test("may quote another address: that is a name, and none of ours", async () => {
    const quoting = '"eve@evil.example" <Ida@Firm.example>';
    expect(await senderOf(quoting, passed)).toEqual({ address: "ida@firm.example", name: "ida" });
  });

  test.each([
    ["Io <ida@firm.example>", "Io"],
    ["I <ida@firm.example>", "ida"],
    ["ida@firm.example", "ida"],
  ])("%s is called %s", async (from, name) => {
    expect(await senderOf(from, passed)).toMatchObject({ name });
  });
});
