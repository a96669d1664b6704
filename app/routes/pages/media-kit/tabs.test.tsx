import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Bios, Pictures } from "./tabs";

test("files are named after the person's slug, whatever their name is", () => {
  const person = { name: "Zoë Ann", slug: "zoe-ann" };
  const html = renderToStaticMarkup(
    <>
      <Pictures {...person} portrait="/zoe.svg" headshot="/zoe.png" oneLiner="" />
      <Bios {...person} bios={{ line: "", short: "", long: "" }} />
    </>,
  );
  const files = Array.from(html.matchAll(/ download="([^"]+)"/g), ([, file]) => file);
  expect(files.filter((file) => !file?.startsWith("logo-"))).toEqual([
    "zoe-ann.png",
    "zoe-ann-line-bio.txt",
    "zoe-ann-short-bio.txt",
    "zoe-ann-long-bio.txt",
  ]);
});
