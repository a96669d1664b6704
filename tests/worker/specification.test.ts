import { expect, test } from "vitest";
import { pages } from "~/config/route-table";
import { frame, notFound, ours } from "../fixtures/spec/frame";
import { homeAndBooking } from "../fixtures/spec/home-and-booking";
import { notetakerAndGuides } from "../fixtures/spec/notetaker-and-guides";
import { offers } from "../fixtures/spec/offers";
import { pricing } from "../fixtures/spec/pricing";
import { countIn, linksIn, mainOf, textOf } from "./html";
import { visit } from "./visit";

const promised = [...homeAndBooking, ...notetakerAndGuides, ...offers, ...pricing];

const table = new Map<string, readonly string[]>(pages.map(({ id, paths }) => [id, paths]));
const wanted = new Map<string, readonly string[]>([
  ...promised.map(({ id, paths }) => [id, paths] as const),
  ...Object.entries(ours),
]);

test("the route table has the promised pages with the promised paths, and no others", () => {
  expect([...wanted.keys()].filter((id) => !table.has(id))).toEqual([]);
  for (const [id, paths] of table) expect([id, wanted.get(id)]).toEqual([id, paths]);
});

for (const { paths, query = "", ...page } of promised) {
  test(`${paths[0]}${query} keeps what is promised of it`, async () => {
    const html = mainOf(await (await visit(paths[0] + query)).text());
    const text = textOf(html);
    expect(page.says.filter((words) => !includes(text, words))).toEqual([]);

    const links = linksIn(html);
    const asked = page.links ?? [];
    const missing = asked.filter(
      ([words, target]) => !links.some(({ text, href }) => text === words && leadsTo(href, target)),
    );
    expect(missing).toEqual([]);

    for (const [words, times] of Object.entries(page.times ?? {})) {
      expect([words, text.split(words).length - 1]).toEqual([words, times]);
    }
    for (const [selector, count] of Object.entries(page.counts ?? {})) {
      expect([selector, await countIn(html, selector)]).toEqual([selector, count]);
    }
  });
}

test("header and footer are around every page", async () => {
  for (const { paths } of promised) {
    const html = await (await visit(paths[0])).text();
    const text = textOf(html);
    expect([paths[0], ...frame.says.filter((words) => !text.includes(words))]).toEqual([paths[0]]);
    const menu = linksIn(/<nav\b[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "");
    expect(menu.map(({ href }) => href)).toEqual(expect.arrayContaining(frame.pricing));
  }
});

test("an address that is not in the table shows the specified words", async () => {
  const answer = await visit("/no-such-page");
  expect(answer.status).toBe(404);
  const text = textOf(await answer.text());
  for (const words of notFound) expect(text).toContain(words);
});

/** A calendar's address goes on with the colours and the campaign of the visit. */
function leadsTo(href: string, target: string): boolean {
  return href === target || (target.includes("calendly.com") && href.startsWith(`${target}?`));
}

function includes(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.includes(words) : words.test(text);
}
