import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { naughtyStrings } from "../../../../tests/fixtures/naughty-strings";
import { transcriptPage } from "../../results/search";
import { Transcript } from "./transcript";

test("nothing that was said or searched for becomes markup", () => {
  for (const text of naughtyStrings.filter((one) => /<[a-z!/?]/i.test(one))) {
    const turns = [{ speaker: text, start: 1, end: 2, text: `So: ${text}` }];
    const page = transcriptPage(turns, { query: text, page: 1 });
    const html = renderToString(<Transcript page={page} token="t" onSeek={null} />);
    expect(html).not.toContain(text);
    expect(html).toContain("&lt;");
  }
});

test("a transcript of four hours comes in parts, each linked to its neighbours", () => {
  const turns = Array.from({ length: 3_000 }, (_, nth) => {
    return { speaker: "Ada", start: nth * 5, end: nth * 5 + 4, text: "word ".repeat(30) };
  });
  const page = transcriptPage(turns, { query: "word", page: 2 });
  const html = renderToString(<Transcript page={page} token="t" onSeek={null} />);
  expect(html.length).toBeLessThan(250_000);
  expect(html).toContain("Part 2 of 50");
  expect(html).toContain('href="/notetaker-status?token=t&amp;q=word#transcript"');
  expect(html).toContain('href="/notetaker-status?token=t&amp;q=word&amp;page=3#transcript"');
});
