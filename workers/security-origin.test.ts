import { expect, test } from "vitest";
import { ownOrigins } from "./security";

test("our origins are those of the URL, the public site, and the Host header", () => {
  const site = "https://www.larkfield.example";
  const headers = { Host: "lark.example" };
  const request = new Request("https://preview.example/notetaker", { headers });
  expect(ownOrigins(request, site)).toEqual([
    "https://preview.example",
    site,
    "https://lark.example",
  ]);
});
