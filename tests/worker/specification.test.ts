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

/** Pages that are promised and not there yet; whoever adds one takes it from this list. */
const pending = [
  ...["ai4b", "book-automate90", "free-resources", "free-workspace-email"],
  ...["template-success", "unsubscribe"],
];

const table = new Map<string, readonly string[]>(pages.map(({ id, paths }) => [id, paths]));
const wanted = new Map<string, readonly string[]>([
  ...promised.map(({ id, paths }) => [id, paths] as const),
  ...Object.entries(ours),
]);

test("the route table has the promised pages with the promised paths, and no others", () => {
  expect([...wanted.keys()].filter((id) => !table.has(id)).toSorted()).toEqual(pending);
  for (const [id, paths] of table) expect([id, wanted.get(id)]).toEqual([id, paths]);
});

for (const { id, paths, query = "", ...page } of promised) {
  if (pending.includes(id)) continue;
  test(`${paths[0]}${query} keeps what is promised of it`, async () => {
    const html = mainOf(await (await visit(paths[0] + query)).text());
    const text = textOf(html);
    expect(page.says.filter((words) => !includes(text, words))).toEqual([]);

    const links = linksIn(html);
    const asked = page.links ?? [];
    const missing = asked.filter(
      ([words, target]) => !links.some((link) => link.text === words && link.href === target),
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
  for (const { id, paths } of promised) {
    if (pending.includes(id)) continue;
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

function includes(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.includes(words) : words.test(text);
}
